"""Log-ins of people: made, changed, found again after a forgotten password, and ended."""

PASSWORD_CHECKS = (
    "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
    "clubsite.accounts.passwords.NothingLikeTheName",
    "clubsite.accounts.passwords.LongEnough",
    "django.contrib.auth.password_validation.CommonPasswordValidator",
    "django.contrib.auth.password_validation.NumericPasswordValidator",
)
