// What the title of a transmit queue says of a packet that was just lost there.

import { describe, expect, it } from 'vitest';
import type { Mark, MarkKind } from '../../src/record/record.ts';
import { wordsIn } from '../../src/ui/i18n/words.ts';
import { lossAt } from '../../src/ui/stage-kit/queue-and-timer.ts';
import { lossWords } from '../../src/ui/stages/lan/labels.ts';

const mark = (kind: MarkKind, link: number, segment = 7) => ({
  mark: { kind, link, segment, numbers: { attempts: 16 } } as unknown as Mark,
  age: 0,
});

describe('The packet just lost at a queue', () => {
  it('is the last one there, whatever was lost elsewhere since', () => {
    expect(lossAt([mark('drop', 2, 5), mark('kill', 2, 6), mark('drop', 3, 9)], 2)?.segment).toBe(6);
  });

  it('is none where nothing was lost, or where something else has happened since', () => {
    expect(lossAt([mark('drop', 3)], 2)).toBeUndefined();
    expect(lossAt([mark('drop', 2), mark('timeout', 2)], 2)).toBeUndefined();
  });

  it('is worded by what became of it', () => {
    const { lan, stageKit } = wordsIn('en');
    const said = (kind: MarkKind) => lossWords(lossAt([mark(kind, 2)], 2)!, lan, stageKit);
    expect(said('given-up')).toBe(lan.givenUp(stageKit.segment(7), 16));
    expect(said('drop')).toBe(stageKit.lost(stageKit.segment(7), 'drop'));
    expect(new Set([said('given-up'), said('drop'), said('kill')]).size).toBe(3);
  });
});
