"""What the server of the page answers to addresses that lead out of its folder, or nowhere."""
import http.client
import pathlib
import tempfile
import threading

import server
from gestures import expect

#: Addresses, and the status of each. The folder has a page, a link to it, and links to what is outside.
ANSWERS = {
    '/': 200, '/page.html': 200, '/page.html?a=b': 200, '/inner.html': 200,
    '/nothing': 404, '/secret.html': 404, '/outside/secret.html': 404, '/outside/': 404, '/outside': 404, '/loop': 404,
    '/%00': 400, '/page.html%00': 400,
    '/../secret/secret.html': 404, '/..%2fsecret/secret.html': 404, '/%2e%2e/secret/secret.html': 404,
    '//secret/secret.html': 404, '/' + 5000 * 'a': 404, '/%ff%fe': 404,
}


def the_server_serves_its_folder_and_nothing_else(_, __):
    with tempfile.TemporaryDirectory() as name:
        folder, secret = pathlib.Path(name) / 'served', pathlib.Path(name) / 'secret'
        folder.mkdir()
        secret.mkdir()
        (folder / 'index.html').write_text('page')
        (folder / 'page.html').write_text('page')
        (secret / 'secret.html').write_text('secret')
        for link, target in {
                'inner.html': 'page.html', 'secret.html': secret / 'secret.html', 'outside': secret, 'loop': 'loop'}.items():
            (folder / link).symlink_to(target)
        # The folder itself may be a link.
        (pathlib.Path(name) / 'link').symlink_to(folder)
        for served in (folder, pathlib.Path(name) / 'link'):
            serving = server.server(folder=served)
            threading.Thread(target=serving.serve_forever, daemon=True).start()
            try:
                for address, status in ANSWERS.items():
                    expect(answer(serving.server_port, address), status, f'the answer to {address[:40]}')
            finally:
                serving.shutdown()
                serving.server_close()
    return f'{len(ANSWERS)} addresses'


def answer(port, address):
    """The status of an address; the text must not be the secret."""
    connection = http.client.HTTPConnection('127.0.0.1', port, timeout=10)
    try:
        connection.request('GET', address)
        response = connection.getresponse()
        assert b'secret' not in response.read(), f'{address} leads out of the folder'
        return response.status
    except http.client.RemoteDisconnected:
        return 'none'
    finally:
        connection.close()


SCENARIOS = [the_server_serves_its_folder_and_nothing_else]
