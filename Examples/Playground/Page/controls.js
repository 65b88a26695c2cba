// The form beside the phone: a control for each setting.

/** Which knobs belong to which animators, by their numbers. */
const KNOBS = {
  color: [0, 2, 3, 4], radius: [0], showsLastUpdate: [1, 8], showsOutcomes: [2],
  showsLoadingText: [0, 2, 3, 4], heldExtent: [6], triggerDistance: [6],
};

export class Controls {
  /** Called after a control was used. */
  onInput = () => {};

  /** Called with a language that was chosen; answers whether its texts are there. */
  hasTexts = async () => true;

  /** The frames per second that were chosen; 0 for those of the display. */
  frameRate = 0;

  /** The last choice of a language, which an earlier one that arrives later does not undo. */
  #language = null;

  /**
   * @param {HTMLFormElement} form Its elements are named after the slots.
   * @param {HTMLElement[]} places Where some of its elements stand.
   */
  constructor(form, places, session) {
    this.form = form;
    this.session = session;
    for (const part of [form, ...places]) part.addEventListener('input', event => this.#take(event));
    form.addEventListener('submit', event => event.preventDefault());
  }

  #take(event) {
    const input = event.target, slot = input.dataset.color ?? input.name;
    if (slot === 'language') { this.#choose(Number(input.value), event); return; }
    if (slot in this.session.settings) this.#set(slot, this.#number(slot, input));
    this.onInput(event);
  }

  /** Sets a language once its texts are there; the menu goes back to the one in use if they cannot be had. */
  async #choose(language, event) {
    this.#language = language;
    const isThere = await this.hasTexts(language);
    if (this.#language !== language) return;
    this.#language = null;
    if (!isThere) { this.show(); return; }
    this.#set('language', language);
    this.onInput(event);
  }

  #set(slot, number) {
    if (Number.isFinite(number)) this.session.set(slot, number);
    this.show();
  }

  #number(slot, input) {
    if (slot === 'color' || slot === 'tint') {
      const [isSet, color] = [this.form.elements[slot], this.form.elements[`${slot}Value`]];
      if (input === color) isSet.checked = true;
      return isSet.checked ? parseInt(color.value.slice(1), 16) : -1;
    }
    return input.type === 'checkbox' ? Number(input.checked) : Number(input.value);
  }

  /** Shows the settings as they are. */
  show() {
    const { settings } = this.session;
    for (const [slot, number] of Object.entries(settings)) this.#show(slot, number);
    if (this.#language !== null) this.#show('language', this.#language);
    for (const [slot, animators] of Object.entries(KNOBS)) {
      const knob = this.form.querySelector(`[data-knob=${slot}]`);
      knob.hidden = !animators.includes(settings.animator);
    }
    this.form.querySelector('[data-knob=none]').hidden = Object.values(KNOBS).some(animators => animators.includes(settings.animator));
    const { frameRate } = this.form.elements;
    frameRate.value = String(this.frameRate);
  }

  #show(slot, number) {
    const input = this.form.elements[slot];
    if (!input) return;
    if (slot === 'color' || slot === 'tint') {
      input.checked = number >= 0;
      if (number >= 0) this.form.elements[`${slot}Value`].value = `#${number.toString(16).padStart(6, '0')}`;
    } else if (input.type === 'checkbox') {
      input.checked = number === 1;
    } else {
      input.value = String(number);
      const output = this.form.querySelector(`output[for=${slot}]`);
      if (output) output.value = String(Number(number.toFixed(2)));
    }
  }
}
