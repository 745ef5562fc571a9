"""Settings of all tests."""

import os

from hypothesis import settings

# The same examples every time, so that a change is judged by what it changes. HYPOTHESIS_EXPLORE=1
# looks for new ones.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.register_profile("explore", deadline=None, print_blob=True)
settings.load_profile("explore" if os.environ.get("HYPOTHESIS_EXPLORE") == "1" else "fixed")
