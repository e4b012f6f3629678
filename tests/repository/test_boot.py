"""The environment is made once, heals, and is made by one run at a time."""

from __future__ import annotations

import fcntl
import sys
import threading
import zipfile
from pathlib import Path

import pytest

from tests.repository.tree import ROOT
from tools import boot
from tools.boot import Step

FIRST, SECOND, THIRD = (Step(f"{name} 1", name, []) for name in ("first", "second", "third"))
STEPS = [FIRST, SECOND, THIRD]
LOCK = "web/package-lock.json"
PAGE = "web/src/App.svelte"
AFTER_PACKAGES = ["fetching what builds the pages", "installing Beffroi itself"]


class Killed(BaseException):
    """The power went off."""


class Worker:
    """Does a step by remembering it; dies in the one it is told to."""

    def __init__(self, dies_in: Step | None = None) -> None:
        self.did: list[str] = []
        self.dies_in = dies_in

    def __call__(self, step: Step) -> None:
        if step == self.dies_in:
            raise Killed
        self.did.append(step.title)


def climbed(steps: list[Step]) -> list[str]:
    worker = Worker()
    boot.climb(steps, worker)
    return worker.did


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty project, whose environment's Python is ours."""
    monkeypatch.setattr(boot, "ROOT", tmp_path)
    monkeypatch.setattr(boot, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(boot, "STAMPS", tmp_path / ".venv" / "stamps")
    monkeypatch.setattr(boot, "PYTHON", sys.executable)
    monkeypatch.setattr(boot, "WEB", tmp_path / "web")
    monkeypatch.setattr(boot, "PAGES", tmp_path / "pages.zip")
    pages = (LOCK, PAGE, "web/.npmrc", "web/index.html", "web/vite.config.ts", "web/src/App.test.ts")
    for name in (boot.BOOT_LOCK, boot.PLAY_LOCK, boot.TEST_LOCK, "pyproject.toml", "setup.py", "src/fast.py", *pages):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    pack_pages()
    return tmp_path


def pack_pages() -> None:
    with zipfile.ZipFile(boot.PAGES, "w") as pages:
        pages.comment = boot.pages_digest().encode()


def test_a_second_run_has_nothing_to_do() -> None:
    assert climbed(STEPS) == ["first", "second", "third"]
    assert climbed(STEPS) == []


def test_a_step_whose_input_changed_is_done_again_with_all_that_follow() -> None:
    climbed(STEPS)
    assert climbed([FIRST, Step("second 2", "second", []), THIRD]) == ["second", "third"]


def test_a_step_that_was_killed_has_no_stamp_and_is_done_again() -> None:
    with pytest.raises(Killed):
        boot.climb(STEPS, Worker(dies_in=SECOND))
    assert boot.read_stamps() == [FIRST.stamp]
    assert climbed(STEPS) == ["second", "third"]


def test_a_repeated_step_that_was_killed_takes_the_later_stamps_with_it() -> None:
    climbed(STEPS)
    changed = Step("second 2", "second", [])
    with pytest.raises(Killed):
        boot.climb([FIRST, changed, THIRD], Worker(dies_in=changed))
    assert climbed(STEPS) == ["second", "third"]


def test_an_environment_whose_python_does_not_run_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    climbed(STEPS)
    monkeypatch.setattr(boot, "PYTHON", "no such python")
    assert boot.standing(STEPS) == 0


LOCKS = [boot.BOOT_LOCK, boot.PLAY_LOCK]
OURS = ["pyproject.toml", "setup.py"]


@pytest.mark.parametrize("changed", LOCKS + OURS)
def test_a_changed_file_changes_the_stamp_of_one_step(project: Path, changed: str) -> None:
    before = [step.stamp for step in boot.steps_for("play")]
    (project / changed).write_text("something else")
    after = [step.stamp for step in boot.steps_for("play")]
    assert len(set(after) - set(before)) == 1


def test_a_changed_module_needs_no_new_installation(project: Path) -> None:
    before = [step.stamp for step in boot.steps_for("play")]
    (project / "src/fast.py").write_text("something else")
    assert [step.stamp for step in boot.steps_for("play")] == before


def titles_of(command: str) -> list[str]:
    return [step.title for step in boot.steps_for(command)]


def test_playing_needs_no_node_while_the_pages_are_those_of_their_sources() -> None:
    assert not set(titles_of("play")) & {"fetching what builds the pages", "building the pages"}
    assert f"installing {boot.PLAY_LOCK}" in titles_of("play")


def test_a_changed_new_or_renamed_page_is_built_before_it_is_played(project: Path) -> None:
    changes = (
        lambda: (project / PAGE).write_text("something else"),
        lambda: (project / "web/src/Home.svelte").write_text(""),
        lambda: (project / "web/src/Home.svelte").rename(project / "web/src/Landing.svelte"),
        lambda: (project / LOCK).write_text("something else"),
    )
    for change in changes:
        change()
        assert titles_of("play")[-1] == "building the pages"
        pack_pages()
        assert "building the pages" not in titles_of("play")


def test_a_test_of_a_page_builds_nothing(project: Path) -> None:
    (project / "web/src/App.test.ts").write_text("something else")
    assert "building the pages" not in titles_of("play")


def test_pages_that_cannot_be_read_are_built() -> None:
    boot.PAGES.write_bytes(b"half of an archive")
    assert titles_of("play")[-1] == "building the pages"
    boot.PAGES.unlink()
    assert titles_of("pages")[-1] == "building the pages"


def test_an_older_archive_that_was_put_back_is_built_again(project: Path) -> None:
    older = boot.PAGES.read_bytes()
    (project / PAGE).write_text("changed")
    assert climbed(boot.steps_for("pages"))[-1] == "building the pages"
    pack_pages()
    boot.PAGES.write_bytes(older)
    assert climbed(boot.steps_for("pages")) == ["building the pages"]


def test_the_gate_builds_no_pages_so_that_old_ones_are_noticed(project: Path) -> None:
    (project / PAGE).write_text("something else")
    assert "building the pages" not in titles_of("test")


@pytest.mark.parametrize(
    ("arguments", "started"),
    [
        ((), ["serve"]),
        (("--port", "0"), ["serve", "--port", "0"]),
        (("bastide", "--seed", "1"), ["play", "bastide", "--seed", "1"]),
    ],
)
def test_play_opens_the_server_or_sits_down_in_the_terminal(arguments: tuple[str, ...], started: list[str]) -> None:
    assert boot.program_of("play", arguments)[1:] == started


def test_a_moved_project_gets_a_new_environment(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = boot.make_environment().stamp
    monkeypatch.setattr(boot, "ROOT", project / "elsewhere")
    assert boot.make_environment().stamp != before


def test_play_keeps_the_packages_of_test() -> None:
    climbed(boot.steps_for("test"))
    assert climbed(boot.steps_for("play")) == []


def test_play_keeps_the_packages_of_test_even_when_they_change(project: Path) -> None:
    climbed(boot.steps_for("test"))
    (project / boot.TEST_LOCK).write_text("something else")
    assert climbed(boot.steps_for("play")) == [f"installing {boot.TEST_LOCK}", *AFTER_PACKAGES]


def test_test_adds_its_packages_to_those_of_play() -> None:
    climbed(boot.steps_for("play"))
    assert climbed(boot.steps_for("test")) == [f"installing {boot.TEST_LOCK}", *AFTER_PACKAGES]


def test_a_failed_step_shows_the_end_of_its_output_and_what_to_do(capfd: pytest.CaptureFixture[str]) -> None:
    script = "print(*range(100), sep='\\n'); print('no room'); raise SystemExit(3)"
    step = Step("fails 1", "failing", [sys.executable, "-c", script], advice="Make room.")
    with boot.alone() as lock, pytest.raises(boot.SetupError) as failure:
        boot.run(step, lock)
    assert str(failure.value).startswith("81\n")
    assert str(failure.value).endswith("no room\n\nFailed: failing. Make room.")
    assert capfd.readouterr().err.startswith("failing ... ")


def test_a_python_without_venv_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boot, "packed_pip", list)
    with pytest.raises(boot.SetupError, match="apt install python3-venv"):
        boot.prepare("play")


def test_a_second_run_waits_for_the_first_and_builds_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    said, did = threading.Event(), []
    monkeypatch.setattr(boot, "say", lambda _: said.set())
    monkeypatch.setattr(boot, "run", lambda step, _: did.append(step.title))
    second = threading.Thread(target=boot.prepare, args=("play",))
    with boot.alone():
        second.start()
        assert said.wait(timeout=60)
        assert second.is_alive()
        boot.write_stamps(boot.steps_for("test"))
    second.join(timeout=60)
    assert not second.is_alive()
    assert did == []


def test_a_step_keeps_the_lock_when_the_run_that_started_it_is_gone(project: Path) -> None:
    step = Step("sleeps 1", "sleeping", [sys.executable, "-c", "import time; time.sleep(10)"])
    with open(project / "output", "wb") as output, boot.alone() as lock:
        child = boot.start(step, output, lock)
    with child, open(project / ".venv.lock") as file:
        with pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        child.kill()


def test_what_pip_was_told_about_the_index_reaches_uv(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    boot.pip_settings.cache_clear()
    (project / "pip.conf").write_text("[global]\nindex-url = file:/mirror\n")
    monkeypatch.setenv("PIP_CONFIG_FILE", str(project / "pip.conf"))
    monkeypatch.delenv("PIP_INDEX_URL", raising=False)
    monkeypatch.delenv("UV_DEFAULT_INDEX", raising=False)
    assert boot.uv_settings()["UV_DEFAULT_INDEX"] == "file:/mirror"
    boot.pip_settings.cache_clear()
    monkeypatch.setenv("PIP_INDEX_URL", "file:/nearer")
    assert boot.uv_settings()["UV_DEFAULT_INDEX"] == "file:/nearer"


def test_a_setting_made_for_uv_wins_over_one_made_for_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "file:/mirror")
    monkeypatch.setenv("UV_DEFAULT_INDEX", "file:/other")
    assert "UV_DEFAULT_INDEX" not in boot.uv_settings()


def test_a_home_that_cannot_be_written_gives_a_cache_in_the_project(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = project / "a file, not a folder"
    blocked.touch()
    for name in ("UV_CACHE_DIR", "npm_config_cache"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    assert boot.uv_settings()["UV_CACHE_DIR"] == str(project / ".cache" / "uv")
    monkeypatch.setenv("HOME", str(blocked))
    assert boot.npm_settings()["npm_config_cache"] == str(project / ".cache" / "npm")


def test_variables_that_mislead_python_are_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    assert not {"PYTHONDONTWRITEBYTECODE", "PYTHONPATH"} & boot.surroundings({}).keys()
