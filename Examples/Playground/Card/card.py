#!/usr/bin/env python3
"""Draws the picture that is shown beside a link to the page, with the page's own WebAssembly: card.py WASM FILE"""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import threading

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent / 'Test'))
sys.dont_write_bytecode = True

import server  # noqa: E402, pylint: disable=wrong-import-position
from browser import Browser  # noqa: E402, pylint: disable=wrong-import-position


def main():
    wasm, file = sys.argv[1:]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        shutil.copy(wasm, folder / 'playground.wasm')
        shutil.copy(FOLDER / 'card.html', folder)
        bundle = subprocess.run([FOLDER.parent / 'bundle.py', FOLDER / 'card.js'], check=True, capture_output=True)
        (folder / 'card.js').write_bytes(bundle.stdout)
        serving = server.server(folder=folder)
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        browser = Browser(1200, 630, scale=1, touch=False)
        try:
            browser.open(f'http://127.0.0.1:{serving.server_port}/card.html', 'document.body !== null && "ready" in document.body.dataset')
            browser.screenshot(file)
        finally:
            browser.close()
            serving.shutdown()


if __name__ == '__main__':
    main()
