// The form beside the phone: a control for each setting.

/** Which knobs belong to which animators, by their numbers. */
const KNOBS = {
  color: [0, 2, 3, 4], radius: [0], armedSymbol: [1], showsLastUpdate: [1], showsOutcomes: [2],
  showsLoadingText: [0, 2, 3, 4], heldExtent: [6], triggerDistance: [6],
};

export class Controls {
  /** Called after a control was used. */
  onInput = () => {};

  /**
   * @param {HTMLFormElement} form Its elements are named after the slots.
   * @param {HTMLElement} choice Where some of its elements stand.
   */
  constructor(form, choice, session) {
    this.form = form;
    this.session = session;
    for (const part of [form, choice]) part.addEventListener('input', event => { this.#changed(event.target); this.onInput(event); });
    form.addEventListener('submit', event => event.preventDefault());
  }

  #changed(input) {
    const slot = input.dataset.color ?? input.name;
    if (!(slot in this.session.settings)) return;
    const number = this.#number(slot, input);
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
    for (const [slot, animators] of Object.entries(KNOBS)) {
      const knob = this.form.querySelector(`[data-knob=${slot}]`);
      knob.hidden = !animators.includes(settings.animator);
    }
    this.form.querySelector('[data-knob=none]').hidden = Object.values(KNOBS).some(animators => animators.includes(settings.animator));
    const { frameRate } = this.form.elements;
    frameRate.value = this.session.frameRate;
    if (frameRate.selectedIndex < 0) frameRate.value = '0';
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
