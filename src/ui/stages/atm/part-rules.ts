// What each node of the paper's figure 6 does, in sentences with the numbers of this run, in both languages.
// The rules themselves: docs/models/atm.md; their letters stand under each.

import { cellBytesOf, cellPayloadOf, paceOf } from '../../../scenarios/atm/cell-size.ts';
import { headerCellsOf, headerOf, llcOf } from '../../../scenarios/atm/headers.ts';
import { wordsOfPolicy } from '../../../scenarios/atm/policy-words.ts';
import { type AtmValues, atmSettings } from '../../../scenarios/atm/settings.ts';
import { asWords, formatMeasured } from '../../../scenarios/kit/format-value.ts';
import type { ParamValues } from '../../../scenarios/kit/run-spec.ts';
import { valuesOf } from '../../../scenarios/kit/settings.ts';
import { type Language, type Text, text } from '../../../scenarios/kit/text.ts';
import type { PartName } from './part-names.ts';

export interface PartRule {
  readonly title: string;
  readonly rules: readonly string[];
  /** Where it is from. */
  readonly source: string;
}
interface Rule {
  readonly title: Text;
  readonly rules: readonly Text[];
  readonly source: Text;
}

export function partRule(part: PartName, given: ParamValues, language: Language): PartRule {
  const params = valuesOf(atmSettings, given);
  const rule = params.policy === 'none' ? (WITHOUT_CELLS[part] ?? RULES[part]) : RULES[part];
  const { title, rules, source } = rule(numbersOf(params));
  return { title: title[language], rules: rules.map((rule) => rule[language]), source: source[language] };
}

/** Quantities of the settings, written for a sentence (their units are the same in both languages), and those that decide. */
export type Numbers = ReturnType<typeof numbersOf>;

const TRAILER = 8;
const LOW_WATER = 4096;

function numbersOf(params: AtmValues) {
  const span = (value: number): string => asWords(formatMeasured(value, 'duration', 'en'));
  const { mtu } = params;
  const llc = llcOf(params);
  const header = headerOf(params);
  const carried = cellPayloadOf(params);
  const cell = cellBytesOf(params);
  const cells = Math.ceil((mtu + llc + TRAILER) / carried);
  return {
    params,
    mtu,
    llc,
    header,
    cells,
    payload: mtu - header,
    carried,
    cell,
    padding: cells * carried - mtu - llc - TRAILER,
    slot: span((cell * 8e9) / params.bw),
    senderSlot: span((cell * 8e9) / (params.bw * paceOf(params))),
    every: span((mtu * 8e9) / params.srate),
    sendBuffer: params.sbuf,
    lowWater: Math.max(0, params.sbuf - LOW_WATER),
    window: params.wnd,
    ssthresh: params.ssth,
    minimum: span(params.rmin),
    tick: span(params.tick),
    first: span(params.irto),
    processing: span(params.proc),
    delayedAck: span(params.dack),
    ackWay: span(params.ackd),
    buffer: params.buf,
    threshold: params.th,
    senders: params.n,
    share: params.z,
    keepsEnd: params.keep === 'on',
    headerCells: headerCellsOf(params),
  };
}

const FAST: Readonly<Record<AtmValues['fast'], Text>> = {
  off: text(
    'Duplicate ACKs are ignored, as in the paper: only the timer repairs a loss.',
    '논문에서처럼 중복 ACK는 무시하므로 손실은 타이머로만 복구합니다.',
  ),
  tahoe: text(
    'After three duplicate ACKs the missing segment is sent again, and cwnd goes back to one segment (Tahoe).',
    '중복 ACK 세 개를 받으면 빠진 세그먼트를 다시 보내고 cwnd를 세그먼트 하나로 되돌립니다(Tahoe).',
  ),
  reno: text(
    'After three duplicate ACKs the missing segment is sent again, and cwnd is halved (Reno).',
    '중복 ACK 세 개를 받으면 빠진 세그먼트를 다시 보내고 cwnd를 절반으로 줄입니다(Reno).',
  ),
};

