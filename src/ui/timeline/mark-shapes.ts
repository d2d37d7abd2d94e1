// The shapes of events, drawn around the middle of an 18 x 18 box: shape says which it is, colour repeats it. Data, for the page
// (mark-glyph.tsx) and for files, where every colour is said (glyphSvg).

import type { MarkKind } from '../../record/record.ts';
import { TEXT } from '../theme/text-sizes.ts';
import type { Colours } from '../theme/tokens.ts';
import { lossLetter } from './loss-letter.ts';

type Look =
  | 'mark-stroke'
  | 'mark-stroke mark-cross'
  | 'mark-stroke mark-ring'
  | 'mark-stroke mark-edit'
  | 'mark-fill'
  | 'mark-letter'
  | 'mark-soft'
  | 'mark-initial';

/** A path, or the letter of a loss. */
export type MarkPart = { readonly look: Look } & ({ readonly d: string } | { readonly letter: string });

const FILE = 'M-5 -7.5h6l4 4v11h-10zM-2 2l1.7 1.8 2.8 -4';

/** Drawn in one line. */
const LINES: Partial<Record<MarkKind, string>> = {
  request: 'M0 -8v16',
  pick: 'M-7 0h13M1.5 -5 6.5 0 1.5 5',
  download: FILE,
  page: FILE,
  dispatch: 'M-7 0h5L5 -5.5M-2 0 5 5.5M1.2 -6h4.3v4.2M5.5 1.8v4.2h-4.3',
  'long-wait': 'M-5.5 -7.5h11M-5.5 7.5h11M-4.5 -7.5c0 5 9 10 9 15M4.5 -7.5c0 5 -9 10 -9 15',
  'node-up': 'M-7 -7h14v14h-14zM-3.5 0.5l2.5 2.7 4.5 -6',
  load: 'M-8 6h5v-10h6v10h5',
  ce: 'M-5 8.5V-7.5h11l-3 4 3 4h-11',
  echo: 'M-7 -5h14M0 -5v11.5M-4.5 2 0 6.5 4.5 2',
  'probe-repair': 'M-7 -5h14M0 -5v11.5M-4.5 2 0 6.5 4.5 2',
  cwr: 'M-6.5 0.5l4.5 5 8.5 -10.5',
  change: 'M-6.5 6.5 -5.4 2 3.4 -6.8 6.8 -3.4 -2 5.4zM1.2 -4.6 4.6 -1.2',
};

/** What stands around a cross. */
const RINGS: Partial<Record<MarkKind, string>> = {
  kill: 'M-8.2 0a8.2 8.2 0 1 0 16.4 0 8.2 8.2 0 1 0-16.4 0',
  'node-down': 'M-8 -8h16v16h-16z',
  'given-up': 'M-7 -8.5h14',
  loss: 'M0 -8.5v3M0 8.5v-3',
};

/** A square with round corners. */
const BOX = (half: number, round: number): string => {
  const side = 2 * (half - round);
  const corner = `a${round} ${round} 0 0 1`;
  return `M${round - half} ${-half}h${side}${corner} ${round} ${round}v${side}${corner} ${-round} ${round}h${-side}${corner} ${-round} ${-round}v${-side}${corner} ${round} ${-round}z`;
};

export function markShape(kind: MarkKind): readonly MarkPart[] {
  const letter = lossLetter(kind);
  if (letter !== undefined) {
    return [
      { look: 'mark-soft', d: BOX(8, 4) },
      { look: 'mark-initial', letter },
    ];
  }
  switch (kind) {
    case 'timeout':
      return [
        { look: 'mark-fill', d: BOX(8, 3) },
        { look: 'mark-letter', d: 'M-3.75 -3.5h7.5M0 -3.5v7.5' },
      ];
    case 'spurious-timeout':
    case 'timeout-stands': {
      const strike = kind === 'spurious-timeout' ? 'M-8.5 8.5 8.5 -8.5' : '';
      return [{ look: 'mark-stroke mark-edit', d: `${BOX(7, 3)}M-3.5 -3h7M0 -3v6.5${strike}` }];
    }
    case 'fast-retransmit':
      return [
        { look: 'mark-fill', d: 'M0 -9 9 0 0 9 -9 0z' },
        { look: 'mark-letter', d: 'M-1.75 4v-7.5h4.75M-1.75 0.25h3.75' },
      ];
    case 'retransmission':
    case 'hole-sent':
    case 'rack-lost':
    case 'trim-sent':
    case 'probe':
    case 'probe-new':
    case 'spurious': {
      const again: MarkPart = { look: 'mark-stroke', d: 'M5.9 -3A6.6 6.6 0 1 0 6.6 1.2M6.6 -7.6v5.2h-5.2' };
      return kind === 'spurious' ? [again, { look: 'mark-stroke mark-edit', d: 'M-7 7 7 -7' }] : [again];
    }
    default: {
      const line = LINES[kind];
      if (line !== undefined) return [{ look: 'mark-stroke mark-edit', d: line }];
      const ring = RINGS[kind];
      const cross: MarkPart = { look: 'mark-stroke mark-cross', d: 'M-6 -6 6 6M6 -6-6 6' };
      return ring === undefined ? [cross] : [cross, { look: 'mark-stroke mark-ring', d: ring }];
    }
  }
}

const WIDTHS: Partial<Record<Look, number>> = {
  'mark-stroke': 2.25,
  'mark-stroke mark-cross': 2.5,
  'mark-stroke mark-ring': 1.25,
  'mark-stroke mark-edit': 1.5,
};

/** As in strip.css. */
export function markColours(kind: MarkKind, colours: Colours): { readonly line: string; readonly text: string } {
  const { ink, ink2, loss, timer, retx } = colours;
  switch (kind) {
    case 'timeout':
    case 'spurious-timeout':
    case 'timeout-stands':
    case 'long-wait':
      return timer;
    case 'fast-retransmit':
    case 'retransmission':
    case 'hole-sent':
    case 'rack-lost':
    case 'trim-sent':
    case 'probe':
    case 'probe-new':
    case 'probe-repair':
    case 'echo':
    case 'spurious':
      return retx;
    case 'cwr':
    case 'request':
    case 'dispatch':
    case 'node-up':
    case 'page':
      return { line: ink2, text: ink2 };
    case 'change':
    case 'load':
    case 'pick':
    case 'download':
      return { line: ink, text: ink };
    default:
      return loss;
  }
}

/** An event as elements of SVG, around this point. */
export function glyphSvg(kind: MarkKind, x: number, y: number, colours: Colours): string {
  const { line } = markColours(kind, colours);
  const parts = markShape(kind).map((part) => {
    if ('letter' in part) {
      return `<text y="4.25" text-anchor="middle" font-size="${TEXT.note}" font-weight="650" fill="${colours.loss.text}">${part.letter}</text>`;
    }
    const { look, d } = part;
    if (look === 'mark-fill') return `<path d="${d}" fill="${line}"/>`;
    if (look === 'mark-soft') return `<path d="${d}" fill="${colours.loss.soft}" stroke="${line}" stroke-width="1.5"/>`;
    const [stroke, width] = look === 'mark-letter' ? [colours.page, 1.9] : [line, WIDTHS[look]];
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  });
  return `<g transform="translate(${x} ${y})">${parts.join('')}</g>`;
}
