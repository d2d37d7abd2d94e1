// The sentences that explain events, in Korean. The noun comes last in a name, so that particles can follow it.

import type { MarkKind } from '../../runner/record.ts';
import type { WhyWords } from './en-why.ts';
import { withParticle } from './particles.ts';

const segment = (n: number): string => (n === 0 ? 'SYN 세그먼트' : `${n}번 세그먼트`);
const lost = (n: number, ack: boolean): string => (ack ? `${n}번까지의 ACK` : segment(n));

export const ko: WhyWords = {
  band: {
    causes: '여기까지 온 과정',
    more: '설명 모두 보기',
    less: '설명 줄이기',
  },
  marks: {
    short: (kind, segment) => {
      const name = segment === 0 ? 'SYN' : `${segment}번`;
      const shorts: Record<MarkKind, string> = {
        drop: `${name} 폐기`,
        loss: `${name} 손실`,
        kill: `${name} 폐기`,
        timeout: '타임아웃',
        'fast-retransmit': '빠른 재전송',
        retransmission: `${name} 재전송`,
        spurious: `${name} 중복 도착`,
        'given-up': `${name} 포기`,
        request: '페이지 요청',
        page: '페이지 완료',
        change: '설정 변경',
      };
      return shorts[kind];
    },
  },
  timeout: {
    title: (n) => `타임아웃: ${segment(n)} 재전송`,
    lost: (n, at) =>
      `${segment(n)}가 ${at}에 손실되었고, 이를 알릴 중복 ACK 세 개가 오지 않았습니다. 남은 것은 타이머뿐입니다.`,
    notLost: (n) => `${segment(n)}는 손실되지 않았습니다. ACK가 늦거나 사라졌고, 타이머가 먼저 만료되었습니다.`,
    armed: (at, rto) => `타이머는 ${at}에 시작해 ${rto} 뒤에 만료되었습니다.`,
    minimum: '최솟값',
  },
  waiting: {
    title: (host) => `${host} 호스트는 왜 기다릴까요?`,
    missing: (n, armed) =>
      `${segment(n)}가 사라졌고 이동 중인 패킷이 없어, 중복 ACK로 알려 줄 수 없습니다. 남은 것은 ${armed}에 시작한 타이머뿐입니다.`,
    unacknowledged: (n, armed) =>
      `이동 중인 패킷이 없고 ${segment(n)}가 아직 확인되지 않았습니다. 남은 것은 ${armed}에 시작한 타이머뿐입니다.`,
  },
  drop: {
    title: (n, ack) => `${lost(n, ack)}: 큐가 가득 차 폐기`,
    places: (at, link, occupancy, limit) =>
      `${at}, 링크 ${link} 앞입니다. 도착했을 때 ${limit}자리 가운데 ${occupancy}자리가 차 있어 버려집니다. 송신자는 아직 모릅니다.`,
    bytes: (at, link, occupancy, limit) =>
      `${at}, 링크 ${link} 앞입니다. 한도는 ${limit}바이트이고 이미 패킷 ${occupancy}개가 있어 들어갈 자리가 없습니다. 송신자는 아직 모릅니다.`,
  },
  loss: {
    title: (n, ack) => `${lost(n, ack)}: 도중에 손실`,
    sentence: (at, link, probability) =>
      `${at}, 링크 ${link}에서 사라졌습니다. 이 링크의 패킷은 ${probability} 확률로 사라집니다.`,
  },
  kill: {
    title: (n, ack) => `${lost(n, ack)}: 손으로 버림`,
    sentence: (at, link, index) =>
      `${at}, 링크 ${link}에서 0부터 세어 ${index}번째 패킷입니다. 복사한 링크에도 이 폐기가 들어갑니다.`,
  },
  fastRetransmit: {
    title: (n) => `${segment(n)} 빠른 재전송`,
    sentence: (at) =>
      `${at}에 세 번째 중복 ACK가 도착했습니다. 뒤의 세그먼트는 B에 도착했지만 이 세그먼트는 아닙니다. 타이머를 기다리지 않고 바로 다시 보냅니다.`,
    segments: '세그먼트',
  },
  retransmission: {
    title: (n) => `${segment(n)} 재전송`,
    afterTimeout: (at) =>
      `${at}에 다시 보냅니다. 타임아웃이 나면 확인받지 못한 가장 앞 세그먼트를 보내고, 윈도는 세그먼트 하나부터 다시 시작합니다.`,
    behindHole: (at) =>
      `${at}에 다시 보냅니다. 타임아웃 뒤에는 윈도가 열리는 대로 빈 곳 뒤를 모두 다시 보냅니다. B가 이미 가진 것도 다시 보냅니다.`,
    partialAck: (at) => `${at}에 다시 보냅니다. 일부만 확인하는 ACK가 다음 빈 곳을 알려 주어 복구가 그것도 보냅니다.`,
    duplicates: (at) => `${at}에 다시 보냅니다. 중복 ACK 세 개가 이 세그먼트를 요구했습니다.`,
  },
  spurious: {
    title: (n) => `${segment(n)} 중복 도착`,
    sentence: (at, receiver, sentAt) =>
      `${at}에 도착했지만 ${withParticle(receiver, '은')} 이미 갖고 있었습니다. ACK를 한 번 더 보내고, ${sentAt}에 보낸 사본은 버립니다.`,
  },
  givenUp: {
    title: (n, ack) => `${lost(n, ack)}: 프레임 포기`,
    sentence: (at, station, attempts) =>
      `${at}까지 ${withParticle(station, '이')} 이 프레임을 ${attempts}번 보내 보았지만 모두 충돌했습니다. 이더넷은 여기서 포기하고, TCP의 타이머가 알아채야 합니다.`,
  },
  request: {
    title: (client) => `${client}의 페이지 요청`,
    sentence: (at, server) =>
      `${at}에 ${withParticle(server, '으로')} 요청을 보냅니다. 응답은 저마다 다른 연결로 돌아옵니다.`,
  },
  page: {
    title: (client) => `${client}의 페이지 완료`,
    sentence: (at, span, packets) => `${at}, 요청하고 ${span} 뒤입니다. ${withParticle(packets, '이')} 도착했습니다.`,
  },
  change: {
    unknown: '설정 변경',
    sentence: (at) => `${at}에 바꾼 값입니다. 그 전의 기록은 그대로입니다.`,
    timer: '이미 돌고 있는 타이머는 다시 시작할 때까지 만료 시각을 유지합니다.',
  },
};
