// Every sentence that explains an event, with a name for each number and name in it. What each must be, says
// why-numbers.ts; a sentence that fits none of these is a mistake of its own.

import type { MarkKind } from '../../src/record/record.ts';
import { clusterPatterns } from './why-cluster-patterns.ts';
import { SWITCH_PATTERNS } from './why-switch.ts';

export type Language = 'en' | 'ko';

const T = (name: string): string => `(?<${name}>[\\d,]+\\.\\d{4})(?: s|초)`;
const D = (name: string): string => `(?<${name}>[\\d.]+(?: (?:s|ms|µs|ns)|초))`;
const N = (name: string): string => `(?<${name}>[\\d,.]+)`;
const W = (name: string): string => `(?<${name}>[^.]+?)`;

const SEGMENT = {
  en: '(?:[Ss]egment (?<segment>\\d+)|[Tt]he SYN)',
  ko: '(?:(?<segment>\\d+)번 세그먼트|SYN 세그먼트)',
} as const;
const HEAD = {
  en: [
    `${SEGMENT.en} was lost at ${T('lossAt')}, and no three duplicate ACKs reported it\\.`,
    `${SEGMENT.en} was lost at ${T('lossAt')}, and with (?<ignored>fast retransmit off) no duplicate ACK can ask for it\\.`,
    `Segment (?<lostOne>\\d+) was lost at ${T('partLostAt')}, and its last bytes are now counted as segment (?<segment>\\d+)\\.`,
    `${SEGMENT.en} was not lost: its ACK had come, but ${W('sender')} was (?<busy>still busy) with the packets before it\\.`,
    `${SEGMENT.en} was not lost: its ACK is late or was lost itself, and the timer was faster\\.`,
    `${SEGMENT.en} was not lost: its ACK was on its way and came ${D('late')} too late\\.`,
    `${SEGMENT.en} was not lost: it was still waiting in the queue of ${W('sender')} when the timer fired\\.`,
    `${SEGMENT.en} had arrived, but its ACK was lost at ${T('ackLostAt')}\\.`,
  ],
  ko: [
    `${SEGMENT.ko}가 ${T('lossAt')}에 손실되었고, 이를 알릴 중복 ACK 세 개가 오지 않았습니다\\.`,
    `${SEGMENT.ko}가 ${T('lossAt')}에 손실되었고, (?<ignored>빠른 재전송을 껐으므로) 중복 ACK가 알려 줄 수 없습니다\\.`,
    `(?<lostOne>\\d+)번 세그먼트가 ${T('partLostAt')}에 손실되었고, 그 마지막 바이트는 이제 (?<segment>\\d+)번 세그먼트로 셉니다\\.`,
    `${SEGMENT.ko}는 손실되지 않았고 ACK도 왔지만, ${W('sender')}[이가] (?<busy>아직) 앞의 패킷을 처리하고 있었습니다\\.`,
    `${SEGMENT.ko}는 손실되지 않았지만, ACK가 늦거나 사라져 타이머가 먼저 만료되었습니다\\.`,
    `${SEGMENT.ko}는 손실되지 않았고, 오던 ACK가 ${D('late')} 늦었습니다\\.`,
    `${SEGMENT.ko}는 손실되지 않았고, 타이머가 만료될 때 아직 ${W('sender')}의 큐에서 기다리고 있었습니다\\.`,
    `${SEGMENT.ko}는 도착했지만 그 ACK가 ${T('ackLostAt')}에 사라졌습니다\\.`,
  ],
} as const;
const TAIL = {
  en: [
    `The timer, armed at ${T('armedAt')}, fired ${D('rto')} later(?:, and cwnd fell from ${N('cwndBefore')} to 1 segment)?\\.`,
    `The timer, armed at ${T('armedAt')}, fired after the fixed RTO of ${D('rto')}, which no measurement changes and no timeout doubles(?:; cwnd fell from ${N('cwndBefore')} to 1 segment)?\\.`,
  ],
  ko: [
    `타이머는 ${T('armedAt')}에 시작해 ${D('rto')} 뒤에 만료되었(?:고, cwnd는 ${N('cwndBefore')}에서 1 세그먼트로 줄었)?습니다\\.`,
    `타이머는 ${T('armedAt')}에 시작해, .* 고정 RTO ${D('rto')} 뒤에 만료되었(?:고, cwnd는 ${N('cwndBefore')}에서 1 세그먼트로 줄었)?습니다\\.`,
  ],
} as const;
const timeouts = (language: Language): string[] =>
  HEAD[language].flatMap((head) => TAIL[language].map((tail) => `${head} ${tail}`));

