// What broke other libraries, as recordings that play here: rows of the museum of reported defects.

import { SCREEN } from './phone.js';

const X = SCREEN.width / 2;
const RATE = 60;

/** A finger that goes evenly from place to place: frames, and heights in points. A log has a line for each frame in which it moves. */
function finger(...places) {
  const lines = [`0,${places[0][1]},${X},down`];
  for (let index = 1; index < places.length; index++) {
    const [[start, from], [end, to]] = places.slice(index - 1, index + 1);
    for (let frame = start + 1; frame <= end; frame++) {
      const mark = index === places.length - 1 && frame === end ? ',up' : '';
      lines.push(`${frame * (1 / RATE)},${Math.round(64 * (from + (to - from) * (frame - start) / (end - start))) / 64},${X}${mark}`);
    }
  }
  return lines;
}

/** Each with its row, what was reported of whom, what to look at, and what is done. */
const BREAKAGES = [
  {
    row: 'B090', title: 'Pull, take back, pull again', report: 'https://github.com/CoderMJLee/MJRefresh/pull/1311',
    words: 'In MJRefresh’s review, the second crossing of the trigger in one drag was dead. Here it arms again.',
    lines: ['#@ frames 330', '#@ slot animator 2', ...finger([0, 220], [30, 470], [48, 470], [72, 290], [90, 290], [114, 480], [132, 480])],
  },
  {
    row: 'B074', title: 'Begin three times', report: 'https://github.com/jcavar/refresher/issues/22',
    words: 'In refresher, two begins added the height of the header twice. Here the gap is as high as after one.',
    lines: ['#@ frames 210', '#@ slot animator 5', '#@ 20 begin 0', '#@ 24 begin 0', '#@ 40 begin 0'],
  },
  {
    row: 'B094', title: 'Begin in the middle of the closing', report: 'https://github.com/CoderMJLee/MJRefresh/commit/8c54929',
    words: 'In MJRefresh, the end of the old animation stopped the new spinner and showed the arrow. Here the new session goes on.',
    lines: ['#@ frames 300', '#@ slot animator 1', '#@ slot refreshTime 0.5', '#@ 10 begin 0', '#@ 88 begin 0'],
  },
  {
    row: 'B076', title: 'Begin far down the list', report: 'https://github.com/CoderMJLee/MJRefresh/issues/1039',
    words: 'In MJRefresh and flutter_easy_refresh, the action was not called, or the list did not reach its top. Here both happen.',
    lines: ['#@ frames 330', '#@ slot animator 2', ...finger([0, 520], [10, 170]), '#@ 70 begin 0'],
  },
];

/** The log of one, on a phone as high as that of some settings, in the same surroundings. */
export function breakageLog({ lines }, settings, surroundings) {
  const kept = ['height', 'bar', 'rowHeight', ...surroundings].map(slot => `#@ slot ${slot} ${settings[slot]}`);
  return ['#@ rate 60', ...kept, ...lines, ''].join('\n');
}

/** Makes a button for each; below them is what was reported of the one that plays. */
export function fillBreakages(element, play) {
  const words = element.querySelector('p');
  element.querySelector('.row').replaceChildren(...BREAKAGES.map(breakage => {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: breakage.title });
    button.dataset.row = breakage.row;
    button.addEventListener('click', () => {
      const link = Object.assign(document.createElement('a'), { href: breakage.report, rel: 'noreferrer', textContent: `Report ${breakage.row}` });
      words.replaceChildren(`${breakage.words} `, link);
      play(breakage);
    });
    return button;
  }));
}
