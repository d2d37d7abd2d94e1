// Words on a stage: of several wordings the first that the room is enough for.

import { describe, expect, it } from 'vitest';
import { fitted, type Label, wordingWidth } from '../../src/ui/stage-kit/labels.ts';

const label = (room: number | undefined, ...texts: Label['texts']): Label => ({
  ...{ id: 'a', at: { x: 0, y: 0 }, anchor: 'start', tone: 'name', texts },
  ...(room === undefined ? {} : { room }),
});
const wide = wordingWidth('a rather long wording', 'name');

describe('a label', () => {
  it('says the first wording that fits, else the last, which may be nothing', () => {
    const texts = ['a rather long wording', 'shorter', 's'];
    expect(fitted(label(undefined, ...texts))).toEqual([{ text: texts[0] }]);
    expect(fitted(label(wide, ...texts))).toEqual([{ text: texts[0] }]);
    expect(fitted(label(wide - 1, ...texts))).toEqual([{ text: texts[1] }]);
    expect(fitted(label(1, ...texts))).toEqual([{ text: 's' }]);
    expect(fitted(label(1, ...texts, ''))).toEqual([]);
  });

  it('keeps the room of the widest number, so that the choice does not change while it runs', () => {
    const counted = (text: string) => [{ text, keeps: '888' }, { text: 'of 100' }];
    const room = wordingWidth(counted('100'), 'name');
    for (const text of ['1', '10', '100']) {
      expect(wordingWidth(counted(text), 'name')).toBe(room);
      expect(fitted(label(room, counted(text), 'few'))?.[0]?.text).toBe(text);
      expect(fitted(label(room - 1, counted(text), 'x'))?.[0]?.text).toBe('x');
    }
  });

  it('is larger in a lecture hall where it runs, and needs the room for that', () => {
    const runs = [{ text: '5', keeps: '888', tone: 'data' }] as const;
    expect(wordingWidth(runs, 'name', true)).toBeGreaterThan(wordingWidth(runs, 'name'));
    expect(wordingWidth('still', 'name', true)).toBe(wordingWidth('still', 'name'));
  });
});
