// Opening steps of the lesson, and the story of the first ten seconds: where the page stops by itself, and how often.

import { describe, expect, it } from 'vitest';
import { ms } from '../../src/engine/core/time.ts';
import { openStep } from '../../src/ui/lesson/open-step.ts';
import { showAnswer } from '../../src/ui/lesson/tell-story.ts';
import { fakeReno } from '../support/fake-runner.ts';
import { lessonOf, openPage, recordWith } from './page.ts';

const marks = [
  { at: ms(300), kind: 'drop' },
  { at: ms(900), kind: 'timeout' },
] as const;

function lecture() {
  const page = openPage(undefined, { ...fakeReno, steps: 2 });
  page.store.setState({ lesson: lessonOf(2) });
  const opened = async (number: number): Promise<void> => {
    await openStep(page.lectern, number, 'waits');
    page.runner.report({ record: recordWith(marks, undefined, { spec: page.store.getState().spec }) });
  };
  /** Plays from before the step's event; @returns where it stands or is after three seconds, ms */
  const playOn = async (): Promise<number> => {
    page.store.getState().pause();
    page.playback.seek(ms(850));
    page.store.getState().play();
    for (let frames = 0; frames < 300 && page.store.getState().playing; frames++) {
      page.clock.frame(10);
      await Promise.resolve();
    }
    return page.playback.now / 1e6;
  };
  return { page, opened, playOn };
}

describe('a step', () => {
  it('stops at its event once', async () => {
    const { opened, playOn } = lecture();
    await opened(2);
    expect(await playOn()).toBe(900);
    expect(await playOn()).toBeGreaterThan(900);
  });

  it('that was open already stops once, too', async () => {
    const { opened, playOn } = lecture();
    await opened(2);
    await opened(2);
    expect(await playOn()).toBe(900);
    expect(await playOn()).toBeGreaterThan(900);
  });
});

describe('who has heard the story', () => {
  it('finds its answer, though a setting was given the value that it had', () => {
    const { store, playback, runner, lectern } = openPage();
    const { spec } = store.getState();
    showAnswer(lectern);
    store.getState().setParam('rmin', spec.params['rmin']!, 'set');
    expect(store.getState().spec).not.toBe(spec);
    runner.report({ record: recordWith(marks, undefined, { spec }) });
    expect([playback.now, store.getState().selectedMark]).toEqual([ms(900), 1]);
  });
});
