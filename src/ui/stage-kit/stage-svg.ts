// The stage as SVG, as it stands on the page at this moment: what its painter draws, drawn on a sheet of paths, and the words
// that lie over it. Lines and colours are those of a light page, whatever the page has.

import { escaped } from '../../plot/escaped.ts';
import type { LecternContext } from '../foundation/store-contract.ts';
import { contextOf, paintOf, rounded, VectorSheet } from '../foundation/vector-sheet.ts';
import { colours } from '../theme/tokens.ts';
import { type OfferedStage, offeredStage } from './stage-picture.ts';

export interface StagePicture extends Pick<OfferedStage, 'width' | 'height'> {
  readonly svg: string;
}

/** Undefined while there is no stage, or nothing on it. */
export function stageSvg(lectern: LecternContext): StagePicture | undefined {
  const stage = offeredStage(lectern);
  const element = stage?.root();
  const drawn = stage && drawnStage(stage);
  if (!stage || !element?.isConnected || drawn === undefined) return undefined;
  const { width, height } = stage;
  return { width, height, svg: [drawn, ...inLightColours(() => wordsOn(element, width))].join('\n') };
}

/** What a painter draws, without words of the page. */
export function drawnStage({ draw }: Pick<OfferedStage, 'draw'>): string | undefined {
  const sheet = new VectorSheet('stage');
  return draw(contextOf(sheet), colours('light')) ? sheet.svg : undefined;
}

/** The page is not drawn in between. */
function inLightColours<T>(read: () => T): T {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset['theme'] = 'light';
  try {
    return read();
  } finally {
    if (theme === undefined) delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }
}

/** Where the letters of a line stand above its middle, in heights of the letters. */
const BASE = 0.35;

/** `data-on-picture`: words of a control that belong to the picture; `data-off-picture`: words about signs that a style sheet draws. */
function wordsOn(stage: Element, width: number): string[] {
  const place = stage.getBoundingClientRect();
  const scale = place.width / width || 1;
  const found: string[] = [];
  for (const region of stage.querySelectorAll('.stage-words, [data-on-picture]')) {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('[data-off-picture]') || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      const style = getComputedStyle(parent);
      const size = Number.parseFloat(style.fontSize);
      const left = (box.left - place.left) / scale;
      const middle = (box.top + box.height / 2 - place.top) / scale;
      const wide = box.width / scale;
      if (parent.closest('.stage-label-backed')) {
        const page = paintOf('fill', colours('light').page);
        found.push(
          `<rect x="${rounded(left - 6)}" y="${rounded(middle - 9)}" width="${rounded(wide + 12)}" height="18" ${page}/>`,
        );
      }
      const font = `font-size="${size}" font-weight="${style.fontWeight}" text-anchor="middle"`;
      const at = `x="${rounded(left + wide / 2)}" y="${rounded(middle + BASE * size)}"`;
      found.push(`<text ${at} ${font} ${paintOf('fill', style.color)}>${escaped(node.textContent.trim())}</text>`);
    }
  }
  return found;
}
