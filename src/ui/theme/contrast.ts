// What the page is drawn with for people who need more contrast: stronger colours of the chosen theme, or the few that their
// system prescribes (forced colours). `contrast.css` says the same to the style sheets; here it is for canvases, in hex.

import { mixed } from './mixed.ts';
import type { Colours, DataColour } from './tokens.ts';

export const MORE_CONTRAST = '(prefers-contrast: more)';
export const FORCED_COLOURS = '(forced-colors: active)';

/** How much of the ink is in a hairline, in a stronger line and in a grid; as in contrast.css. */
const LINE = 0.45;
const LINE_STRONG = 0.65;
const GRID = 0.3;

/** The same hues as text has them, no grey words, and lines that can be seen from afar. */
export function stronger(table: Colours): Colours {
  const { ink, page } = table;
  const dark = ({ text, soft }: DataColour): DataColour => ({ line: text, text, soft });
  return {
    ...table,
    chrome: page,
    ink2: ink,
    ink3: ink,
    control: ink,
    line: mixed(page, ink, LINE),
    lineStrong: mixed(page, ink, LINE_STRONG),
    grid: mixed(page, ink, GRID),
    data: dark(table.data),
    ack: dark(table.ack),
    retx: dark(table.retx),
    loss: dark(table.loss),
    timer: dark(table.timer),
    window: dark(table.window),
    flow2: dark(table.flow2),
  };
}

/** Softer than a line by so much of the ground. */
const SOFT = 0.25;

/**
 * With forced colours there are four inks at most, so shapes, dashes and words tell things apart, as they do everywhere.
 *
 * @param system the value of a system colour, in hex
 */
export function forced(system: (name: 'Canvas' | 'CanvasText' | 'LinkText' | 'Highlight') => string): Colours {
  const [page, ink, link, highlight] = [
    system('Canvas'),
    system('CanvasText'),
    system('LinkText'),
    system('Highlight'),
  ];
  const of = (line: string): DataColour => ({ line, text: line, soft: mixed(page, line, SOFT) });
  return {
    strokes: 1.25,
    page,
    chrome: page,
    sunk: mixed(page, ink, SOFT / 2),
    raised: page,
    line: mixed(page, ink, LINE),
    lineStrong: mixed(page, ink, LINE_STRONG),
    control: ink,
    grid: mixed(page, ink, GRID),
    ink,
    ink2: ink,
    ink3: ink,
    onInk: page,
    data: of(link),
    ack: of(ink),
    retx: of(ink),
    loss: of(ink),
    timer: { ...of(ink), soft: mixed(page, highlight, SOFT) },
    window: of(link),
    flow2: of(ink),
  };
}

/** What a system colour is at the moment: the browser computes it for an element that no palette touches. */
export function systemColour(name: string): string {
  const probe = document.createElement('span');
  probe.style.setProperty('forced-color-adjust', 'none');
  probe.style.color = name;
  document.body.append(probe);
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? ['0', '0', '0'];
  probe.remove();
  return `#${channels
    .slice(0, 3)
    .map((channel) => Number(channel).toString(16).padStart(2, '0'))
    .join('')}`;
}
