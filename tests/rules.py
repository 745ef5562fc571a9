"""Marks that tie a test to the rule it shows: each rule has one of both."""

import pytest

accepts = pytest.mark.accepts
refuses = pytest.mark.refuses
