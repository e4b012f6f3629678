"""A bot in a few lines: reads a question a line, answers one of its choices. Try it:

beffroi arena cathedral --bots ./examples/mybot.py,random --games 20
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps(random.choice(question["choices"])), flush=True)
