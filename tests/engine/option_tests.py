"""Which test shows what each choice of an option does.

A line is an option, the choices as programs write them (`*`: all), the rule sets that the test
plays (`*`: each that has the option, `-emir`: but that one), the module of the test and the test.
"""

from __future__ import annotations

from typing import Final

IN: Final = {
    "short": "tests.engine.test_options_of_short",
    "giving": "tests.engine.test_giving_away_short",
    "first": "tests.engine.long.test_options",
    "emir": "tests.engine.long.test_emir_cases",
    "before": "tests.engine.long.test_emir_premoves",
    "agreed": "tests.engine.long.test_emir_agreed",
    **{
        name: f"tests.engine.long.options.test_{name}"
        for name in (
            *("opening", "heads", "blocks", "last_roll", "deadlock", "scoring", "cube"),
            *("moves_of", "passing", "flights", "head_of_moves", "ends"),
        )
    },
}
"""The modules by the words of the table."""

TABLE: Final = """
opening  reroll       long_classic  opening  test_white_throws_two_dice_for_his_first_move
opening  use_opening  long_classic  opening  test_or_he_plays_those_of_the_opening
next_start  *  long_classic  opening  test_the_next_game_is_begun_by
exception_clear  true   long_classic  heads  \
test_whites_first_fives_stop_blacks_exception_with_fours
exception_clear  false  long_classic  heads  test_or_they_do_not_where_the_way_need_not_be_clear
exception_clear  false  *,-emir  heads  \
test_both_are_options_of_every_rule_set_with_a_limit_at_the_head
exception_second_any_double  false  long_classic  heads  \
test_who_did_not_begin_takes_one_for_fives_that_it_cannot_complete
exception_second_any_double  true  long_classic  heads  test_or_two_where_that_is_agreed_on
exception_second_any_double  true  *,-emir  heads  \
test_both_are_options_of_every_rule_set_with_a_limit_at_the_head
exception_clear  false  emir  agreed  \
test_what_closes_the_way_of_the_first_turn_counts_as_it_is_agreed_on
exception_second_any_double  true  emir  agreed  \
test_what_closes_the_way_of_the_first_turn_counts_as_it_is_agreed_on
head_limit  *  crazy_gulbar       first  test_the_head_has_no_limit_where_it_is_said_so
head_limit  *  astrogon,even_odd  head_of_moves  \
test_one_leaves_it_later_or_any_number_where_there_is_no_limit
head_exception  true   astrogon,even_odd  head_of_moves  test_two_leave_the_head_in_a_first_turn
head_exception  false  astrogon,even_odd  head_of_moves  \
test_or_one_where_there_is_no_such_exception
head_exception  *  emir  agreed  test_two_may_leave_the_head_at_first_or_one
skipped_first_turn  kept  *  head_of_moves  test_a_first_turn_that_was_skipped_is_still_to_come
skipped_first_turn  used  *  head_of_moves  test_or_it_is_used_up
head_lifted  thrown  *  flights  test_a_six_that_is_thrown_frees_the_head
head_lifted  used    *  flights  test_or_only_one_that_is_used_to_fly
few_fly  true   *  flights  test_three_on_the_head_fly_and_the_fourth_number_is_an_ordinary_one
few_fly  false  *  flights  test_or_they_stay_and_the_double_is_an_ordinary_one
block  *  *  blocks  test_in_khachapuri_a_row_before_all_of_the_opponent_may_be_free
ends  at_once   *  ends  test_the_game_is_over_as_soon_as_somebody_is_off
ends  roll_end  *  ends  test_or_the_other_plays_what_is_left_and_saves_himself_from_mars
passed_stop  *  *  passing  \
test_the_opponent_stops_where_he_cannot_complete_or_plays_what_he_can_of_each
jump_first  *  *  first  test_flights_may_come_after_the_other_number
jump_blocked  *  kaftar   first  test_a_flight_to_a_held_point_is_an_ordinary_number_or_none
jump_blocked  *  kabutar  heads  test_a_doublet_that_cannot_fly_is_an_ordinary_one_or_none
block_when  *  emir  agreed  \
test_a_capture_on_the_way_may_close_a_row_unless_every_step_is_judged
block_when  *  *,-emir  blocks  test_a_play_may_pass_through_a_row_unless_every_step_is_judged
later_four  *  *  passing  test_a_later_four_that_cannot_be_begun_is_passed_or_lost
unblock  *  *  blocks  test_who_stands_on_two_points_must_be_let_out_only_in_the_wider_form
unblock  single_point,immobile  *  blocks  test_a_row_before_his_only_point_must_be_opened
bearoff  *  *  first  test_the_long_bear_off_may_be_the_classic_one
mn  *  astrogon  moves_of  test_a_roll_is_so_many_moves
mn  *  even_odd  moves_of  test_in_even_odd_only_a_count_of_ones_own_kind_is_played
pass_head_limit  1     gulbar,crazy_gulbar  passing  \
test_one_checker_leaves_the_head_for_all_that_is_passed
pass_head_limit  null  gulbar,crazy_gulbar  passing  \
test_or_any_number_of_them_where_it_is_agreed_on
pass_head_limit  *     crazy_nardy  passing  \
test_in_crazy_nardy_too_and_the_roller_keeps_his_own_limit
sequence_from_turn  *  *  passing  \
test_a_doublet_runs_on_from_the_first_turn_or_from_the_fourth
unstartable  lose_turn     *  passing  test_a_doublet_that_cannot_be_started_ends_the_turn
unstartable  skip_to_next  *  passing  test_or_the_next_doublet_follows_where_it_is_agreed_on
last_roll  false  long_classic  last_roll  \
test_without_it_the_game_ends_with_whites_last_checker
last_roll  true   long_classic  last_roll  \
test_with_it_black_rolls_once_more_and_loses_where_he_does_not_finish
mars_judged  last_roll  long_classic  last_roll  test_mars_is_judged_after_the_last_roll
mars_judged  first_off  long_classic  last_roll  test_or_it_is_judged_when_white_was_off
draw_points  *  long_classic  last_roll  test_a_game_that_both_finish_is_a_draw
deadlock  draw  crazy_nardy,lunatic_fevga  deadlock  test_it_is_a_draw
deadlock  pips  crazy_nardy,lunatic_fevga  deadlock  test_fewer_pips_may_win_it
koks  0  long_classic  scoring  \
test_who_has_borne_off_none_loses_two_wherever_he_stands
koks  3  long_classic  scoring  \
test_koks_counts_three_where_a_checker_is_still_in_the_starting_quarter
home_mars  0  long_classic  scoring  \
test_who_has_borne_off_none_loses_two_wherever_he_stands
home_mars  3,4  long_classic  scoring  test_home_mars_counts_as_agreed_where_all_are_home
score  *  *  scoring  test_khachapuri_counts_the_checkers_left_or_as_classic_does
giveaway_mars  *  *  scoring  test_by_giving_away_whoever_kept_all_his_checkers_may_win_two
base  long   *  scoring  \
test_what_is_given_away_is_a_long_game_unless_the_short_one_is_agreed_on
base  short  *  giving   test_whoever_is_off_first_has_lost
cube  null      *  cube  test_without_that_option_nobody_doubles
cube  standard  *  cube  test_who_is_to_throw_may_double_and_the_other_answers
recapture        *  *  emir  test_each_option_is_told_both_ways
return_onto      *  *  emir  test_each_option_is_told_both_ways
bar_priority     *  *  emir  test_each_option_is_told_both_ways
distribute_head  *  *  emir  test_each_option_is_told_both_ways
block_over_captured  true   *  agreed  \
test_one_above_a_captured_checker_holds_a_point_of_a_block
block_over_captured  false  *  agreed  test_or_it_takes_two_where_it_is_agreed_on
off_while_taken  false  *  agreed  test_nobody_is_borne_off_while_others_are_taken
off_while_taken  true   *  agreed  test_or_those_at_home_are_where_it_is_agreed_on
emir_at_home  *  *  agreed  test_an_emir_at_home_is_closed_to_a_double_or_captured_by_it
emir_moves  chosen  *  agreed  test_of_a_pile_the_emir_moves_when_the_player_chooses
emir_moves  last    *  agreed  test_or_last
emir_score  *  *  agreed  \
test_an_emir_that_takes_the_other_wins_as_at_any_other_end_or_a_mars_at_least
premoves_per_turn  1     *  before  test_one_is_done_before_a_throw
premoves_per_turn  null  *  before  test_or_as_many_as_there_are_where_it_is_agreed_so
backgammon     *  *  short  test_a_backgammon_counts_three_or_two
jacoby         *  *  short  test_a_gammon_counts_without_the_cube_unless_jacoby_is_agreed_on
animals        *  *  short  test_as_many_turns_follow_a_double_as_there_are_animals
max_automatic  *  *  short  test_so_many_equal_opening_throws_double_the_stake
crawford       *  *  short  test_the_crawford_game_has_no_cube_unless_it_is_not_played
holland        *  *  short  test_after_it_nobody_doubles_too_soon_where_holland_is_agreed_on
"""

SAME: Final = {
    "opening": "who begins is asked once for all long games, before any of their rules",
    "next_start": "as `opening`; which choice is the default, the same module asks of two",
    "exception_clear": "the limit is counted in one place, for every head that has one",
    "exception_second_any_double": "as `exception_clear`",
    "last_roll": "the loop of the game asks it when White is off, whatever was played",
    "mars_judged": "as `last_roll`",
    "draw_points": "every draw is worth them, whatever was played",
    "deadlock": "in all others there is always a checker that can move (LN-20)",
    "koks": "one scoring for all that count oin and mars",
    "home_mars": "as `koks`",
}
"""Why a test of some rule sets is one of the others: they go the same way through the engine."""
