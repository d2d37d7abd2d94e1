// What a spec that is no valid run is told: every reason, word for word, and none that is not one.

import { describe, expect, it } from 'vitest';
import { ms, seconds } from '../../src/engine/core/time.ts';
import { defaultState } from '../../src/scenarios/kit/link-state.ts';
import type { Change, Kill, RunSpec } from '../../src/scenarios/kit/run-spec.ts';
import { type Text, text } from '../../src/scenarios/kit/text.ts';
import { validate } from '../../src/scenarios/kit/validate.ts';
import { scenario as reno } from '../../src/scenarios/reno/scenario.ts';
import { toy } from '../support/toy-scenario.ts';

const { spec } = defaultState(reno);
const run = (params: RunSpec['params']): RunSpec => ({ ...spec, params: { ...spec.params, ...params } });
const changing = (...changes: readonly Change[]): RunSpec => ({ ...spec, changes });
const dropping = (...kills: readonly Kill[]): RunSpec => ({ ...spec, kills });
const change = { at: seconds(1), key: 'q', value: 9 };
const END = Number(spec.params['end']);

const cannotBe = (key: string, value: string): Text =>
  text(`"${key}" cannot be ${value}`, `"${key}" 값은 ${value}일 수 없습니다`);
const noChangeAt = (at: number): Text => text(`no change at ${at} ns`, `${at} ns에는 바꿀 수 없습니다`);
const noPacket = (n: number): Text => text(`no packet has the number ${n}`, `번호가 ${n}인 패킷은 없습니다`);
const OUT_OF_ORDER = text('the dropped packets are out of order', '버린 패킷의 순서가 맞지 않습니다');

describe('validate', () => {
  it.each<[string, RunSpec, readonly Text[]]>([
    [
      'another scenario',
      { ...spec, scenario: 'lan-rto' },
      [text('the run is of "lan-rto", not of "reno"', '"reno"의 실행이 아니라 "lan-rto"의 실행입니다')],
    ],
    ['a value out of range', run({ q: 1 }), [cannotBe('q', '1')]],
    ['a value off its step', run({ bw: 2_000_001 }), [cannotBe('bw', '2000001')]],
    ['a word for a number', run({ q: '20' }), [cannotBe('q', '20')]],
    ['a number for a switch', run({ lt: 1 }), [cannotBe('lt', '1')]],
    ['an unknown option', run({ cc: 'vegas' }), [cannotBe('cc', 'vegas')]],
    [
      'a setting that does not exist',
      run({ cubic: true }),
      [text('"cubic" is not a setting', '이름이 "cubic"인 설정은 없습니다')],
    ],
    [
      'a change of a setting that is not live',
      changing({ ...change, key: 'n' }),
      [text('"n" cannot change while the run goes on', '"n" 값은 실행 중에 바꿀 수 없습니다')],
    ],
    [
      'a change of a setting that does not exist',
      changing({ ...change, key: 'nn' }),
      [text('"nn" cannot change while the run goes on', '"nn" 값은 실행 중에 바꿀 수 없습니다')],
    ],
    ['a change to an illegal value', changing({ ...change, value: 0 }), [cannotBe('q', '0')]],
    ['a change at the start', changing({ ...change, at: 0 }), [noChangeAt(0)]],
    ['a change at the end', changing({ ...change, at: END }), [noChangeAt(END)]],
    ['a change between the steps of time', changing({ ...change, at: ms(1) + 1 }), [noChangeAt(ms(1) + 1)]],
    [
      'changes out of order',
      changing(change, { ...change, at: ms(1) }),
      [text('the change at 1000000 ns is out of order', '1000000 ns의 변경이 순서에 맞지 않습니다')],
    ],
    [
      'two changes of one setting at one time',
      changing(change, { ...change, value: 10 }),
      [text('"q" changes twice at 1000000000 ns', '"q" 값이 1000000000 ns에 두 번 바뀝니다')],
    ],
    [
      'a drop where there is no link',
      dropping({ place: 'A1-R', n: 1 }),
      [text('there is no place "A1-R"', '이름이 "A1-R"인 곳은 없습니다')],
    ],
    ['a drop of half a packet', dropping({ place: 'R-B', n: 0.5 }), [noPacket(0.5)]],
    ['a drop before the first packet', dropping({ place: 'R-B', n: -1 }), [noPacket(-1)]],
    ['drops out of order', dropping({ place: 'R-B', n: 2 }, { place: 'R-B', n: 1 }), [OUT_OF_ORDER]],
    ['a drop of one packet twice', dropping({ place: 'R-B', n: 2 }, { place: 'R-B', n: 2 }), [OUT_OF_ORDER]],
    [
      'all that is wrong, at once and in order',
      {
        ...run({ q: 1, cubic: true }),
        changes: [{ at: END, key: 'n', value: 2 }],
        kills: [{ place: 'nowhere', n: -1 }],
      },
      [
        cannotBe('q', '1'),
        text('"cubic" is not a setting', '이름이 "cubic"인 설정은 없습니다'),
        text('"n" cannot change while the run goes on', '"n" 값은 실행 중에 바꿀 수 없습니다'),
        noChangeAt(END),
        text('there is no place "nowhere"', '이름이 "nowhere"인 곳은 없습니다'),
        noPacket(-1),
      ],
    ],
  ])('notices %s', (_, wrong, reasons) => {
    expect(validate(wrong, reno)).toEqual(reasons);
  });

  it('names every setting that is missing', () => {
    const reasons = validate({ ...spec, params: {} }, reno);
    for (const { key } of reno.parameters)
      expect(reasons).toContainEqual(text(`"${key}" has no value`, `"${key}" 값이 없습니다`));
  });

  it('says of values that make no sense together what the scenario says, once each of them is legal', () => {
    const { spec: playing } = defaultState(toy);
    const late = { ...playing, params: { ...playing.params, wait: seconds(2) } };
    expect(validate(late, toy)).toEqual([text('Wait is more than most.', 'Wait 값이 더 큽니다.')]);
    const later = { ...playing, changes: [{ at: seconds(1), key: 'wait', value: seconds(2) }] };
    expect(validate(later, toy)).toEqual([text('Wait is more than most.', 'Wait 값이 더 큽니다.')]);
    const illegal = { ...playing, params: { ...playing.params, wait: seconds(2), hosts: 9 } };
    expect(validate(illegal, toy)).toEqual([cannotBe('hosts', '9')]);
  });

  it.each<[string, RunSpec]>([
    ['the default run', spec],
    [
      'a change at the first moment that can be said, and at the last',
      changing({ ...change, at: 100_000 }, { ...change, at: END - 100_000 }),
    ],
    ['changes of two settings at one time', changing(change, { ...change, key: 'rmin', value: ms(200) })],
    ['the same setting at two times', changing(change, { ...change, at: seconds(2) })],
    ['a drop of the first packet', dropping({ place: 'R-B', n: 0 })],
    [
      'drops in order of place and number',
      dropping({ place: 'B-R', n: 5 }, { place: 'R-B', n: 1 }, { place: 'R-B', n: 3 }),
    ],
  ])('accepts %s', (_, right) => {
    expect(validate(right, reno)).toEqual([]);
  });
});
