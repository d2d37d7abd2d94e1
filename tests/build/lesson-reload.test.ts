// While pages are developed: a lesson that is saved is shown at once, one with a mistake is not, and the mistake is said.

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type HotPayload } from 'vite';
import { expect, it } from 'vitest';
import { lessonModules } from '../../build/lesson-modules.ts';
import { lessons } from '../../build/lessons.ts';

it('a lesson that is saved reloads the page; one that is wrong says where', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (path: string, text: string): string => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return file;
  };
  const original = readFileSync(fileURLToPath(new URL('../../src/scenarios/reno/lesson.md', import.meta.url)), 'utf8');
  const before = lessons['reno']!;
  write('src/scenarios/reno/lesson.md', original);
  write('src/scenarios/reno/scenario.ts', 'export const scenario = {};');
  write('src/lesson-file/revive.ts', 'export const reviveLesson = () => ({ lesson: {}, notes: [] });');
  write('lessons/my-own.md', 'one');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [lessonModules()],
    // The test says when a file was saved.
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const client = server.environments.client;
    const heard: HotPayload[] = [];
    let hear = (): void => {};
    client.hot.send = ((payload: HotPayload) => {
      heard.push(payload);
      hear();
    }) as typeof client.hot.send;
    const saved = (path: string, text: string): Promise<HotPayload> =>
      new Promise((resolve) => {
        hear = () => resolve(heard.at(-1)!);
        server.watcher.emit('change', write(path, text));
      });
    const shown = async () => (await client.transformRequest('/src/scenarios/reno/lesson.md'))!.code;
    expect(await shown()).not.toContain('A heading of today');
    expect(await saved('lessons/my-own.md', 'two')).toMatchObject({ type: 'full-reload' });

    const [heading] = /^# [^{\n]+$/m.exec(original)!;
    const mended = original.replace(heading, '# A heading of today');
    expect(await saved('src/scenarios/reno/lesson.md', mended)).toMatchObject({ type: 'full-reload' });
    expect(await shown()).toContain('A heading of today');
    // The pages that are only text follow.
    expect(lessons['reno']!.steps.map(({ question }) => question.en)).toContain('A heading of today');

    const wrong = await saved('src/scenarios/reno/lesson.md', mended.replace(/^at: /m, 'att: '));
    expect(wrong).toMatchObject({ type: 'error', err: { message: expect.stringMatching(/lesson\.md:\d+:\d+: /) } });
    expect(lessons['reno']!.steps.map(({ question }) => question.en)).toContain('A heading of today');
    expect(await saved('src/scenarios/reno/lesson.md', original)).toMatchObject({ type: 'full-reload' });
    expect(await shown()).not.toContain('A heading of today');
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
    lessons['reno'] = before;
  }
});
