// The Swift that makes what is set on the page.

import { ANIMATORS } from './animators.js';

const number = value => String(Number(value.toFixed(2)));
const hex = value => `.hex(0x${value.toString(16).toUpperCase().padStart(6, '0')})`;

/** The knobs of each animator that has any: the slot, and how its argument is written unless it is the default. */
const KNOBS = {
  gum: { color: hex, radius: number, ...footer() },
  arrow: { showsLastUpdate: value => String(value === 1), armedSymbol: () => '.reload' },
  spinner: { color: hex, showsOutcomes: value => String(value === 1), ...footer() },
  dots: { color: hex, ...footer() },
  material: { color: hex, ...footer() },
  hidden: { heldExtent: number, triggerDistance: number },
  reload: { showsLastUpdate: value => String(value === 1) },
};

/** How an animator is written that is none of the presets: its name, and what its arguments are in any case. */
const CALLS = {
  reload: words => `.arrow(${[...words, 'armedSymbol: .reload'].join(', ')})`,
  label: () => 'ColorLabel()',
};

function footer() { return { showsLoadingText: () => null }; }

/** The value of the animator. */
export function animatorValue(settings, standard) {
  const chosen = ANIMATORS[settings.animator], name = chosen ?? 'gum', knobs = KNOBS[chosen] ?? {};
  const isHeldSet = name === 'hidden' && Object.keys(knobs).some(slot => settings[slot] !== standard[slot]);
  const words = Object.entries(knobs).flatMap(([slot, write]) => {
    const isSet = settings[slot] !== standard[slot] || (isHeldSet && slot === 'heldExtent');
    if (!isSet) return [];
    return [slot === 'showsLoadingText' ? 'footer: FooterStyle(showsLoadingText: true)' : `${slot}: ${write(settings[slot])}`];
  });
  if (CALLS[name]) return CALLS[name](words);
  return `.${name}${words.length ? `(${words.join(', ')})` : ''}`;
}

const EDGES = ['top', 'bottom', 'leading', 'trailing'];
const OPPOSITE = [1, 0, 3, 2];
const TRIGGERS = [null, '.onRelease', '.whilePulling', '.manual'];
const PLACEMENTS = [null, '.withContent', '.pinned', '.floating'];
/** The last one is what a footer does by itself. */
const LOAD_TRIGGERS = ['.onReachingEnd(within: .points(0))', '.onTap', '.onRelease', '.whilePulling', '.manual', null, null];
const NO_FOOTER = 5;

/** Arguments that are not the default, after the animator. */
function call(name, edge, standardEdge, trigger, animator, action) {
  const words = [`animator: ${animator}`];
  if (edge !== standardEdge) words.push(`edge: .${EDGES[edge]}`);
  if (trigger) words.push(`trigger: ${trigger}`);
  return `list.refresh.${name}(${words.join(', ')}) { ${action} }`;
}

function color(bits) {
  const [red, green, blue] = [16, 8, 0].map(shift => number((bits >> shift & 255) / 255));
  return `UIColor(red: ${red}, green: ${green}, blue: ${blue}, alpha: 1)`;
}

/** All lines. */
export function swiftCode(settings, standard) {
  const animator = animatorValue(settings, standard), { edge } = settings, lines = [];
  const add = (name, text, more) => {
    lines.push(more.length ? `let ${name} = ${text}` : text, ...more.map(line => `${name}.${line}`));
  };
  const common = [];
  if (settings.tint >= 0) common.push(`tintColor = ${color(settings.tint)}`);
  if (settings.outcome === 2) common.push(`timeout = ${number(settings.refreshTime)}`);
  const placement = PLACEMENTS[settings.placement];
  add('header', call('addHeader', edge, 0, TRIGGERS[settings.trigger], animator, 'try await feed.reload()'),
    placement ? [`placement = ${placement}`, ...common] : common);
  if (settings.loadTrigger === NO_FOOTER) return lines.join('\n');
  add('footer', call('addFooter', OPPOSITE[edge], 1, LOAD_TRIGGERS[settings.loadTrigger], animator, 'try await feed.loadNextPage() ? .more : .end'), common);
  return lines.join('\n');
}
