// The shortcuts of SURGE's thinking: whatever is drawn, what comes out is what the formulas give, to the last bit.

import { describe, expect, it } from 'vitest';
import { ln, pow } from '../../../src/engine/core/elementary.ts';
import { RandomStream } from '../../../src/engine/core/random.ts';
import { RandomStreams } from '../../../src/engine/core/random-streams.ts';
import { seconds } from '../../../src/engine/core/time.ts';
import { ACTIVE, INACTIVE, REFERENCES, SurgeThinking } from '../../../src/engine/web-cluster/thinking.ts';

const LONGEST = seconds(9);
const PAUSES = 100_000;

function* byFormula(stream: RandomStream): Generator<number> {
  for (;;) {
    const documents = Math.round(REFERENCES.from / pow(stream.uniform(), 1 / REFERENCES.alpha));
    yield Math.min(LONGEST, INACTIVE.from / pow(stream.uniform(), 1 / INACTIVE.alpha));
    for (let document = 1; document < documents; document++) {
      yield Math.min(ACTIVE.longest, ACTIVE.scale * pow(-ln(stream.uniform()), 1 / ACTIVE.shape));
    }
  }
}

describe('SURGE thinking', () => {
  it('is that of the formulas', () => {
    const streams = new RandomStreams(2);
    streams.set(1, RandomStream.named(1, 'a user'));
    const thinking = new SurgeThinking(streams, LONGEST);
    const expected = byFormula(RandomStream.named(1, 'a user'));
    const pauses = Float64Array.from({ length: PAUSES }, () => thinking.next(1));
    expect(pauses).toEqual(pauses.map(() => expected.next().value as number));
  });
});
