/**
 * The animators in the order of `PlaygroundAnimator`, that of 2012 without a name. A test compares them with the list of presets:
 * those after it are what `.arrow` can look like, and the label that an app draws by itself.
 */
export const ANIMATORS = ['gum', 'arrow', 'spinner', 'dots', 'material', 'ring', 'hidden', null, 'reload', 'label'];

const number = name => ANIMATORS.indexOf(name);

/** The slot of the colour that belongs to an animator: its own, or the control's tint; null if it takes neither. */
export function colorSlot(animator) {
  if (['hidden', 'label'].includes(ANIMATORS[animator])) return null;
  return ['arrow', 'reload', 'ring'].includes(ANIMATORS[animator]) ? 'tint' : 'color';
}

/** The ones that draw words, the one that draws nothing, and those whose picture is that of a long pull, not that of an open list. */
export const WORDS = ['arrow', 'reload', 'label'].map(number);
export const HIDDEN = number('hidden');
export const LONG_PULLS = ['gum', 'material'].map(number);
