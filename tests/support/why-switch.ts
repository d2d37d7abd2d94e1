// What explanations say of packets that did not come through an ATM switch, read back and worked out again: the sentences
// by pattern, the numbers of the mark, and the comparison the drop policy made.

import type { Mark } from '../../src/record/record.ts';
import type { RefusedPacket } from '../../src/scenarios/atm/policy-sentences.ts';
import { policyWords } from '../../src/scenarios/atm/policy-words.ts';
import { settingAt } from '../../src/scenarios/kit/run-spec.ts';
import type { Facts } from './told.ts';
import type { Language } from './why-patterns.ts';
import { isMoment, near, number } from './why-written.ts';

const T = (name: string): string => `(?<${name}>[\\d,]+\\.\\d{4})(?: s|초)`;
const N = (name: string): string => `(?<${name}>[\\d,]+)`;

type Kind = 'refuse' | 'cut' | 'glue';

const AFTER = {
  en: [
    `The ${N('before')} before it are carried in vain, and so is each of the ${N('offered')} after it that finds room\\.`,
    `Each of the ${N('offered')} after it that finds room is carried in vain\\.(?<none>)`,
    `The ${N('before')} before it are carried in vain, the ${N('dropped')} after it are dropped here\\.`,
    `The ${N('dropped')} after it are dropped here, so nothing is carried in vain\\.(?<none>)`,
    `The ${N('before')} before it are carried in vain, and of the ${N('butEnd')} after it only the end cell is still offered\\.`,
    `Of the ${N('butEnd')} after it only the end cell is still offered\\.(?<none>)`,
    `It was the end cell, so the ${N('before')} before it are carried in vain\\.(?<end>)`,
    'It was its only cell\\.(?<none>)(?<end>)',
  ],
  ko: [
    `앞선 ${N('before')}개는 헛되이 실려 가고, 뒤의 ${N('offered')}개도 자리가 나는 대로 헛되이 실려 갑니다\\.`,
    `뒤의 ${N('offered')}개는 자리가 나는 대로 헛되이 실려 갑니다\\.(?<none>)`,
    `앞선 ${N('before')}개는 헛되이 실려 가고, 뒤의 ${N('dropped')}개는 여기서 폐기됩니다\\.`,
    `뒤의 ${N('dropped')}개도 여기서 폐기되어, 헛되이 실려 가는 셀은 없습니다\\.(?<none>)`,
    `앞선 ${N('before')}개는 헛되이 실려 가고, 뒤의 ${N('butEnd')}개 가운데 마지막 셀만 버퍼에 넣어 봅니다\\.`,
    `뒤의 ${N('butEnd')}개 가운데 마지막 셀만 버퍼에 넣어 봅니다\\.(?<none>)`,
    `마지막 셀이었으므로 앞선 ${N('before')}개는 헛되이 실려 갑니다\\.(?<end>)`,
    '하나뿐인 셀이었습니다\\.(?<none>)(?<end>)',
  ],
} as const;

/** Numbers of a packet that no run has, and the name that stands for each in a pattern. */
const PLACES = new Map([
  [900_001, 'held'],
  [900_002, 'threshold'],
  [900_003, 'limit'],
  [900_004, 'own'],
  [900_005, 'senders'],
  [900_006, 'cells'],
]);
const PACKET = {
  ...(Object.fromEntries([...PLACES].map(([value, name]) => [name, value])) as Omit<RefusedPacket, 'at' | 'share'>),
  at: '<at>',
  share: 0.8,
};

/** Every sentence a refusal can be told with, and the policies that tell it so: `(?<by_sd_fba>)`. */
function refusalsIn(language: Language): readonly string[] {
  const told = new Map<string, string[]>();
  for (const [policy, { refusal }] of Object.entries(policyWords)) {
    const sentence = refusal?.(PACKET, (value) => `<${PLACES.get(value)}>`).sentence[language];
    if (sentence !== undefined) told.set(sentence, [...(told.get(sentence) ?? []), policy]);
  }
  return [...told].map(([sentence, policies]) => {
    const literal = sentence.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/senders in all/, 'senders? in all');
    const said = literal.replace(/<(\w+)>/g, (_, name: string) => (name === 'at' ? T(name) : N(name)));
    return `${said}(?<by_${policies.join('_')}>)`;
  });
}

export const SWITCH_PATTERNS: Readonly<Record<Kind, Readonly<Record<Language, readonly string[]>>>> = {
  refuse: { en: refusalsIn('en'), ko: refusalsIn('ko') },
  cut: {
    en: AFTER.en.map(
      (rest) =>
        `At ${T('at')} cell ${N('nth')} of its ${N('cells')} found ${N('held')} cells in a buffer for ${N('limit')}, so it is lost, and AAL5 can use none of the others\\. ${rest}`,
    ),
    ko: AFTER.ko.map(
      (rest) =>
        `${T('at')}에 셀 ${N('cells')}개 가운데 ${N('nth')}번째가 왔을 때 ${N('limit')}개짜리 버퍼에 셀 ${N('held')}개가 있어 그 셀을 잃었고, AAL5는 나머지를 하나도 쓸 수 없습니다\\. ${rest}`,
    ),
  },
  glue: {
    en: [
      `By ${T('at')} all its ${N('cells')} cells? had come through, but segment ${N('other')}, cut at ${T('cutAt')}, had lost its end cell\\. AAL5 took both .*\\.`,
    ],
    ko: [
      `${T('at')}까지 셀 ${N('cells')}개가 모두 왔지만, ${T('cutAt')}에 잘린 ${N('other')}번 세그먼트의 마지막 셀이 없었습니다\\. AAL5는 .*\\.`,
    ],
  },
};

