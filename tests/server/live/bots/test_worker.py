"""The process in which a bot thinks: one answer for each question, whatever happens."""

from __future__ import annotations

from io import BytesIO

import msgspec

from beffroi.server.live.bots.worker import BotQuestion, BotReply, pack, serve
from tests.server.live.bots.test_table_bots import question


def replies_to(*questions: BotQuestion) -> list[BotReply]:
    asked = BytesIO(b"".join(pack(msgspec.msgpack.encode(each)) for each in questions))
    answers = BytesIO()
    serve(asked, answers)
    answers.seek(0)
    replies = []
    while length := answers.read(4):
        replies.append(msgspec.msgpack.decode(answers.read(int.from_bytes(length, "big")), type=BotReply))
    return replies


def test_every_question_has_its_answer_in_their_order() -> None:
    chosen, hinted, said = replies_to(question(), question(what="hint"), question(what="talk"))
    assert chosen.said is not None
    assert msgspec.json.decode(chosen.said)["type"] == "Build"
    assert msgspec.json.decode(hinted.said or b"")[0]["action"]["type"] == "Build"
    assert said == BotReply(None), "nothing to be said in this game"


def test_of_a_failure_only_its_kind_is_told_and_the_next_question_is_answered() -> None:
    bad, good = replies_to(question(seen=b'{"secret": 424242}'), question())
    assert bad.said is None
    assert bad.fault is not None
    assert "424242" not in bad.fault
    assert good.said is not None
