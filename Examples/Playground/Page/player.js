// The bar below the phone: how fast time passes, a slider over what was done, and playing it again.

/** The speeds to choose from: the values of the buttons. */
export const SPEEDS = [1, 0.25, 0.1];

export class PlayerBar {
  #shown = { max: -1, value: -1, isPlaying: null };

  /** @param {HTMLElement} element */
  constructor(element, session) {
    this.session = session;
    this.slider = element.querySelector('input[type=range]');
    this.button = element.querySelector('[data-action=play]');
    this.speeds = [...element.querySelectorAll('[name=speed]')];
    this.slider.addEventListener('input', () => session.lookBack(Number(this.slider.value)));
    for (const input of this.speeds) input.addEventListener('change', () => this.onSpeed(Number(input.value)));
  }

  /** Called with the speed that was chosen. */
  onSpeed = () => {};

  /** Chooses a speed. */
  choose(speed) {
    for (const input of this.speeds) input.checked = Number(input.value) === speed;
    this.onSpeed(speed);
  }

  /** Writes what has changed. */
  show(isPlaying) {
    const { session } = this, shown = this.#shown, { frame: max, shownFrame: value } = session;
    // While the list moves under a finger, the slider need not: to lay it out costs as much as to draw the list.
    if (session.pastFrame !== null || session.isQuiet) {
      if (max !== shown.max) {
        this.slider.max = shown.max = max;
        this.slider.disabled = this.button.disabled = max === 0;
      }
      if (value !== shown.value) this.slider.value = shown.value = value;
    }
    if (isPlaying === shown.isPlaying) return;
    shown.isPlaying = isPlaying;
    this.button.textContent = isPlaying ? 'Stop' : 'Replay';
  }
}
