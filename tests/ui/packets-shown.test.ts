// Who asks for the packets of a long run: a view has those it shows, and the stage asks for no others meanwhile.

import { describe, expect, it } from 'vitest';
import type { Runner } from '../../src/runner/client-contract.ts';
import { arePacketsElsewhere, playPackets, showPackets } from '../../src/ui/foundation/packets-shown.ts';

/** @param most so long a part can be kept */
function runnerThatKeeps(most: number) {
  const asked: (readonly [number, number])[] = [];
  const wantFlights = (from: number, to: number): boolean => {
    asked.push([from, to]);
    return to - from <= most;
  };
  return { asked, runner: { wantFlights } as unknown as Runner };
}

describe('packets that are shown', () => {
  it('are those at the cursor where nobody shows others', () => {
    const { asked, runner } = runnerThatKeeps(100);
    playPackets(runner, 10, 20);
    expect([asked, arePacketsElsewhere(runner, 10)]).toEqual([[[10, 20]], false]);
  });

  it('are those of the time before, too, which a stage counts, unless those are more than can be kept', () => {
    const { asked, runner } = runnerThatKeeps(100);
    playPackets(runner, 90, 100, 20);
    expect(asked).toEqual([[20, 100]]);
    playPackets(runner, 190, 200, 80);
    expect(asked.slice(1)).toEqual([
      [80, 200],
      [190, 200],
    ]);
  });

  it('are those of a view, and the stage asks for nothing elsewhere until it is left', () => {
    const { asked, runner } = runnerThatKeeps(100);
    const leave = showPackets(runner, { from: 200, to: 300 });
    playPackets(runner, 10, 20);
    expect([asked, arePacketsElsewhere(runner, 10)]).toEqual([[[200, 300]], true]);
    leave();
    playPackets(runner, 10, 20);
    expect([asked.at(-1), arePacketsElsewhere(runner, 10)]).toEqual([[10, 20], false]);
  });

  it('are asked for within a view as far as that goes', () => {
    const { asked, runner } = runnerThatKeeps(100);
    showPackets(runner, { from: 200, to: 300 });
    playPackets(runner, 290, 320);
    expect([asked.at(-1), arePacketsElsewhere(runner, 290)]).toEqual([[290, 300], false]);
  });

  it('are those at the cursor, too, where a view shows more than can be kept', () => {
    const { asked, runner } = runnerThatKeeps(100);
    showPackets(runner, { from: 200, to: 500 });
    playPackets(runner, 10, 20);
    expect([asked.at(-1), arePacketsElsewhere(runner, 10)]).toEqual([[10, 20], false]);
  });

  it('are those of the view that was opened last: one that is left later takes nothing with it', () => {
    const { runner } = runnerThatKeeps(100);
    const leave = showPackets(runner, { from: 200, to: 300 });
    showPackets(runner, { from: 400, to: 450 });
    leave();
    expect([arePacketsElsewhere(runner, 210), arePacketsElsewhere(runner, 420)]).toEqual([true, false]);
  });
});
