/** The animators to choose from, in the order of `PlaygroundAnimator`; a test compares them with the list of presets. */
export const ANIMATORS = ['gum', 'arrow', 'spinner', 'dots', 'material', 'ring', 'hidden'];
