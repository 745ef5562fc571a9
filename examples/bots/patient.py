"""A bot of one's own in Python: a class with `decide(question)`.

    opificio arena expo1906 examples/bots/patient.py:Patient greedy greedy greedy --matches 4

It asks our sense of the game for whole turns and takes the best one, but will not end a round
while it still has a card to play.
"""

from opificio.bots import Bot, Question, sense
from opificio.table import Rng, notation


class Patient(Bot):
    def decide(self, question: Question) -> object:
        understanding = sense(question.game)
        state = understanding.imagine(question)(Rng(question.seed))
        plans = understanding.first_plans(state, question.seat)
        patient = [plan for plan in plans if notation(plan.moves[0]) != "play-card meeting-room"]
        return (patient or plans)[0].moves[0]
