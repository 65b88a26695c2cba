// The Swift that makes what is set on the page.

const number = value => String(Number(value.toFixed(2)));
const hex = value => `.hex(0x${value.toString(16).toUpperCase().padStart(6, '0')})`;

/** The knobs of each animator: the slot, and how its argument is written unless it is the default. */
const ARGUMENTS = [
  ['gum', { color: hex, radius: number, ...footer() }],
  ['arrow', { showsLastUpdate: value => String(value === 1), armedSymbol: () => '.reload' }],
  ['spinner', { color: hex, showsOutcomes: value => String(value === 1), ...footer() }],
  ['dots', { color: hex, ...footer() }],
  ['material', { color: hex, ...footer() }],
  ['ring', {}],
  ['hidden', { heldExtent: number, triggerDistance: number }],
];

function footer() { return { showsLoadingText: () => null }; }

/** The value of the animator. */
export function animatorValue(settings, standard) {
  const [name, knobs] = ARGUMENTS[settings.animator] ?? ['gum', {}];
  const isHeldSet = name === 'hidden' && Object.keys(knobs).some(slot => settings[slot] !== standard[slot]);
  const words = Object.entries(knobs).flatMap(([slot, write]) => {
    const isSet = settings[slot] !== standard[slot] || (isHeldSet && slot === 'heldExtent');
    if (!isSet) return [];
    return [slot === 'showsLoadingText' ? 'footer: FooterStyle(showsLoadingText: true)' : `${slot}: ${write(settings[slot])}`];
  });
  return `.${name}${words.length ? `(${words.join(', ')})` : ''}`;
}

const EDGES = ['top', 'bottom', 'leading', 'trailing'];
const TRIGGERS = [null, '.onRelease', '.whilePulling', '.manual'];
const PLACEMENTS = [null, '.withContent', '.pinned', '.floating'];
const LOAD_TRIGGERS = [null, '.onTap', '.onRelease', '.whilePulling', '.manual'];

/** All lines. */
export function swiftCode(settings, standard) {
  const value = animatorValue(settings, standard);
  const edge = settings.edge === 0 ? '' : `at: .${EDGES[settings.edge]}, `;
  const lines = [`let header = list.refresh.addHeader(${edge}animator: ${value}) { try await feed.reload() }`];
  if (TRIGGERS[settings.trigger]) lines.push(`header.trigger = ${TRIGGERS[settings.trigger]}`);
  if (PLACEMENTS[settings.placement]) lines.push(`header.placement = ${PLACEMENTS[settings.placement]}`);
  if (settings.tint >= 0) lines.push(`header.tintColor = UIColor(red: ${[16, 8, 0].map(shift => number((settings.tint >> shift & 255) / 255)).join(', ').replace(', ', ', green: ').replace(/, (?=[^,]*$)/, ', blue: ')}, alpha: 1)`);
  if (settings.outcome === 2) lines.push(`header.timeout = ${number(settings.refreshTime)}`);
  if (settings.loadTrigger < 5) {
    const opposite = settings.edge === 0 ? '' : `at: .${EDGES[[1, 0, 3, 2][settings.edge]]}, `;
    lines.push(`let footer = list.refresh.addFooter(${opposite}animator: ${value}) { try await feed.loadNextPage() ? .more : .end }`);
    if (LOAD_TRIGGERS[settings.loadTrigger]) lines.push(`footer.trigger = ${LOAD_TRIGGERS[settings.loadTrigger]}`);
  }
  return lines.join('\n');
}
