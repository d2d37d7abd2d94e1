// The reference cases in tests/reference, read from their files.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Measures } from '../../src/scenarios/lan/measures.ts';
import { student } from '../../src/verify/estimate.ts';
import { type LanCase, lanCaseOf } from '../../src/verify/lan/case.ts';
import type { LanRun } from '../../src/verify/lan/run.ts';
import { type P2pCase, p2pCaseOf } from '../../src/verify/p2p/case.ts';
import { switchCaseOf } from '../../src/verify/switched/case.ts';
import { type WebCase, webCaseOf } from '../../src/verify/web/case.ts';
import { ResultTable } from '../../src/verify/web/table.ts';
import type { WebResults } from '../../src/verify/web/web.ts';

const below = (name: string): string => fileURLToPath(new URL(`../reference/${name}/`, import.meta.url));

export interface ReferenceTrace {
  readonly name: string;
  readonly reference: P2pCase;
  /** The lines of the trace, header left out. */
  readonly trace: readonly string[];
}

/** Every point-to-point case, in order of its name. */
export const p2pCases = (): ReferenceTrace[] => tracesIn('ns2-p2p', p2pCaseOf);
/** Every case with SACK. */
export const sackCases = (): ReferenceTrace[] => tracesIn('ns2-sack', p2pCaseOf);
/** Every case with RED at the bottleneck. */
export const redCases = (): ReferenceTrace[] => tracesIn('ns2-red', p2pCaseOf);
/** Every case with RED that marks, and TCP with ECN. */
export const ecnCases = (): ReferenceTrace[] => tracesIn('ns2-ecn', p2pCaseOf);
/** Every case of synchronised reads through a shallow buffer. */
export const incastCases = (): ReferenceTrace[] => tracesIn('ns2-incast', p2pCaseOf);

/** Every case of hosts on a switch. */
export const switchCases = () => tracesIn('ns2-switch', switchCaseOf);

function tracesIn<Reference extends { readonly name: string }>(
  name: string,
  caseOf: (document: unknown) => Reference,
): { readonly name: string; readonly reference: Reference; readonly trace: readonly string[] }[] {
  const folder = below(name);
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return names.sort().map((file) => {
    const reference = caseOf(JSON.parse(readFileSync(folder + file, 'utf8')));
    const [, ...trace] = gunzipSync(readFileSync(folder + file.replace('.json', '.csv.gz')))
      .toString()
      .split('\n');
    return { name: reference.name, reference, trace };
  });
}

const documentsIn = (place: string): { path: string; document: Record<string, unknown> }[] =>
  readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => ({ path: place + file, document: JSON.parse(readFileSync(place + file, 'utf8')) }));

/** Every bus case, and the runs of the reference. */
export function lanCases(): { name: string; reference: LanCase; runs: readonly LanRun[] }[] {
  return documentsIn(below('ns2-lan')).map(({ document }) => {
    const reference = lanCaseOf(document);
    return { name: reference.name, reference, runs: document['runs'] as readonly LanRun[] };
  });
}

/** Every table of web results, and those results run by run: as many as the means and intervals of the table say. */
export function webCases(): { name: string; reference: WebCase; results: WebResults }[] {
  return documentsIn(below('ns2-web')).map(({ path, document }) => {
    const reference = webCaseOf(document, () => new ResultTable(path));
    return { name: reference.name, reference, results: reference.points.map(({ expected }) => runsLike(expected)) };
  });
}

/** Five runs with the mean and the half width that are expected. */
function runsLike(expected: WebCase['points'][number]['expected']): Measures[] {
  return [-1, -0.5, 0, 0.5, 1].map((place) => {
    const at = (column: keyof typeof expected): number => {
      const { mean, half } = expected[column]!;
      return mean + place * half * STRETCH;
    };
    const measures = { responseTime: at('resp_mean_s') * 1e9, pages: at('pages'), dropRate: at('drop_rate') };
    return { ...measures, retransmissions: at('retx') } as Measures;
  });
}

/** Five values at -1, -0.5, 0, 0.5 and 1 times this have a 95 % interval from -1 to 1. */
const STRETCH = Math.sqrt(5 / 0.625) / student(5);
