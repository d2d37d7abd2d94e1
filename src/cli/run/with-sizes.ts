// A run whose responses have the sizes of a file. Only the command line can have it: links hold no lists.

import { counted } from '../../explain/words/forms.en.ts';
import { settle } from '../../scenarios/kit/settle.ts';
import { writeValue } from '../../scenarios/kit/value.ts';
import { UsageError } from '../usage-error.ts';
import { type Request, requestOf, type Setting } from './request.ts';
import { sizesFromFile } from './sizes-file.ts';

export interface Sized {
  readonly request: Request;
  /** What the person should know about the sizes, in English as all of the command line. */
  readonly notes: readonly string[];
}

/** A workload with sizes from a file is the user's own. */
const OWN: Setting = { flag: '--sizes', key: 'work', text: 'own' };

/**
 * As requestOf, with the sizes of a file.
 * @throws UsageError if the scenario has no responses or the file cannot be read
 */
export function requestWithSizes(target: string, settings: readonly Setting[], path: string): Sized {
  checkHasSizes(requestOf(target, settings).scenario);
  const request = requestOf(target, [...settings, OWN]);
  const { scenario, spec } = request;
  const sizes = sizesFromFile(path, Number(spec.params['mss']));
  const settled = settle({ ...spec, params: { ...spec.params, sizes: sizes.join(',') } }, scenario);
  const repairs = settled.complaints.map(({ key, message, was, instead }) => {
    const parameter = scenario.parameters.find((each) => each.key === key)!;
    const quantity = parameter.kind === 'number' ? { quantity: parameter.quantity } : {};
    return {
      ...{ code: 'impossible' as const, key, given: `${key}=${writeValue(parameter, was)}` },
      ...{ message, used: instead, ...quantity },
    };
  });
  const notes = notesOf(path, sizes, Number(spec.params['cap']));
  return { request: { ...request, spec: settled.spec, repairs: [...request.repairs, ...repairs] }, notes };
}

/** Throws a UsageError if there is nothing in the scenario that could have sizes. */
function checkHasSizes({ id, parameters }: Request['scenario']): void {
  if (parameters.some(({ key }) => key === 'dist')) return;
  throw new UsageError(`--sizes: ${id} has no responses whose sizes a file could give.`);
}

function notesOf(path: string, sizes: readonly number[], cap: number): string[] {
  const mean = sizes.reduce((sum, size) => sum + Math.min(size, cap), 0) / sizes.length;
  const larger = sizes.filter((size) => size > cap).length;
  const notes = [
    `${counted(sizes.length, 'size')} from ${path}, ${counted(Number(mean.toPrecision(4)), 'packet')} on average. No link holds them: give --sizes with it.`,
  ];
  if (larger > 0)
    notes.push(
      `${counted(larger, 'of them is', 'of them are')} cut off at ${counted(cap, 'packet')}; --set cap=1000 allows more.`,
    );
  return notes;
}
