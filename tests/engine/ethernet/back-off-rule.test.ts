// The wait after a collision by a rule: whole slots between two bounds, of what the rule is told; and a bus that waits so.

import { describe, expect, it } from 'vitest';
import { MARK_KINDS, MarkLog } from '../../../src/engine/core/marks.ts';
import { RuleLog } from '../../../src/engine/core/rule-log.ts';
import { ms } from '../../../src/engine/core/time.ts';
import { BackOffRule } from '../../../src/engine/ethernet/back-off-rule.ts';
import { backOffRule } from '../../../src/scenarios/lan/back-off-rule.ts';
import { attemptsOf, type BusSpec, framesOf, marksOf, ran } from '../../support/bus.ts';
import { programOf } from '../../support/program-of.ts';

const SLOT = 51_200;
const JAM_AND_GAP = 12_800;
const PROPAGATION = 4000;

describe('a rule for the wait', () => {
  const slotsBy = (text: string, tries = 3, random = 0.99): readonly [slots: number, times: number] => {
    const log = new RuleLog('back-off', new MarkLog(true), -1);
    return [new BackOffRule(programOf(backOffRule, text), log).slots(tries, 2 ** tries, random), log.times];
  };

  it('is told how often the frame has collided, how many waits IEEE 802.3 draws from, and a number of chance', () => {
    expect(slotsBy('tries')).toEqual([3, 0]);
    expect(slotsBy('slots')).toEqual([8, 0]);
    expect(slotsBy('random * 1000')).toEqual([990, 0]);
  });

  it('gives whole slots, of what is between two of them the smaller', () => {
    expect(slotsBy('random * slots')).toEqual([7, 0]);
    expect(slotsBy('random * 2 * tries')).toEqual([5, 0]);
    expect(slotsBy('0.7')).toEqual([0, 0]);
  });

  it('gives from 0 to 65,535 slots; what is beyond is mended, and counted', () => {
    expect(slotsBy('0')).toEqual([0, 0]);
    expect(slotsBy('65535')).toEqual([65_535, 0]);
    expect(slotsBy('65535.5')).toEqual([65_535, 0]);
    expect(slotsBy('65536')).toEqual([65_535, 1]);
    expect(slotsBy('-1')).toEqual([0, 1]);
    expect(slotsBy('1e9')).toEqual([65_535, 1]);
    expect(slotsBy('1 / 0')).toEqual([65_535, 1]);
    expect(slotsBy('0 / 0')).toEqual([0, 1]);
  });
});

/** Two stations that collide at time 0, and others; no link layer in between. */
const bus = (backOff: string, more: Partial<BusSpec> = {}) =>
  ran({
    ...{ timing: 'ns-2' as const, stations: 4, horizon: ms(500), linkLayerDelay: 0 },
    packets: [packet(0, 0), packet(0, 1)],
    ...more,
    backOff: programOf(backOffRule, backOff),
  });
const packet = (at: number, from: number, isAck = false) => ({ at, from, to: 3, bytes: 1000, isAck });

describe('a bus on which a rule decides', () => {
  it('tells it the number of the collision, and waits so many slots after jam and gap', () => {
    const attempts = attemptsOf(bus('10 * tries')).filter(({ station }) => station === 0);
    const waits = attempts.map(({ noticed, due }) => (due - noticed - JAM_AND_GAP) / SLOT);
    expect(waits.slice(0, 15)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150]);
  });

  it('tells it of 2, 4 and at last 1024 waits to draw from', () => {
    const attempts = attemptsOf(bus('slots / 2')).filter(({ station }) => station === 0);
    const waits = attempts.map(({ noticed, due }) => (due - noticed - JAM_AND_GAP) / SLOT);
    expect(waits.slice(0, 12)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 512, 512]);
  });

  it('lets those who always wait alike collide until both give up after 16 attempts', () => {
    const { lan, delivered } = bus('0');
    const [one, other] = lan.nics;
    expect([one!.givenUp, other!.givenUp, one!.collisions, other!.collisions]).toEqual([1, 1, 16, 16]);
    expect(delivered).toEqual([]);
    expect(lan.packets.inUse).toBe(0);
  });

  it('puts every attempt on record, and of each frame given up how many there were', () => {
    const given = bus('0');
    expect(attemptsOf(given)).toHaveLength(2 * 16);
    const marks = marksOf(given.probes).map((mark) => [MARK_KINDS[mark[0]!], mark[6]]);
    expect(marks).toEqual(Array(2).fill(['given-up', 16]));
  });

  it('is free for the next frame when the gap after the last attempt is over', () => {
    // Every attempt takes until the other is heard, 32 bit times of jam and 96 of gap.
    const round = PROPAGATION + JAM_AND_GAP;
    const [next] = framesOf(bus('0', { packets: [packet(0, 0), packet(0, 1), packet(100, 1)] }));
    expect(next).toMatchObject({ station: 1, begins: 16 * round, number: 2 });
  });

  it('with the gap of IEEE 802.3 too, which begins when the jam has been heard everywhere', () => {
    const packets = [packet(0, 0), packet(0, 1), packet(100, 1)];
    const spec = ran({ timing: 'ieee', stations: 4, horizon: ms(500), linkLayerDelay: 0, packets, backOff: ZERO });
    const round = 64 * 100 + 32 * 100 + PROPAGATION + 96 * 100;
    expect(framesOf(spec)[0]).toMatchObject({ station: 1, begins: 16 * round, number: 2 });
  });

  it('does not make others wait: who has something to send meanwhile sends it at once', () => {
    const frames = framesOf(bus('200 * tries', { packets: [packet(0, 0), packet(0, 1), packet(ms(3), 2)] }));
    expect(frames[0]).toMatchObject({ station: 2, begins: ms(3) });
  });
});

const ZERO = programOf(backOffRule, '0');

describe('an ACK that collides again and again', () => {
  const packets = [packet(0, 0, true), packet(0, 1)];

  it('is given up like any frame, and counted as an ACK lost', () => {
    const { lan } = bus('0', { packets });
    expect(lan.nics.map(({ acksLost }) => acksLost)).toEqual([1, 0, 0, 0]);
  });

  it('gets through where no ACK may be lost, once the data of the other has been given up', () => {
    const { lan, delivered } = bus('0', { packets, keepsAcks: true });
    expect(lan.nics.map(({ givenUp }) => givenUp)).toEqual([0, 1, 0, 0]);
    expect(delivered).toMatchObject([{ from: 0, number: 0 }]);
  });
});
