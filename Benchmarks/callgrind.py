"""Reads what callgrind wrote, and says how much of it is ours."""
import collections
import re

# A cost stands behind a position, which is always 0 here, because no debug information is linked.
COST = re.compile(r"^\d+ (\d+)$")
# The shares converge by a third and more in each round.
ROUNDS = 60


class Profile:
    """The instructions of each function itself, and those of each call with everything below it."""

    def __init__(self):
        self.own = collections.Counter()
        self.calls = collections.Counter()

    @classmethod
    def read(cls, lines):
        profile = cls()
        function = callee = None
        is_call = False
        for line in lines:
            line = line.rstrip("\n")
            if line.startswith("fn="):
                function = line[3:]
            elif line.startswith("cfn="):
                callee = line[4:]
            elif line.startswith("calls="):
                is_call = True
            elif found := COST.match(line):
                if is_call:
                    profile.calls[function, callee] += int(found[1])
                else:
                    profile.own[function] += int(found[1])
                is_call = False
        return profile

    def a_round(self, twice, rounds):
        """A round of a scenario, from its measurements over some rounds and over twice as many."""
        difference = Profile()
        for mine, theirs, result in (
            (self.own, twice.own, difference.own),
            (self.calls, twice.calls, difference.calls),
        ):
            for key in mine.keys() | theirs.keys():
                # A buffer that grew in the first measurement only is nothing that a round does.
                result[key] = max(theirs[key] - mine[key], 0) / rounds
        return difference

    def of(self, symbols):
        """The instructions of some functions themselves."""
        return sum(cost for function, cost in self.own.items() if function in symbols)

    def below(self, symbols):
        """The instructions of some functions and of everything that they call.

        A function that others call too, such as `memcpy`, counts by the part of its instructions that comes from them.
        """
        callers = collections.defaultdict(list)
        for (caller, callee), cost in self.calls.items():
            if caller != callee and cost > 0:
                callers[callee].append((caller, cost))
        share = {function: 1.0 if function in symbols else 0.0 for function in self.own.keys() | callers.keys()}
        for _ in range(ROUNDS):
            for function, arcs in callers.items():
                if function not in symbols:
                    total = sum(cost for _, cost in arcs)
                    share[function] = sum(cost * share.get(caller, 0.0) for caller, cost in arcs) / total
        return sum(cost * share[function] for function, cost in self.own.items())
