// What has to be said of a drop policy: label, signs, rule, refusal. And the sentences that several policies share. Numbers
// arrive written, or as numbers with a function that writes them.

import { type Text, text } from '../kit/text.ts';

/** Words in bold and the rest. */
export type Sign = readonly [name: Text, rest: Text];

/** Of the settings, for the rule of the switch. */
export interface RuleNumbers {
  readonly buffer: number;
  readonly threshold: number;
  /** Z */
  readonly share: number;
  /** Of a full packet. */
  readonly cells: number;
  /** Time of a slot, written. */
  readonly slot: string;
  readonly keepsEnd: boolean;
  /** Of a full packet, those that hold its headers. */
  readonly headerCells: number;
}

/** What the switch found when it refused a packet. Cells, but for `at` (written) and `senders` with a cell in the buffer. */
export interface RefusedPacket {
  readonly at: string;
  readonly held: number;
  readonly threshold: number;
  readonly limit: number;
  /** Of the packet's sender. */
  readonly own: number;
  readonly senders: number;
  readonly cells: number;
  /** Z */
  readonly share: number;
}

export interface Refusal {
  readonly sentence: Text;
  /** What was compared: what there was, and what it was held against. */
  readonly compared?: readonly [found: Text, against: string | Text];
}

type Write = (value: number, decimals?: number) => string;

export interface PolicyWords {
  /** In the list of policies. */
  readonly label: Text;
  /** It is another network: going over to it or leaving it restarts the run. */
  readonly restarts?: true;
  /** What its threshold means to a packet, for who cannot see the line; null: it looks at none. */
  readonly threshold: ((cells: string) => Text) | null;
  /** Does Z, a sender's share, play a part? */
  readonly looksAtShares: boolean;
  /** Under the buffer, at the line of its threshold (left of it, the buffer is fuller): the long one first. */
  readonly signs: (threshold: string) => readonly [Sign, ...Sign[]];
  /** What the switch does, sentence by sentence. */
  readonly rule: (numbers: RuleNumbers) => readonly Text[];
  /** A cell is lost: what becomes of those behind it. */
  readonly afterLoss: 'offers the rest' | 'drops the rest' | 'keeps the header';
  /** Why it refused a packet whole; null: it never does. */
  readonly refusal: ((packet: RefusedPacket, write: Write) => Refusal) | null;
}

export const served = ({ buffer, slot }: RuleNumbers): Text =>
  text(
    `All senders share one buffer of ${buffer} cells; one cell leaves every ${slot}, whoever sent it.`,
    `모두가 함께 쓰는 셀 ${buffer}개짜리 버퍼가 하나 있고, 누구의 셀이든 ${slot}마다 하나씩 나갑니다.`,
  );

/** Partial packet discard, to which all but tail drop fall back. */
export const cut = ({ keepsEnd }: RuleNumbers): Text =>
  keepsEnd
    ? text(
        'Once a cell of a packet is lost, the rest of it is dropped too, except for its last cell.',
        '패킷의 셀 하나를 잃으면 마지막 셀만 빼고 나머지도 버립니다.',
      )
    : text(
        'Once a cell of a packet is lost, the rest of it is dropped too.',
        '패킷의 셀 하나를 잃으면 나머지도 버립니다.',
      );

export const mayRefuse = (cells: string): Text =>
  text(
    `At ${cells} ${cells === '1' ? 'cell' : 'cells'} and above, packets may be refused.`,
    `셀이 ${cells}개부터는 패킷이 거부될 수 있습니다.`,
  );

export const shareSigns = (threshold: string): readonly [Sign, ...Sign[]] => {
  const name = text(`threshold ${threshold}`, `임계값 ${threshold}`);
  return [
    [
      name,
      text(
        'left of here a sender with too large a share is refused',
        '이 선 왼쪽에서는 몫이 너무 큰 송신자를 거부합니다',
      ),
    ],
    [name, text('left of it large shares are refused', '왼쪽에서는 큰 몫을 거부')],
  ];
};

/** 1 cell, 4 cells. */
export const cellsText = (count: number, write: Write = String): string =>
  `${write(count)} ${count === 1 ? 'cell' : 'cells'}`;

export const fairShare = ({ threshold, share }: RuleNumbers): Text =>
  text(
    `Above ${cellsText(threshold)} it refuses a packet whose sender holds more than ${share} times its fair share of the buffer.`,
    `셀이 ${threshold}개를 넘으면 버퍼에서 공정한 몫의 ${share}배보다 많이 차지한 송신자의 패킷을 거부합니다.`,
  );

/** 300 × 2 / 600 = 1 > 0.8 */
export function overShare(packet: RefusedPacket, write: Write, allowed: string): Refusal {
  const { at, held, threshold, own, senders } = packet;
  const found = `${write(own)} × ${write(senders)} / ${write(held)} = ${write((own * senders) / held, 3)}`;
  return {
    sentence: text(
      `At ${at} its first cell found ${write(held)} cells in the buffer, more than the threshold of ${write(threshold)}, ${write(own)} of them of this sender, and cells of ${write(senders)} ${senders === 1 ? 'sender' : 'senders'} in all. That is more than its share, so the packet is refused whole.`,
      `${at}에 첫 셀이 왔을 때 버퍼에 임계값 ${write(threshold)}개보다 많은 셀 ${write(held)}개가 있었고, 송신자 ${write(senders)}명의 셀 가운데 ${write(own)}개가 이 송신자의 것이었습니다. 제 몫보다 많으므로 패킷을 통째로 거부합니다.`,
    ),
    compared: [text(found, found), `> ${allowed}`],
  };
}