const RULES: Readonly<Record<PartName, (numbers: Numbers) => Rule>> = {
  source: ({ mtu, every, sendBuffer, lowWater }) => ({
    title: text('Source (CBRFrame)', '소스(CBRFrame)'),
    rules:
      sendBuffer === 0
        ? [text('It always has data to send.', '보낼 데이터가 떨어지지 않습니다.')]
        : [
            text(
              `It writes ${mtu} bytes every ${every}, more than the link can carry.`,
              `${every}마다 ${mtu}바이트를 씁니다. 링크가 실을 수 있는 양보다 많습니다.`,
            ),
            text(
              `It stops while ${sendBuffer} bytes or more wait for their ACK, and resumes at ${lowWater}. So TCP always has something to send.`,
              `ACK를 기다리는 데이터가 ${sendBuffer}바이트 이상이면 멈추고 ${lowWater}바이트가 되면 다시 씁니다. 그래서 TCP에는 늘 보낼 데이터가 있습니다.`,
            ),
          ],
    source: text('Rule C2', '규칙 C2'),
  }),
  sender: ({ params, payload, header, window, ssthresh, minimum, tick, first }) => ({
    title: text('TCP sender (TCPIPsend)', 'TCP 송신자(TCPIPsend)'),
    rules: [
      text(
        `It sends segments of ${payload} bytes, each after ${header} bytes of headers, as long as less than min(cwnd, ${window} bytes) is unacknowledged.`,
        `헤더 ${header}바이트 뒤에 ${payload}바이트를 담은 세그먼트를 보냅니다. ACK를 기다리는 데이터가 min(cwnd, ${window}바이트)보다 적을 때만 보냅니다.`,
      ),
      text(
        `cwnd begins with one segment and grows by one segment with every ACK up to ssthresh (initially ${ssthresh} bytes), then by about one per round trip.`,
        `cwnd는 세그먼트 하나에서 시작해 ssthresh(처음에는 ${ssthresh}바이트)까지 ACK마다 하나씩, 그 뒤에는 왕복마다 하나쯤 늘어납니다.`,
      ),
      text(
        `RTO = max(${minimum}, SRTT + 4 · RTTVAR), measured in ticks of ${tick}; ${first} before the first measurement. When the timer fires, cwnd is one segment again, everything from the first missing byte onwards is sent again, and the RTO doubles.`,
        `RTO = max(${minimum}, SRTT + 4 · RTTVAR)이고 ${tick} 단위로 잽니다. 첫 측정 전에는 ${first}입니다. 타이머가 만료되면 cwnd는 다시 세그먼트 하나가 되고, 빠진 첫 바이트부터 모두 다시 보내며, RTO는 두 배가 됩니다.`,
      ),
      FAST[params.fast],
    ],
    source: text('Rules C1 and C3 to C7; RFC 6298, RFC 5681', '규칙 C1, C3~C7, RFC 6298, RFC 5681'),
  }),
  cutter: ({ mtu, llc, padding, carried, cell, cells, senderSlot }) => ({
    title: text('AAL5, sending (AAL5Send)', 'AAL5 송신(AAL5Send)'),
    rules: [
      text(
        `A packet of ${mtu} bytes${llc > 0 ? `, ${llc} of LLC/SNAP` : ''} and a trailer of 8 are padded by ${padding} to a multiple of ${carried}: ${cells} cells of ${cell} bytes.`,
        `${mtu}바이트 패킷에 ${llc > 0 ? `LLC/SNAP ${llc}바이트와 ` : ''}트레일러 8바이트를 붙이고 ${padding}바이트를 채워 ${carried}의 배수로 만듭니다. ${cell}바이트 셀 ${cells}개가 됩니다.`,
      ),
      text(
        `The last cell is marked in its header; nothing else shows where packets end. One cell leaves every ${senderSlot}.`,
        `마지막 셀은 헤더에 표시합니다. 패킷이 어디에서 끝나는지는 이 표시로만 알 수 있습니다. 셀은 ${senderSlot}마다 하나씩 나갑니다.`,
      ),
    ],
    source: text('Rules A1 to A4; RFC 2684, ITU-T I.363.5', '규칙 A1~A4, RFC 2684, ITU-T I.363.5'),
  }),
  switch: (numbers) => ({
    title: text('Switch buffer (MuxEPD)', '스위치 버퍼(MuxEPD)'),
    rules: wordsOfPolicy(numbers.params.policy, numbers.params.cut).rule(numbers),
    source: text('Rules D1 to D7; Romanow and Floyd 1995', '규칙 D1~D7, Romanow와 Floyd 1995'),
  }),
  demux: ({ senders }) => ({
    title: text('Demultiplexer (Demux)', '역다중화기(Demux)'),
    rules: [
      text(
        `It reads the number of the virtual circuit in each cell's header and passes the cell to that circuit's receiver, one of ${senders}. It loses nothing and holds nothing.`,
        `셀 헤더에서 가상 회선 번호를 읽어 그 회선의 수신자 ${senders}개 가운데 하나에게 넘깁니다. 잃는 것도 담아 두는 것도 없습니다.`,
      ),
    ],
    source: text('Figure 6 of the paper', '논문의 그림 6'),
  }),
  joiner: ({ params, cells }) => ({
    title: text('AAL5, receiving (AAL5Rec)', 'AAL5 수신(AAL5Rec)'),
    rules: [
      text(
        `It collects cells up to a marked one and checks length and checksum. If one of ${cells} is missing, the other ${cells - 1} are discarded.`,
        `표시된 셀이 올 때까지 모은 다음 길이와 체크섬을 확인합니다. 셀 ${cells}개 가운데 하나만 빠져도 나머지 ${cells - 1}개를 버립니다.`,
      ),
      params.glue === 'on'
        ? text(
            'If the marked cell itself is lost, the next packet is mistaken for the rest of this one, and both are discarded.',
            '표시된 셀을 잃으면 다음 패킷을 이 패킷의 나머지로 여겨 둘 다 버립니다.',
          )
        : text(
            'If the marked cell itself is lost, the next packet is still recognised, as in the simulator of the paper. Real AAL5 would glue the two together.',
            '표시된 셀을 잃어도 다음 패킷을 알아봅니다. 논문의 시뮬레이터가 그렇습니다. 실제 AAL5에서는 두 패킷이 붙습니다.',
          ),
    ],
    source: text('Rule A5', '규칙 A5'),
  }),
  receiver: ({ processing, delayedAck, ackWay }) => ({
    title: text('TCP receiver (TCPIPrec)', 'TCP 수신자(TCPIPrec)'),
    rules: [
      text(
        `It needs ${processing} per packet. It sends an ACK at once if data is out of order or its window has moved by a segment, otherwise after ${delayedAck}.`,
        `패킷 하나를 처리하는 데 ${processing}가 걸립니다. 순서가 어긋났거나 윈도가 세그먼트 하나만큼 움직였으면 바로, 그 밖에는 ${delayedAck} 뒤에 확인합니다.`,
      ),
      text(
        `ACKs do not cross the ATM network here: each is back after ${ackWay}.`,
        `여기서 ACK는 ATM을 거치지 않고 ${ackWay} 뒤에 돌아옵니다.`,
      ),
    ],
    source: text('Rule C8', '규칙 C8'),
  }),
  sink: () => ({
    title: text('Sink', '싱크'),
    rules: [
      text(
        'It takes the data that has arrived in order and counts it: that is the goodput. Duplicates count once; data that came early counts when the gap is filled.',
        '순서대로 도착한 데이터를 받아 셉니다. 이것이 유효 처리량입니다. 두 번 온 것은 한 번만, 너무 일찍 온 것은 빈 곳이 채워질 때 셉니다.',
      ),
    ],
    source: text('Measure M3', '측정량 M3'),
  }),
};

