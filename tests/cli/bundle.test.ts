// The command line as people start it: bundled on demand, whenever a source of it is newer, in a process of its own, in the
// folder they are in.

import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionOf } from '../../src/runner/session-of.ts';
import { digestText } from '../../src/scenarios/kit/digest-text.ts';
import { MODEL_VERSION } from '../../src/scenarios/kit/run-spec.ts';
import { renoSpec } from '../support/reno-spec.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** As npm starts it from a folder; `readLittle` stops reading after the first piece, as `| head` does. */
function lectern(args: readonly string[], { from = root, readLittle = false } = {}): Promise<Ended> {
  const env = { ...process.env, npm_lifecycle_event: 'lectern', INIT_CWD: from };
  const child = spawn(process.execPath, ['build/lectern.mjs', ...args], { cwd: root, env });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece) => {
    out += piece;
    if (readLittle) child.stdout.destroy();
  });
  child.stderr.on('data', (piece) => {
    err += piece;
  });
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, out, err })));
}

/** A program that says so, of a time in seconds; with its folders. */
function program(folder: string, path: string, says: string, time: number): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `console.log('${says}');\n`);
  // A folder's own time tells of files that went away.
  for (let at = path; at !== '.'; at = dirname(at)) utimesSync(join(folder, at), time, time);
}

describe('a bundle', () => {
  const MADE = 1e9;
  const fresh = mkdtempSync(join(tmpdir(), 'lectern-stale-'));
  const rooms = readdirSync(join(root, 'src'));

  beforeAll(() => {
    // In the place of the bundler: what it makes says that it is new.
    const bundler = [
      "import { mkdirSync, writeFileSync } from 'node:fs';",
      'export function build({ build: { outDir } }) {',
      '  mkdirSync(outDir, { recursive: true });',
      `  writeFileSync(outDir + '/lectern.js', "console.log('made anew');");`,
      '}',
    ];
    mkdirSync(join(fresh, 'node_modules/vite'), { recursive: true });
    writeFileSync(join(fresh, 'node_modules/vite/package.json'), '{"type": "module", "main": "index.js"}');
    writeFileSync(join(fresh, 'node_modules/vite/index.js'), bundler.join('\n'));
    mkdirSync(join(fresh, 'build'));
    copyFileSync(join(root, 'build/lectern.mjs'), join(fresh, 'build/lectern.mjs'));
    for (const path of ['build/lectern.mjs', 'build']) utimesSync(join(fresh, path), 1, 1);
  });
  afterAll(() => rmSync(fresh, { recursive: true }));

  it.each(rooms)('is made anew where something in src/%s is newer, unless that is the page', (room) => {
    for (const each of rooms) program(fresh, `src/${each}/part.ts`, '', each === room ? MADE + 1 : 1);
    program(fresh, 'dist-cli/lectern.js', 'as it was', MADE);
    const { stdout, stderr } = spawnSync(process.execPath, ['build/lectern.mjs'], { cwd: fresh, encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([room === 'ui' ? 'as it was\n' : 'made anew\n', '']);
  });
});

describe('the command line in its own process', () => {
  beforeAll(() => lectern(['--version']));

  it('says what it is asked and nothing else', async () => {
    expect(await lectern(['--version'])).toEqual({ status: 0, out: `${MODEL_VERSION}\n`, err: '' });
  });

  it('computes the run that is computed here', async () => {
    const { status, out, err } = await lectern(['run', 'reno#rmin=50ms&loss=1pc&v=1', '--format', 'csv']);
    expect([status, err]).toEqual([0, '']);
    expect(out.split(',')).toContain(digestText(sessionOf(renoSpec({ rmin: 50e6, loss: 0.01 })).complete().digest));
  });

  it('says what to do first where nothing is installed', async () => {
    const fresh = mkdtempSync(join(tmpdir(), 'lectern-fresh-'));
    try {
      mkdirSync(join(fresh, 'build'));
      copyFileSync(join(root, 'build/lectern.mjs'), join(fresh, 'build/lectern.mjs'));
      const child = spawnSync(process.execPath, ['build/lectern.mjs', 'list'], { cwd: fresh, encoding: 'utf8' });
      const stderr = 'lectern: The build tools are not installed; run "npm ci" first.\n';
      expect(child).toMatchObject({ status: 2, stdout: '', stderr });
    } finally {
      rmSync(fresh, { recursive: true });
    }
  });

  it('ends with status 2 and one line after a mistake', async () => {
    const { status, out, err } = await lectern(['run', 'reno', '--set', 'rmim=1s']);
    expect([status, out]).toEqual([2, '']);
    expect(err).toBe('lectern: "rmim" is not a setting of reno (did you mean "rmin"?).\n');
  });

  it('names files from the folder in which it was started', async () => {
    const from = mkdtempSync(join(tmpdir(), 'lectern-folder-'));
    writeFileSync(join(from, 'case.json'), '{"kind": "ns2-p2p"}');
    expect(await lectern(['run', 'reno', '--until', '1s', '--trace', 'run.csv'], { from })).toMatchObject({
      status: 0,
      err: '',
    });
    expect(readdirSync(from)).toEqual(['case.json', 'run.csv']);
    const { status, out } = await lectern(['verify', '.'], { from });
    expect([status, out.split('\n')[0]]).toEqual([1, 'FAILED case.json: its field name is missing']);
    rmSync(from, { recursive: true });
  });

  it('does not mind when nobody reads on', async () => {
    const { status, err } = await lectern(['run', 'reno#loss=20pc&n=8&end=60s&v=1', '--format', 'json'], {
      readLittle: true,
    });
    expect([status, err]).toEqual([0, '']);
  });

  it('explains the benchmark without starting it', async () => {
    const { status, out } = await lectern(['bench', '--help']);
    expect(status).toBe(0);
    expect(out).toContain('bench [part]');
  });
});
