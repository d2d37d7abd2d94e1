// A lesson of the lecturer's own that cannot be read at all: the page says so and goes on with the lesson it has.

import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLessonFile, pageToOpen } from '../../src/ui/app/own-lesson.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const breaks = () => Promise.reject(new TypeError('network error'));

describe('a lesson that cannot be read', () => {
  it.each([
    ['breaks off', { ok: true, text: breaks }, 'unread'],
    ['is not there', { ok: false }, 'notFound'],
  ])('beside the site, which %s, leaves the page its own', async (_, response, kind) => {
    vi.stubGlobal('fetch', async () => response);
    const page = await pageToOpen('reno', '#lesson=mine&v=1');
    expect(page.trouble).toEqual({ name: 'mine', kind });
    expect(page.scenario.steps).toBe((await page.lesson()).steps.length);
  });

  it('as a file, which may be a folder, is said', async () => {
    const folder = { name: 'lessons', size: 4096, text: breaks, slice: () => ({ text: breaks }) } as unknown as File;
    expect(await openLessonFile(folder)).toEqual({ name: 'lessons', kind: 'unread' });
  });
});