/** The ends of the link where packets stay whole. */
const WITHOUT_CELLS: Readonly<Partial<Record<PartName, (numbers: Numbers) => Rule>>> = {
  cutter: ({ mtu, cell, senderSlot }) => ({
    title: text('Network interface', '네트워크 인터페이스'),
    rules: [
      text(
        `Without ATM a packet stays whole. On its link every ${cell} bytes take ${senderSlot}, and ${mtu} bytes take ${Math.ceil(mtu / cell)} times as long.`,
        `ATM이 없으면 패킷은 잘리지 않습니다. 링크에서 ${cell}바이트마다 ${senderSlot}, ${mtu}바이트면 그 ${Math.ceil(mtu / cell)}배가 걸립니다.`,
      ),
    ],
    source: text('For comparison: figure 1 of the paper', '비교용: 논문의 그림 1'),
  }),
  joiner: () => ({
    title: text('Network interface', '네트워크 인터페이스'),
    rules: [
      text(
        'Packets arrive whole: there is nothing to reassemble, and no lost cell can ruin a packet.',
        '도착한 것은 온전합니다. 맞출 것도 없고, 셀 하나 때문에 폐기되는 것도 없습니다.',
      ),
    ],
    source: text('For comparison: figure 1 of the paper', '비교용: 논문의 그림 1'),
  }),
};
