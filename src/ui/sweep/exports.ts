// A figure as files: SVG as drawn, PNG from it at twice the size, CSV with one row per run. Saved by the browser; nothing is
// sent anywhere.

import { figureSheet } from '../../figures/figure-sheet.ts';
import { figureDrawn } from '../../figures/figures.ts';
import { sweepCsv } from '../../figures/sweep-csv.ts';
import type { SweepDrawing } from '../../figures/sweep-drawing.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import type { Scenario } from '../../scenarios/kit/scenario.ts';
import type { Language } from '../../scenarios/kit/text.ts';

export interface Exported {
  readonly results: SweepResults;
  readonly scenario: Scenario;
  readonly drawing: SweepDrawing;
  readonly language: Language;
  readonly seeds: boolean;
}

const SIZE = { width: 960, height: 560 };
const SHARPNESS = 2;

export const svgOf = (exported: Exported): string =>
  figureSheet({ ...exported, figure: figureDrawn(exported.drawing), ...SIZE });

export const csvOf = ({ results, scenario, drawing }: Exported): string => sweepCsv(results, scenario, drawing);

/** Rejects if the browser cannot draw it. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * SHARPNESS;
  canvas.height = image.height * SHARPNESS;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

export function save(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
