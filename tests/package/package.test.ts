// The package as others get it: packed, installed without a network into an empty project, its documented examples run there and
// say what the page says they say, and its types checked as they come. `npm run test:all`.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';

const folder = mkdtempSync(join(tmpdir(), 'lectern-package-'));
const tell = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);

/** Programs of docs/library.md, each with what it prints. */
const EXAMPLES = [
  ...readFileSync('docs/library.md', 'utf8').matchAll(/```js\n(.*?)```\n(?:\n```text\n(.*?)```)?/gs),
].map(([, program = '', printed = '']) => ({
  program,
  printed,
  name: program.split('\n').findLast((line) => /\(/.test(line)),
}));

describe('the package', () => {
  beforeAll(() => {
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', './dist-lib', '--json', '--pack-destination', folder], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    put('package.json', '{ "name": "empty", "private": true, "type": "module" }');
    tell('npm', 'install', '--offline', '--no-audit', '--no-fund', filename);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is one package: nothing else was installed', () => {
    const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    expect(Object.keys(lock.packages)).toEqual(['', 'node_modules/lectern']);
    const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/lectern/package.json'), 'utf8'));
    expect(manifest.model).toBe(MODEL_VERSION);
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it('has examples', () => expect(EXAMPLES.length).toBeGreaterThan(5));

  it.each(EXAMPLES)('does what its page says: $name', ({ program, printed }) => {
    put('example.js', program);
    expect(tell(process.execPath, 'example.js')).toBe(printed);
  });

  it('types settings and results by scenario, under the strictest options', () => {
    put(
      'types.ts',
      `import { type MetricsOf, type SettingsOf, run, stream, sweep, toTable } from 'lectern';
import { threads } from 'lectern/threads';
import { webWorkers } from 'lectern/workers';
const settings: SettingsOf<'reno'> = { rmin: '200ms', q: 20, cc: 'newreno', loss: 0.01 };
const { metrics, record } = await run('reno', settings);
const known: MetricsOf<'reno'> = metrics;
const goodput: number = known.goodput;
const changes: Float64Array | undefined = record.gauges[0]?.time;
const anything: number | undefined = (await run('reno/#rmin=200ms&v=1', { q: 5 })).metrics['goodput'];
await sweep('lan-rto', { x: { rmin: ['50ms', '1s'] }, settings: { work: 'r1' }, start: threads });
await sweep('lan-rto', { x: 'rmin=50ms,1s', start: webWorkers() });
for await (const { computedTo } of stream('incast')) computedTo satisfies number;
toTable({ record }).numRows satisfies number;
// @ts-expect-error: there is no such setting
await run('reno', { rmim: '200ms' });
// @ts-expect-error: a rate is no time
await run('reno', { rmin: '2Mbps' });
// @ts-expect-error: no such word
await run('reno', { cc: 'vegas' });
// @ts-expect-error: no such result
metrics.godput;
export { anything, changes, goodput };
`,
    );
    const options = [
      '--noEmit',
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--target',
      'es2022',
    ];
    const tsc = join(process.cwd(), 'node_modules', '.bin', 'tsc');
    const errors = (): string => {
      try {
        return tell(tsc, ...options, '--module', 'nodenext', '--lib', 'es2023,dom', '--types', '', 'types.ts');
      } catch (error) {
        return (error as { stdout: string }).stdout;
      }
    };
    expect(errors()).toBe('');
  });
});
