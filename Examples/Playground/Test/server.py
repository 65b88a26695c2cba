#!/usr/bin/env python3
"""Serves out/playground on loopback and prints the address; a port may be given, else any free one is taken."""
import functools
import http.server
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parents[3] / 'out' / 'playground'


class Handler(http.server.SimpleHTTPRequestHandler):
    """Plain files that are asked for anew each time, isolated so that the page's clock is exact."""

    def send_head(self):
        """Answers only what is in the folder when all links are followed."""
        folder = pathlib.Path(self.directory).resolve()
        try:
            path = pathlib.Path(self.translate_path(self.path)).resolve(strict=True)
        except ValueError:
            # A zero character.
            self.send_error(http.HTTPStatus.BAD_REQUEST)
            return None
        except (OSError, RuntimeError):
            # Nothing is there, the name is too long, or a link leads to itself.
            self.send_error(http.HTTPStatus.NOT_FOUND)
            return None
        if not path.is_relative_to(folder):
            self.send_error(http.HTTPStatus.NOT_FOUND)
            return None
        return super().send_head()

    def end_headers(self):
        self.send_header('Cache-Control', 'no-store')
        self.send_header('Cross-Origin-Opener-Policy', 'same-origin')
        self.send_header('Cross-Origin-Embedder-Policy', 'require-corp')
        super().end_headers()

    def log_message(self, *_):
        pass


def server(port=0, folder=FOLDER):
    handler = functools.partial(Handler, directory=str(folder))
    return http.server.ThreadingHTTPServer(('127.0.0.1', port), handler)


if __name__ == '__main__':
    serving = server(int(sys.argv[1]) if len(sys.argv) > 1 else 0)
    print(f'http://127.0.0.1:{serving.server_port}/', flush=True)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        pass
