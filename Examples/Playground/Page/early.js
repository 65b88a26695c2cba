// Runs before the page is drawn: what must not wait for the bundle, nor fail with it.

const root = document.documentElement;
root.classList.toggle('embed', new URLSearchParams(location.search).has('embed'));

/** Shows a picture and a sentence in place of the phone. */
function fail() {
  if ('ready' in (document.body?.dataset ?? {}) || root.classList.contains('failed')) return;
  root.classList.add('failed');
  // A script can fail before the picture's element is parsed.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showPicture, { once: true });
  else showPicture();
}

function showPicture() {
  const picture = document.querySelector('.fallback img');
  if (picture) picture.src = 'gum.svg';
}

// Captured, since a script that is not there tells only its own element.
for (const kind of ['error', 'unhandledrejection']) addEventListener(kind, fail, true);

/** A sentence that answers what was done, for a while. */
globalThis.toast = {
  /** How long it is shown, in milliseconds. */
  shown: 3200,
  timer: 0,

  /** Shows a sentence in the live region; an error stays until something else is said. */
  say(sentence, isError = false) {
    clearTimeout(this.timer);
    const element = document.querySelector('#toast');
    element.textContent = sentence;
    element.classList.toggle('error', isError);
    if (sentence && !isError) this.timer = setTimeout(() => this.say(''), this.shown);
  },

  /** Puts a text, or the text of a promise, on the clipboard, and says whether it is there, or where else it is. */
  async copy(text, sentence, otherwise = 'The browser keeps the clipboard closed: select the text and copy it.') {
    try {
      await this.write(text);
      this.say(sentence);
    } catch {
      await text;
      this.say(otherwise, true);
    }
  },

  /** Safari opens the clipboard only in the click, before what the promise makes is there. */
  write(text) {
    const { clipboard } = navigator;
    if (typeof text === 'string' || !globalThis.ClipboardItem) return Promise.resolve(text).then(text => clipboard.writeText(text));
    const blob = text.then(text => new Blob([text], { type: 'text/plain' }));
    return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  },
};

document.addEventListener('click', event => {
  const { copies, copied } = event.target.closest('[data-copies]')?.dataset ?? {};
  if (copies) globalThis.toast.copy(document.getElementById(copies).textContent, copied ?? 'Copied.');
});

/** How to install is folded again by whatever is done elsewhere. */
function fold({ type, key, target }) {
  const install = document.querySelector('#install[open]');
  if (install && (type === 'keydown' ? key === 'Escape' : !install.contains(target))) install.open = false;
}
for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, fold);
