// What a lecturer pastes into a course page or into slides: a plain frame, or the element with its script. Pure.

import { escaped } from '../../plot/escaped.ts';

export type EmbedKind = 'frame' | 'element';

export interface Embedded {
  /** The whole link of the run, without what is only for embeds. */
  readonly link: string;
  /** The same as the frame opens it. */
  readonly framed: string;
  readonly title: string;
  readonly show: readonly string[];
  /** Left out: the step's own. */
  readonly control: string | undefined;
}

/** A plain frame cannot grow, so it has room for what is in it on a column of text. */
const HEAD = 110;
const CHART = 104;
/** A view has the height of three charts. */
const VIEW = 3 * CHART;
const HEIGHTS: Readonly<Record<string, number>> = { stage: 240, why: 120, ladder: VIEW, sequence: VIEW, events: VIEW };
const STRIP = 46;

export function embedCode(kind: EmbedKind, { link, framed, title, show, control }: Embedded): string {
  if (kind === 'frame') {
    const height = show.reduce((sum, each) => sum + (HEIGHTS[each] ?? CHART), HEAD + STRIP);
    return `<iframe src="${escaped(framed)}" title="${escaped(title)}" width="100%" height="${height}" style="border: 0" allow="clipboard-write"></iframe>`;
  }
  // In the folder of all scenarios.
  const script = `${link.split('#')[0]!.replace(/[^/]+\/[^/]*$/, '')}lectern-run.js`;
  const wanted = [`show="${show.join(',')}"`, ...(control ? [`control="${control}"`] : [])].join(' ');
  return `<script src="${escaped(script)}" defer></script>\n<lectern-run src="${escaped(link)}" ${wanted} label="${escaped(title)}"></lectern-run>`;
}
