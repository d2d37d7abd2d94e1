// A file that is given as a lesson is told from Lectern's other files, so that it can be said where those are opened.

import { expect, it } from 'vitest';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { otherFile } from '../../src/ui/app/other-file.ts';
import { writeRunFile } from '../../src/ui/share/run-file.ts';

const run = writeRunFile(defaultState(reno), reno, [], 'https://host.example/reno/#v=1');
const sweep = '# title: Goodput\n# link: reno/#v=1\n# sweep: {"sweep":{}}\nseed,goodput\n';

it.each([
  ['a saved run', run, 'isRun'],
  ['a saved run with a mark of its encoding', `\ufeff${run}`, 'isRun'],
  ['the table of a sweep', sweep, 'isSweep'],
  ['the table of a sweep, as Windows keeps lines', sweep.replaceAll('\n', '\r\n'), 'isSweep'],
  ['a lesson', '---\ntitle: Mine\nscenario: reno\n---\n\n# A step\n\n# sweep: {rmin}\n', undefined],
  ['anything else', '{"format":"other"}', undefined],
])('%s', async (_, text, kind) => {
  expect(await otherFile(new Blob([text]))).toBe(kind);
});
