// Runs before the page is drawn: what must not wait for the modules.

const root = document.documentElement;
root.classList.toggle('embed', new URLSearchParams(location.search).has('embed'));

/** Shows a picture and a sentence in place of the phone. */
function fail() {
  if ('ready' in (document.body?.dataset ?? {}) || root.classList.contains('failed')) return;
  root.classList.add('failed');
  // A module that is preloaded can fail before the picture's element is parsed.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showPicture, { once: true });
  else showPicture();
}

function showPicture() {
  const picture = document.querySelector('.fallback img');
  if (picture) picture.src = 'gum.svg';
}

// Captured, since a module that is not there tells only its own element.
for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, fail, true);
