// Everything that is said of each drop policy, in one record: a policy without its words does not compile. Their rules are in
// engine/atm/policies.

import type { PolicyName } from '../../engine/atm/policy-named.ts';
import type { ParamValue } from '../kit/run-spec.ts';
import { optionsOf } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import {
  cellsText,
  cut,
  fairShare,
  mayRefuse,
  overShare,
  type PolicyWords,
  served,
  shareSigns,
} from './policy-sentences.ts';
import { wordsOfRule } from './rule-words.ts';

/** `none`: a packet switch with the same buffer. */
export type Policy = PolicyName | 'none';

export const policyWords: Readonly<Record<Policy, PolicyWords>> = {
  epd: {
    label: text('EPD: whole packets early', 'EPD: 패킷을 일찍 통째로'),
    threshold: (cells) =>
      text(
        `A packet whose first cell arrives when ${cells} or more cells are queued is refused whole.`,
        `셀이 ${cells}개 이상 있을 때 시작하는 패킷은 통째로 거부됩니다.`,
      ),
    looksAtShares: false,
    signs: (threshold) => [
      [
        text(`EPD threshold ${threshold}`, `EPD 임계값 ${threshold}`),
        text('a packet starting left of here is refused whole', '이 선 왼쪽에서 시작하는 패킷은 통째로 거부됩니다'),
      ],
      [
        text(`threshold ${threshold}`, `임계값 ${threshold}`),
        text('left of it a packet is refused whole', '왼쪽에서는 패킷을 통째로 거부'),
      ],
    ],
    rule: (numbers) => [
      served(numbers),
      text(
        `Early packet discard (EPD): when the first cell of a packet finds ${cellsText(numbers.threshold)} or more, the whole packet is refused, all ${numbers.cells} cells of it. Otherwise it is admitted to the end.`,
        `조기 패킷 폐기(EPD): 패킷의 첫 셀이 왔을 때 셀이 ${numbers.threshold}개 이상 있으면 그 패킷의 셀 ${numbers.cells}개를 모두 거부합니다. 그렇지 않으면 끝까지 받습니다.`,
      ),
      text(
        'If the buffer still fills up in the middle of a packet:',
        '그래도 패킷 중간에 버퍼가 가득 차면 다음과 같습니다.',
      ),
      cut(numbers),
    ],
    afterLoss: 'drops the rest',
    refusal: ({ at, held, threshold, cells }, write) => ({
      sentence: text(
        `At ${at} its first cell found ${cellsText(held, write)} in the buffer, and at ${write(threshold)} or more EPD refuses whole packets. None of its ${write(cells)} cells is carried in vain, and the sender does not know this yet.`,
        `${at}에 첫 셀이 왔을 때 버퍼에 셀 ${write(held)}개가 있었고, ${write(threshold)}개부터 EPD는 패킷을 통째로 거부합니다. 셀 ${write(cells)}개 가운데 헛되이 실려 가는 것은 없고, 송신자는 아직 모릅니다.`,
      ),
      compared: [
        text(cellsText(held, write), `셀 ${write(held)}개`),
        text(`≥ threshold ${write(threshold)}`, `≥ 임계값 ${write(threshold)}`),
      ],
    }),
  },
  ppd: {
    label: text('PPD: the rest of a cut packet', 'PPD: 잘린 패킷의 나머지'),
    threshold: null,
    looksAtShares: false,
    signs: () => [
      [
        text('PPD', 'PPD'),
        text('once a cell is lost, so is the rest of its packet', '셀 하나를 잃으면 그 패킷의 나머지도 버립니다'),
      ],
    ],
    rule: (numbers) => [served(numbers), cut(numbers)],
    afterLoss: 'drops the rest',
    refusal: null,
  },
  tail: {
    label: text('Tail drop: cells', '테일 드롭: 셀마다'),
    threshold: null,
    looksAtShares: false,
    signs: () => [
      [
        text('Tail drop', '테일 드롭'),
        text('a cell is lost only if there is no room for it', '자리가 없을 때만 셀을 잃습니다'),
      ],
    ],
    rule: (numbers) => [
      served(numbers),
      text(
        'Tail drop: a cell is lost when it finds the buffer full; the other cells of its packet are still carried, in vain.',
        '테일 드롭: 버퍼가 가득 찼을 때 온 셀을 잃습니다. 그 패킷의 다른 셀은 그대로 실려 가지만 헛일이 됩니다.',
      ),
    ],
    afterLoss: 'offers the rest',
    refusal: null,
  },
  sd: {
    label: text('Selective drop (UBR+)', '선택적 폐기 (UBR+)'),
    threshold: mayRefuse,
    looksAtShares: true,
    signs: shareSigns,
    rule: (numbers) => [served(numbers), fairShare(numbers), cut(numbers)],
    afterLoss: 'drops the rest',
    refusal: (packet, write) => overShare(packet, write, `${packet.share}`),
  },
  fba: {
    label: text('Fair buffer allocation', '공정 버퍼 할당'),
    threshold: mayRefuse,
    looksAtShares: true,
    signs: shareSigns,
    rule: (numbers) => [
      served(numbers),
      fairShare(numbers),
      text('The fuller the buffer, the smaller the share it allows.', '버퍼가 찰수록 허용하는 몫이 작아집니다.'),
      cut(numbers),
    ],
    afterLoss: 'drops the rest',
    refusal: (packet, write) => {
      const { held, threshold, limit, share } = packet;
      const allowed = share * (1 + (limit - held) / (held - threshold));
      const room = `(${write(limit)} − ${write(held)}) / (${write(held)} − ${write(threshold)})`;
      return overShare(packet, write, `${share} × (1 + ${room}) = ${write(allowed, 3)}`);
    },
  },
  red: {
    label: text('RED on packets', '패킷 단위 RED'),
    threshold: mayRefuse,
    looksAtShares: false,
    signs: (threshold) => {
      const name = text(`threshold ${threshold}`, `임계값 ${threshold}`);
      return [
        [
          name,
          text(
            'if the average is left of here, packets may be refused',
            '평균이 이 선 왼쪽이면 패킷을 거부할 수 있습니다',
          ),
        ],
        [name, text('left of it packets may be refused', '왼쪽에서는 패킷을 거부할 수 있음')],
      ];
    },
    rule: (numbers) => [
      served(numbers),
      text(
        `When the average occupancy exceeds ${cellsText(numbers.threshold)}, packets are refused at random, more often the higher the average.`,
        `평균 점유가 셀 ${numbers.threshold}개를 넘으면 패킷을 무작위로 거부하며, 평균이 클수록 자주 거부합니다.`,
      ),
      cut(numbers),
    ],
    afterLoss: 'drops the rest',
    refusal: ({ at, held, threshold }, write) => ({
      sentence: text(
        `At ${at} its first cell found ${cellsText(held, write)} in the buffer. While the average is above the threshold of ${write(threshold)}, RED refuses whole packets at random, more of them the longer it is.`,
        `${at}에 첫 셀이 왔을 때 버퍼에 셀 ${write(held)}개가 있었습니다. 평균이 임계값 ${write(threshold)}개보다 많으면 RED는 무작위로, 평균이 길수록 더 자주 패킷을 통째로 거부합니다.`,
      ),
    }),
  },
  trim: {
    label: text('Trimming: payloads only', '트리밍: 페이로드만'),
    threshold: (cells) =>
      text(
        `A packet whose first cell arrives when ${cells} or more cells are queued loses its payload; its header goes on.`,
        `셀이 ${cells}개 이상 있을 때 시작하는 패킷은 페이로드를 잃고 헤더만 지나갑니다.`,
      ),
    looksAtShares: false,
    signs: (threshold) => [
      [
        text(`threshold ${threshold}`, `임계값 ${threshold}`),
        text(
          'a packet starting left of here keeps only its header',
          '이 선 왼쪽에서 시작하는 패킷은 헤더만 지나갑니다',
        ),
      ],
      [
        text(`threshold ${threshold}`, `임계값 ${threshold}`),
        text('left of it only headers pass', '왼쪽에서는 헤더만 통과'),
      ],
    ],
    rule: (numbers) => [
      served(numbers),
      text(
        `Packet trimming: when the first cell of a packet finds ${cellsText(numbers.threshold)} or more, its payload is dropped and its header goes on, ${numbers.headerCells} of its ${numbers.cells} cells. The receiver asks for the rest at once, and the sender sends it again without waiting for its timer.`,
        `패킷 트리밍: 패킷의 첫 셀이 왔을 때 셀이 ${numbers.threshold}개 이상 있으면 페이로드는 버리고 헤더인 셀 ${numbers.headerCells}개(전체 ${numbers.cells}개)만 보냅니다. 수신자가 바로 알리고, 송신자는 타이머를 기다리지 않고 다시 보냅니다.`,
      ),
      text(
        'A tenth of the buffer is kept for headers. Of a packet that loses a cell later, its header has gone on already; only its end cell follows.',
        '버퍼의 10분의 1은 헤더 몫으로 비워 둡니다. 나중에 셀을 잃은 패킷은 헤더가 이미 지나갔으므로 마지막 셀만 더 보냅니다.',
      ),
    ],
    afterLoss: 'keeps the header',
    refusal: ({ at, held, limit, cells }, write) => ({
      sentence: text(
        `At ${at} its first cell found ${cellsText(held, write)} in a buffer for ${write(limit)}: even the part kept for headers is full. All ${write(cells)} cells are lost, the header with them, so nobody hears of it until the timer fires.`,
        `${at}에 첫 셀이 왔을 때 ${write(limit)}개짜리 버퍼에 셀 ${write(held)}개가 있었습니다. 헤더 몫까지 가득 차 헤더를 포함한 셀 ${write(cells)}개를 모두 잃었고, 타이머가 만료될 때까지 아무도 모릅니다.`,
      ),
      compared: [
        text(cellsText(held, write), `셀 ${write(held)}개`),
        text(`≥ buffer ${write(limit)}`, `≥ 버퍼 ${write(limit)}`),
      ],
    }),
  },
  none: {
    label: text('No ATM: packets', 'ATM 없이: 패킷'),
    restarts: true,
    threshold: null,
    looksAtShares: false,
    signs: () => [
      [
        text('No cells', '셀 없음'),
        text('a packet is queued whole or refused whole', '패킷은 온전히 기다리거나 통째로 거부됩니다'),
      ],
    ],
    rule: ({ buffer }) => [
      text(
        `A packet switch for comparison: packets are stored whole in a buffer the size of ${buffer} cells, and one that does not fit is refused whole.`,
        `비교를 위한 패킷 스위치입니다. 패킷은 온전히 도착할 때까지 셀 ${buffer}개 크기의 버퍼에서 기다리고, 들어갈 자리가 없으면 통째로 거부됩니다.`,
      ),
    ],
    afterLoss: 'drops the rest',
    refusal: ({ at, cells, held, limit }, write) => {
      const sum = `${write(held)} + ${write(cells)} = ${write(held + cells)}`;
      return {
        sentence: text(
          `At ${at} it had arrived whole and needed ${write(cells)} slots, but ${write(held)} of ${write(limit)} were taken. Without cells a packet has room as a whole or is refused as a whole, and the sender does not know this yet.`,
          `${at}에 패킷이 다 왔고 ${write(cells)}자리가 필요했지만 ${write(limit)}자리 가운데 ${write(held)}자리가 차 있었습니다. 셀이 없으면 패킷은 통째로 들어가거나 통째로 거부되며, 송신자는 아직 모릅니다.`,
        ),
        compared: [text(sum, sum), `> ${write(limit)}`],
      };
    },
  },
};

export const policyOptions = optionsOf(policyWords);

/**
 * What is said of the policy that a run has.
 * @param cut of a rule that somebody wrote: what becomes of the rest of a cut packet (a setting)
 */
export const wordsOfPolicy = (policy: ParamValue | undefined, cut: ParamValue = 'drop'): PolicyWords =>
  policyWords[policy as Policy] ?? wordsOfRule(`${policy}`, cut === 'offer');

export const hasThreshold = (policy: ParamValue | undefined): boolean => wordsOfPolicy(policy).threshold !== null;
