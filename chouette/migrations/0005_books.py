import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

from chouette.models import guards



def take_guards_away(apps, schema_editor):
    # SQLite does not let a table be rebuilt that triggers of other tables look at.
    guards.remove(schema_editor.connection)


class Migration(migrations.Migration):

    dependencies = [
        ('chouette', '0004_labels'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.RunPython(take_guards_away, migrations.RunPython.noop),
        migrations.CreateModel(
            name='Dispute',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('game', models.PositiveIntegerField(verbose_name='game')),
                ('note', models.CharField(blank=True, default='', max_length=200, verbose_name='what is wrong')),
                ('device', models.CharField(blank=True, default='', max_length=80, verbose_name='device')),
                ('raised_at', models.DateTimeField(default=django.utils.timezone.now, verbose_name='raised')),
                ('decision', models.CharField(blank=True, default='', max_length=200, verbose_name='decision')),
                ('decided_at', models.DateTimeField(blank=True, null=True, verbose_name='decided')),
            ],
            options={
                'verbose_name': 'dispute',
                'verbose_name_plural': 'disputes',
                'ordering': ['id'],
            },
        ),
        migrations.CreateModel(
            name='Season',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=80, verbose_name='name')),
                ('starts_on', models.DateField(verbose_name='first day')),
                ('ends_on', models.DateField(blank=True, null=True, verbose_name='last day')),
                ('closed_at', models.DateTimeField(blank=True, null=True, verbose_name='closed')),
            ],
            options={
                'verbose_name': 'season',
                'verbose_name_plural': 'seasons',
                'ordering': ['-starts_on', '-id'],
            },
        ),
        migrations.CreateModel(
            name='SeasonLine',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('rank', models.PositiveIntegerField(blank=True, help_text='Empty for who did not play.', null=True, verbose_name='rank')),
                ('nights', models.PositiveIntegerField(verbose_name='nights')),
                ('games', models.PositiveIntegerField(verbose_name='games')),
                ('points', models.BigIntegerField(verbose_name='half-points')),
                ('balances', models.JSONField(verbose_name='carried over')),
            ],
            options={
                'verbose_name': 'season line',
                'verbose_name_plural': 'season lines',
                'ordering': ['rank', 'id'],
            },
        ),
        migrations.CreateModel(
            name='StatementPair',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('night_on', models.DateField(verbose_name='night')),
                ('games', models.PositiveIntegerField(verbose_name='games')),
                ('won', models.BigIntegerField(verbose_name='half-points won')),
                ('lost', models.BigIntegerField(verbose_name='half-points lost')),
            ],
            options={
                'verbose_name': 'statement pair',
                'verbose_name_plural': 'statement pairs',
                'ordering': ['id'],
            },
        ),
        migrations.RemoveConstraint(
            model_name='ledgerentry',
            name='entry_kind_known',
        ),
        migrations.RemoveConstraint(
            model_name='statement',
            name='statement_once_per_state',
        ),
        migrations.AddField(
            model_name='chouettesession',
            name='is_practice',
            field=models.BooleanField(default=False, help_text='Its points never reach balances or standings.', verbose_name='practice'),
        ),
        migrations.AddField(
            model_name='club',
            name='table_fee_minor',
            field=models.BigIntegerField(default=0, help_text='What a player owes the club for a night.', verbose_name='usual table fee in minor units'),
        ),
        migrations.AddField(
            model_name='player',
            name='merged_into',
            field=models.ForeignKey(blank=True, help_text='Whose results and balance these are by now.', null=True, on_delete=django.db.models.deletion.PROTECT, related_name='merged_from', to='chouette.player', verbose_name='is the same as'),
        ),
        migrations.AddField(
            model_name='statement',
            name='edition',
            field=models.PositiveSmallIntegerField(default=1, help_text='How much it tells: later editions tell more.', verbose_name='edition'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='best',
            field=models.BigIntegerField(default=0, verbose_name='best game in half-points'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='box_won',
            field=models.BigIntegerField(default=0, verbose_name='half-points won in the box'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='captain_games',
            field=models.PositiveIntegerField(default=0, verbose_name='games as captain'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='captain_points',
            field=models.BigIntegerField(default=0, verbose_name='half-points as captain'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='captain_won',
            field=models.BigIntegerField(default=0, verbose_name='half-points won as captain'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='drop_points',
            field=models.BigIntegerField(default=0, verbose_name='half-points of drops'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='drops',
            field=models.PositiveIntegerField(default=0, verbose_name='doubles dropped'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='offer_points',
            field=models.BigIntegerField(default=0, verbose_name='half-points of offers'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='offers',
            field=models.PositiveIntegerField(default=0, verbose_name='doubles offered'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='take_points',
            field=models.BigIntegerField(default=0, verbose_name='half-points of takes'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='takes',
            field=models.PositiveIntegerField(default=0, verbose_name='doubles taken'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='won',
            field=models.BigIntegerField(default=0, verbose_name='half-points won'),
        ),
        migrations.AddField(
            model_name='statementline',
            name='worst',
            field=models.BigIntegerField(default=0, verbose_name='worst game in half-points'),
        ),
        migrations.AlterField(
            model_name='ledgerentry',
            name='kind',
            field=models.CharField(choices=[('contract', 'contract'), ('extra', 'extra'), ('bought', 'bought cube'), ('share', "partner's share"), ('debt', 'squaring up'), ('payment', 'payment'), ('opening', 'opening balance'), ('fee', 'fee'), ('expense', 'expense')], max_length=8, verbose_name='kind'),
        ),
        migrations.AddConstraint(
            model_name='club',
            constraint=models.CheckConstraint(condition=models.Q(('table_fee_minor__gte', 0), ('table_fee_minor__lte', 100000000)), name='club_table_fee_in_bounds'),
        ),
        migrations.AddConstraint(
            model_name='ledgerentry',
            constraint=models.CheckConstraint(condition=models.Q(('kind__in', ['contract', 'extra', 'bought', 'share', 'debt', 'payment', 'opening', 'fee', 'expense'])), name='entry_kind_known'),
        ),
        migrations.AddConstraint(
            model_name='player',
            constraint=models.CheckConstraint(condition=models.Q(('merged_into', None), models.Q(('is_active', False), ('user', None)), _connector='OR'), name='player_merged_is_inactive'),
        ),
        migrations.AddConstraint(
            model_name='statement',
            constraint=models.UniqueConstraint(fields=('chouette_session', 'last_seq', 'edition'), name='statement_once_per_state'),
        ),
        migrations.AddField(
            model_name='dispute',
            name='chouette_session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='disputes', to='chouette.chouettesession', verbose_name='chouette session'),
        ),
        migrations.AddField(
            model_name='dispute',
            name='club',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='disputes', to='chouette.club', verbose_name='club'),
        ),
        migrations.AddField(
            model_name='dispute',
            name='decided_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL, verbose_name='decided by'),
        ),
        migrations.AddField(
            model_name='dispute',
            name='raised_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL, verbose_name='raised by'),
        ),
        migrations.AddField(
            model_name='season',
            name='closed_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL, verbose_name='closed by'),
        ),
        migrations.AddField(
            model_name='season',
            name='club',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='seasons', to='chouette.club', verbose_name='club'),
        ),
        migrations.AddField(
            model_name='seasonline',
            name='player',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='season_lines', to='chouette.player', verbose_name='player'),
        ),
        migrations.AddField(
            model_name='seasonline',
            name='season',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='lines', to='chouette.season', verbose_name='season'),
        ),
        migrations.AddField(
            model_name='statementpair',
            name='chouette_session',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='pairs', to='chouette.chouettesession', verbose_name='chouette session'),
        ),
        migrations.AddField(
            model_name='statementpair',
            name='club',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='chouette.club', verbose_name='club'),
        ),
        migrations.AddField(
            model_name='statementpair',
            name='opponent',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to='chouette.player', verbose_name='opponent'),
        ),
        migrations.AddField(
            model_name='statementpair',
            name='player',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='statement_pairs', to='chouette.player', verbose_name='player'),
        ),
        migrations.AddField(
            model_name='statementpair',
            name='statement',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='pairs', to='chouette.statement', verbose_name='statement'),
        ),
        migrations.AddIndex(
            model_name='dispute',
            index=models.Index(condition=models.Q(('decided_at__isnull', True)), fields=['club'], name='dispute_undecided'),
        ),
        migrations.AddConstraint(
            model_name='dispute',
            constraint=models.UniqueConstraint(condition=models.Q(('decided_at__isnull', True)), fields=('chouette_session', 'game'), name='dispute_once_per_game'),
        ),
        migrations.AddConstraint(
            model_name='season',
            constraint=models.UniqueConstraint(fields=('club', 'name'), name='season_name_once'),
        ),
        migrations.AddConstraint(
            model_name='season',
            constraint=models.UniqueConstraint(fields=('club', 'starts_on'), name='season_start_once'),
        ),
        migrations.AddConstraint(
            model_name='season',
            constraint=models.CheckConstraint(condition=models.Q(('ends_on', None), ('ends_on__gte', models.F('starts_on')), _connector='OR'), name='season_ends_after_start'),
        ),
        migrations.AddConstraint(
            model_name='season',
            constraint=models.CheckConstraint(condition=models.Q(('closed_at', None), ('ends_on__isnull', False), _connector='OR'), name='season_closed_has_end'),
        ),
        migrations.AddConstraint(
            model_name='seasonline',
            constraint=models.UniqueConstraint(fields=('season', 'player'), name='season_line_once'),
        ),
        migrations.AddIndex(
            model_name='statementpair',
            index=models.Index(fields=['player', 'night_on'], name='pair_by_player_night'),
        ),
        migrations.AddConstraint(
            model_name='statementpair',
            constraint=models.UniqueConstraint(fields=('chouette_session', 'player', 'opponent'), name='pair_once_per_table'),
        ),
        migrations.AddConstraint(
            model_name='statementpair',
            constraint=models.CheckConstraint(condition=models.Q(('player', models.F('opponent')), _negated=True), name='pair_two_players'),
        ),
        migrations.RunPython(migrations.RunPython.noop, take_guards_away),
    ]
