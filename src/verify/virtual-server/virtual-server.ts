// Replays a case of kind `cluster-lvs`: turn-around and the sum of rates may differ by 5 %, who served whom not at all
// (servers named in order of first use).

import { type Verdict, verdictOn } from '../format.ts';
import type { VirtualServerCase, VirtualServerPoint } from './case.ts';
import { inOrderOfUse, runVirtualServer, type VirtualServerResult } from './run.ts';

const TOLERANCE = 0.05;

const resultsOf = ({ settings, points }: VirtualServerCase): VirtualServerResult[] =>
  runVirtualServer(
    settings,
    points.map(({ N }) => N),
  );

export function verifyVirtualServer(
  reference: VirtualServerCase,
  results: readonly VirtualServerResult[] = resultsOf(reference),
): Verdict {
  const { name, points } = reference;
  const problems = points.flatMap((point, index) => problemsAt(point, results[index]!));
  const worst = Math.max(...points.flatMap((point, index) => distances(point, results[index]!)));
  const words = `${points.length} batches, servers equal, at most ${(100 * worst).toFixed(1)} % apart`;
  return verdictOn(name, problems, words);
}

const distances = (point: VirtualServerPoint, result: VirtualServerResult): number[] => [
  Math.abs(result.turnAround / point.TAT - 1),
  Math.abs(result.throughput / point.THs - 1),
];

function problemsAt(point: VirtualServerPoint, result: VirtualServerResult): string[] {
  const where = `N = ${point.N}`;
  const [time, rate] = distances(point, result);
  const problems = [];
  if (!(time! <= TOLERANCE))
    problems.push(`TAT at ${where} is ${result.turnAround.toFixed(3)} s, expected ${point.TAT}`);
  if (!(rate! <= TOLERANCE))
    problems.push(`THs at ${where} is ${result.throughput.toFixed(3)} MB/s, expected ${point.THs}`);
  const expected = inOrderOfUse(point.srv);
  if (result.servers !== expected) problems.push(`servers at ${where} are ${result.servers}, expected ${expected}`);
  return problems;
}