type Check = (said: string, facts: Facts) => boolean;
const ofMark =
  (name: string, more = 0): Check =>
  (said, { mark }) =>
    number(said) === mark.numbers[name]! + more;
const policyOf = ({ mark, record }: Facts): string => String(settingAt(record.spec, 'policy', mark.at));
const after = ({ numbers }: Mark): number => numbers['cells']! - numbers['cell']! - 1;
const keepsEnd = ({ record }: Facts): boolean => record.spec.params['keep'] === 'on';
const cutBefore = ({ mark, record }: Facts): Mark =>
  record.marks.find(({ id, kind, flow }) => id === mark.cause && kind === 'cut' && flow === mark.flow)!;

/** Whoever tells a refusal so is the policy of that moment. */
function toldBy(): Readonly<Record<string, Check>> {
  const groups = SWITCH_PATTERNS.refuse.en.map((pattern) => /\?<by_(\w+)>/.exec(pattern)![1]!);
  return Object.fromEntries(
    groups.map((group) => [`by_${group}`, (_: string, facts: Facts) => group.split('_').includes(policyOf(facts))]),
  );
}

export const SWITCH_NUMBERS: Readonly<Record<string, Check>> = {
  threshold: ofMark('threshold'),
  cells: ofMark('cells'),
  own: ofMark('ofVc'),
  senders: ofMark('busyVcs'),
  nth: ofMark('cell', 1),
  before: ofMark('cell'),
  none: (_, { mark }) => mark.numbers['cell'] === 0,
  end: (_, { mark }) => after(mark) === 0,
  ...toldBy(),
  offered: (said, facts) => number(said) === after(facts.mark) && policyOf(facts) === 'tail',
  dropped: (said, facts) => number(said) === after(facts.mark) && policyOf(facts) !== 'tail' && !keepsEnd(facts),
  butEnd: (said, facts) => number(said) === after(facts.mark) && policyOf(facts) !== 'tail' && keepsEnd(facts),
  other: (said, facts) => number(said) === cutBefore(facts).segment,
  cutAt: (said, facts) => isMoment(said, cutBefore(facts).at) && cutBefore(facts).at <= facts.mark.at,
};

const COUNT = '([\\d,]+)';

/** The sum of a cut packet's cells, or the comparison that refused a packet. */
export function isSwitchSum(all: string, facts: Facts): boolean {
  const { mark } = facts;
  const { occupancy, threshold, limit, cells, ofVc, busyVcs } = mark.numbers as Record<string, number>;
  const said = (source: string): number[] | undefined =>
    all
      .match(new RegExp(`^${source}$`))
      ?.slice(1)
      .map(number);
  if (mark.kind === 'cut') {
    const sum = said(
      `(?:헛된 셀 )?${COUNT}(?: dead)? \\+ (?:1 lost|손실 1) \\+ (?:뒤의 )?${COUNT}(?: after it)? = (?:셀 )?${COUNT}(?: cells?|개)`,
    );
    return sum !== undefined && sum[0] === mark.numbers['cell'] && sum[0]! + 1 + sum[1]! === sum[2] && sum[2] === cells;
  }
  const policy = policyOf(facts);
  if (policy === 'none') {
    const sum = said(`${COUNT} \\+ ${COUNT} = ${COUNT} > ${COUNT}`);
    return `${sum}` === `${[occupancy, cells, occupancy! + cells!, limit]}` && sum![2]! > sum![3]!;
  }
  if (policy === 'epd') {
    const compared = said(`(?:셀 )?${COUNT}(?: cells?|개) ≥ (?:threshold|임계값) ${COUNT}`);
    return `${compared}` === `${[occupancy, threshold]}` && compared![0]! >= compared![1]!;
  }
  const share = `${COUNT} × ${COUNT} / ${COUNT} = ([\\d.,]+) > `;
  const right =
    policy === 'sd'
      ? '([\\d.]+)'
      : `([\\d.]+) × \\(1 \\+ \\(${COUNT} − ${COUNT}\\) / \\(${COUNT} − ${COUNT}\\)\\) = ([\\d.,]+)`;
  const numbers = said(share + right);
  if (!numbers) return false;
  const [own, senders, held, part, z, ...fair] = numbers;
  const isShare =
    `${[own, senders, held]}` === `${[ofVc, busyVcs, occupancy]}` && near(part!, (own! * senders!) / held!, 0, 0.00051);
  if (z !== facts.record.spec.params['z'] || !isShare) return false;
  if (policy === 'sd') return part! >= z!;
  const allowed = z! * (1 + (fair[0]! - fair[1]!) / (fair[2]! - fair[3]!));
  const isFair = `${fair.slice(0, 4)}` === `${[limit, occupancy, occupancy, threshold]}`;
  return isFair && near(fair[4]!, allowed, 0, 0.00051) && part! >= fair[4]! - 0.001;
}

/** Senders of YATS halve what is in use and count whole segments, two at least. */
export function isHalfInUse(all: string, { mark, record }: Facts): boolean {
  const half = all.match(
    /^ssthresh = max\( min\( cwnd ([\d.]+) , (?:receiver window|수신 윈도) ([\d.]+) \) \/ 2 → (\d+) , 2 \) = ([\d.]+) /,
  );
  if (!half) return false;
  const [cwnd, window, whole, result] = half.slice(1).map(number);
  const { smss } = record.layout.flows[mark.flow]!;
  const { cwndBefore, ssthresh } = mark.numbers as Record<string, number>;
  return (
    near(cwnd!, cwndBefore! / smss, 0, 0.1001) &&
    near(window!, Number(record.spec.params['wnd']) / smss, 0, 0.1001) &&
    whole === Math.floor(Math.min(cwnd!, window!) / 2) &&
    result === Math.max(whole!, 2) &&
    near(result!, ssthresh! / smss, 1e-9)
  );
}