const spurious = {
  en: [
    `The timer had fired at ${T('firedAt')}, ${D('early')} before the ACK of the first copy came\\.`,
    `The timeout of (?:segment (?<behind>\\d+)|the SYN) at ${T('firedAt')} had sent everything behind it again\\.`,
    `The fast retransmit of segment (?<behindRepair>\\d+) at ${T('repairedAt')} had sent everything behind it again\\.`,
    `The ACK of the first copy was lost at ${T('ackLostAt')}, so the timer fired at ${T('firedAt')}\\.`,
    `No ACK of the first copy had come back when the timer fired at ${T('firedAt')}\\.`,
    'Three duplicate ACKs had asked for it while the first copy was still in flight\\.',
  ].map((reason) => `At ${T('at')} ${W('receiver')} had it already\\. ${reason}`),
  ko: [
    `타이머가 ${T('firedAt')}에 만료되었는데, 첫 사본의 ACK가 돌아오기 ${D('early')} 전이었습니다\\.`,
    `${T('firedAt')}에 (?:(?<behind>\\d+)번 세그먼트|SYN 세그먼트)에서 타임아웃이 나 그 뒤를 모두 다시 보냈습니다\\.`,
    `${T('repairedAt')}에 (?<behindRepair>\\d+)번 세그먼트를 빠른 재전송하면서 그 뒤를 모두 다시 보냈습니다\\.`,
    `첫 사본의 ACK가 ${T('ackLostAt')}에 사라져 타이머가 ${T('firedAt')}에 만료되었습니다\\.`,
    `타이머가 ${T('firedAt')}에 만료될 때까지 첫 사본의 ACK가 돌아오지 않았습니다\\.`,
    '첫 사본이 아직 오는 중일 때 중복 ACK 세 개가 이 세그먼트를 요구했습니다\\.',
  ].map((reason) => `${T('at')}에 도착했지만 ${W('receiver')}[은는] 이미 갖고 있었습니다\\. ${reason}`),
};

const pages = {
  en: [
    `For ${D('waited')} of that time a connection was waiting for its timer \\((?<timeouts>\\d+) timeouts?\\)\\.`,
    '(?<again>\\d+) packets? had to be sent again, but no timer had to fire\\.',
    'Nothing had to be sent again\\.',
  ].map(
    (cost) =>
      `At ${T('at')}, ${D('span')} after it was asked for, all of its (?<packets>\\d+) packets? are acknowledged\\. ${cost}`,
  ),
  ko: [
    `그 가운데 ${D('waited')} 동안은 연결이 타이머를 기다렸습니다\\(타임아웃 (?<timeouts>\\d+)번\\)\\.`,
    '(?<again>\\d+) 패킷을 다시 보냈지만 타이머를 기다리지는 않았습니다\\.',
    '다시 보낸 것은 없습니다\\.',
  ].map((cost) => `${T('at')}, 요청하고 ${D('span')} 뒤에 (?<packets>\\d+) 패킷이 모두 확인되었습니다\\. ${cost}`),
};

type Patterns = Readonly<Record<MarkKind, Readonly<Record<Language, readonly string[]>>>>;

/** As sources of regular expressions for whole sentences. */
export const PATTERNS: Patterns = {
  timeout: { en: timeouts('en'), ko: timeouts('ko') },
  spurious,
  page: pages,
  drop: {
    en: [
      `At ${T('at')}, in front of the link ${W('place')}, ${N('held')} of ${N('limit')} slots were taken .* this yet\\.`,
      `At ${T('at')}, in front of the link ${W('place')}, the limit of ${N('limit')} bytes leaves no room: ${N('held')} packets? (?:is|are) .*\\.`,
      `At ${T('at')} the NIC buffer of ${W('station')} was full: ${N('held')} of ${N('limit')} packets, .*\\.`,
    ],
    ko: [
      `${T('at')}, 링크 ${W('place')} 앞에 도착했을 때 ${N('limit')}자리 가운데 ${N('held')}자리가 차 있어 .*\\.`,
      `${T('at')}, 링크 ${W('place')} 앞의 한도는 ${N('limit')}바이트이고 이미 패킷 ${N('held')}개가 있어 .*\\.`,
      `${T('at')}에 ${W('station')}의 NIC 버퍼가 가득 찼습니다\\(보내는 프레임까지 ${N('limit')}개 가운데 ${N('held')}개\\)\\. .*\\.`,
    ],
  },
  loss: {
    en: [
      `At ${T('at')}, on the link ${W('place')}\\. Each packet there is lost with a probability of ${N('percent')} %\\.`,
    ],
    ko: [`${T('at')}, 링크 ${W('place')}에서 사라졌습니다\\. 이 링크의 패킷은 ${N('percent')} % 확률로 사라집니다\\.`],
  },
  kill: {
    en: [
      `At ${T('at')}, on the link ${W('place')}: packet ${N('index')} there, counted from 0\\. .*\\.`,
      `At ${T('at')}, in front of the NIC of ${W('station')}: packet ${N('index')} there, counted from 0\\. .*\\.`,
    ],
    ko: [
      `${T('at')}, 링크 ${W('place')}에서 0부터 세어 ${N('index')}번째 패킷입니다\\. .*\\.`,
      `${T('at')}, ${W('station')}의 NIC 앞에서 0부터 세어 ${N('index')}번째 패킷입니다\\. .*\\.`,
    ],
  },
  'fast-retransmit': {
    en: [
      `At ${T('at')} the third duplicate ACK arrives: later segments reach ${W('receiver')}, this one does not\\. It is sent again at once, without waiting for the timer, and cwnd goes from ${N('cwndBefore')} to ${N('cwnd')} segments?\\.`,
    ],
    ko: [
      `${T('at')}에 세 번째 중복 ACK가 도착했습니다\\. 뒤의 세그먼트만 ${W('receiver')}에 도착했다는 .* cwnd는 ${N('cwndBefore')}에서 ${N('cwnd')} 세그먼트로 바뀝니다\\.`,
    ],
  },
  retransmission: {
    en: [
      `At ${T('at')}\\. (?<first>The timeout sends the earliest).*\\.`,
      `At ${T('at')}\\. (?<hole>After a timeout) everything behind the hole is sent again as the window opens, even what ${W('receiver')} already has\\.`,
      `At ${T('at')}\\. (?<partial>A partial ACK) showed the next hole, so recovery sends it too\\.`,
      `At ${T('at')}\\. After a (?<goesBack>fast retransmit Tahoe) sends everything behind the hole again, even what ${W('receiver')} already has\\.`,
      `At ${T('at')}\\. (?<third>Three duplicate ACKs) asked for it\\.`,
    ],
    ko: [
      `${T('at')}에 다시 보냅니다\\. (?<first>타임아웃이 나면 확인받지 못한 가장 앞).*\\.`,
      `${T('at')}에 다시 보냅니다\\. (?<hole>타임아웃 뒤에는) 윈도가 열리는 대로 빈 곳 뒤를, ${W('receiver')}[이가] 이미 가진 것까지 모두 다시 보냅니다\\.`,
      `${T('at')}에 다시 보냅니다\\. (?<partial>일부만 확인하는 ACK)가 .*\\.`,
      `${T('at')}에 다시 보냅니다\\. (?<goesBack>Tahoe는 빠른 재전송 뒤에) 빈 곳 뒤를, ${W('receiver')}[이가] 이미 가진 것까지 모두 다시 보냅니다\\.`,
      `${T('at')}에 다시 보냅니다\\. (?<third>중복 ACK 세 개)가 이 세그먼트를 요구했습니다\\.`,
    ],
  },
  'given-up': {
    en: [
      `At ${T('at')} ${W('station')} had begun to send this frame ${N('attempts')} times, and every attempt collided\\. .*\\.`,
    ],
    ko: [
      `${T('at')}까지 ${W('station')}[이가] 이 프레임을 ${N('attempts')}번 보내 보았지만 모두 충돌했습니다\\. .*\\.`,
    ],
  },
  ...SWITCH_PATTERNS,
  request: {
    en: [
      `At ${T('at')} the request, one packet, goes to ${W('receiver')}\\. The responses .*\\.`,
      `At ${T('at')} the request, one packet, goes to ${W('receiver')}\\. The pause was longer than the RTO of ${W('sender')}, so cwnd starts again from ${N('restart')} instead of ${N('pausedAt')} segments\\.`,
    ],
    ko: [
      `${T('at')}에 ${W('receiver')}(?:으로|로) 패킷 하나로 된 요청을 보냅니다\\. 응답은 .*\\.`,
      `${T('at')}에 ${W('receiver')}(?:으로|로) 패킷 하나로 된 요청을 보냅니다\\. 쉰 시간이 ${W('sender')}의 RTO보다 길어, cwnd는 ${N('pausedAt')} 세그먼트가 아니라 ${N('restart')} 세그먼트에서 다시 시작합니다\\.`,
    ],
  },
  pick: {
    en: [
      `At ${T('at')} the director's scheduler picks server R\\d, which then has \\d+ active and \\d+ lingering .*\\.`,
    ],
    ko: [`${T('at')}에 디렉터의 스케줄러가 R\\d[을를] 골랐고, .*\\.`],
  },
  refused: {
    en: [`At ${T('at')} the scheduler finds no server it may use among \\d+: .*\\.`],
    ko: [`${T('at')}에 서버 \\d+대 가운데 쓸 수 있는 것이 없었습니다\\. .*\\.`],
  },
  download: {
    en: [`At ${T('at')}, [\\d.]+ (?:s|ms) after its SYN, all of the file is there; it came from server R\\d\\.`],
    ko: [`SYN을 보낸 지 [\\d.]+ (?:s|ms) 뒤인 ${T('at')}에 파일이 모두 도착했습니다\\. R\\d[이가] 보냈습니다\\.`],
  },
  ...clusterPatterns,
  change: {
    en: [`You changed it at ${T('at')}; what lies before stays as it was\\.(?: A timer that .*\\.)?`],
    ko: [`${T('at')}에 바꾼 값이며, 그 전의 기록은 그대로입니다\\.(?: 이미 돌고 .*\\.)?`],
  },
};
