// The sentences about what happens to a TCP connection, in Korean. The noun comes last in a name, so that particles can follow it.

import type { TcpWhyWords } from './en-why-tcp.ts';
import { withParticle } from './particles.ts';

const segment = (n: number): string => (n === 0 ? 'SYN 세그먼트' : `${n}번 세그먼트`);
const lost = (n: number, ack: boolean): string => (ack ? `${n}번까지의 ACK` : segment(n));

export const ko: TcpWhyWords = {
  timeout: {
    title: (n) => `타임아웃: ${segment(n)} 재전송`,
    lost: (n, at) => `${segment(n)}가 ${at}에 손실되었고, 이를 알릴 중복 ACK 세 개가 오지 않았습니다.`,
    ignored: (n, at) => `${segment(n)}가 ${at}에 손실되었고, 빠른 재전송을 껐으므로 중복 ACK가 알려 줄 수 없습니다.`,
    reaches: (n, next, at) => `${segment(n)}가 ${at}에 손실되었고, 그 마지막 바이트는 이제 ${segment(next)}로 셉니다.`,
    notLost: (n) => `${segment(n)}는 손실되지 않았지만, ACK가 늦거나 사라져 타이머가 먼저 만료되었습니다.`,
    late: (n, late) => `${segment(n)}는 손실되지 않았고, 오던 ACK가 ${late} 늦었습니다.`,
    waited: (n, sender) =>
      `${segment(n)}는 손실되지 않았고, 타이머가 만료될 때 아직 ${sender}의 큐에서 기다리고 있었습니다.`,
    ackLost: (n, at) => `${segment(n)}는 도착했지만 그 ACK가 ${at}에 사라졌습니다.`,
    busy: (n, sender) =>
      `${segment(n)}는 손실되지 않았고 ACK도 왔지만, ${withParticle(sender, '이')} 아직 앞의 패킷을 처리하고 있었습니다.`,
    armed: (at, rto, cwnd) =>
      `타이머는 ${at}에 시작해 ${rto} 뒤에 만료되었${cwnd && `고, cwnd는 ${cwnd}에서 1 세그먼트로 줄었`}습니다.`,
    fixed: (at, rto, cwnd) =>
      `타이머는 ${at}에 시작해, 측정해도 바뀌지 않고 타임아웃이 나도 두 배가 되지 않는 고정 RTO ${rto} 뒤에 만료되었${cwnd && `고, cwnd는 ${cwnd}에서 1 세그먼트로 줄었`}습니다.`,
    minimum: '최솟값',
    initial: '초기 RTO',
    before: '직전 RTO',
    tick: '시계 틱',
    lostSyn: 'SYN을 잃은 뒤',
    earlier: '시작할 때의 한계로 정한 값',
    maximum: (maximum) => `최대 ${maximum}`,
    ticks: (least) => `최소 두 틱 ${least}`,
  },
  waiting: {
    title: (host) => `${host} 호스트는 왜 기다릴까요?`,
    missing: (n, armed) =>
      `${segment(n)}가 사라졌고 이동 중인 패킷이 없어, 중복 ACK로 알려 줄 수 없습니다. 남은 것은 ${armed}에 시작한 타이머뿐입니다.`,
    unacknowledged: (n, armed) =>
      `이동 중인 패킷이 없고 ${segment(n)}가 아직 확인되지 않았습니다. 남은 것은 ${armed}에 시작한 타이머뿐입니다.`,
  },
  waitingOne: {
    title: (receiver) => `${withParticle(receiver, '은')} 왜 기다릴까요?`,
    missing: (n, armed) =>
      `${segment(n)}가 사라졌고 이 연결에서 더 보내는 것이 없어, 중복 ACK로 알려 줄 수 없습니다. 남은 것은 ${armed}에 시작한 타이머뿐입니다.`,
    unacknowledged: (n, armed) =>
      `이 연결에서 보내는 것이 없고 ${segment(n)}가 아직 확인되지 않았습니다. 남은 것은 ${armed}에 시작한 타이머뿐입니다.`,
  },
  drop: {
    title: (n, ack) => `${lost(n, ack)}: 큐가 가득 차 폐기`,
    places: (at, link, occupancy, limit) =>
      `${at}, 링크 ${link} 앞에 도착했을 때 ${limit}자리 가운데 ${occupancy}자리가 차 있어 폐기됩니다. 송신자는 아직 모릅니다.`,
    nicTitle: (n, ack, station) => `${lost(n, ack)}: ${station} NIC가 가득 차 폐기`,
    nic: (at, station, occupancy, limit) =>
      `${at}에 ${station}의 NIC 버퍼가 가득 찼습니다(보내는 프레임까지 ${limit}개 가운데 ${occupancy}개). 송신자는 아직 모릅니다.`,
    bytes: (at, link, occupancy, limit) =>
      `${at}, 링크 ${link} 앞의 한도는 ${limit}바이트이고 이미 패킷 ${occupancy}개가 있어 들어갈 자리가 없습니다. 송신자는 아직 모릅니다.`,
  },
  loss: {
    title: (n, ack) => `${lost(n, ack)}: 도중에 손실`,
    sentence: (at, link, probability) =>
      `${at}, 링크 ${link}에서 사라졌습니다. 이 링크의 패킷은 ${probability} 확률로 사라집니다.`,
  },
  kill: {
    title: (n, ack) => `${lost(n, ack)}: 직접 폐기`,
    sentence: (at, link, index) =>
      `${at}, 링크 ${link}에서 0부터 세어 ${index}번째 패킷입니다. 복사한 링크에도 이 폐기가 들어갑니다.`,
    nic: (at, station, index) =>
      `${at}, ${station}의 NIC 앞에서 0부터 세어 ${index}번째 패킷입니다. 복사한 링크에도 이 폐기가 들어갑니다.`,
  },
  fastRetransmit: {
    title: (n) => `${segment(n)} 빠른 재전송`,
    sentence: (at, receiver, before, after) =>
      `${at}에 세 번째 중복 ACK가 도착했습니다. 뒤의 세그먼트만 ${receiver}에 도착했다는 뜻이므로 타이머를 기다리지 않고 바로 다시 보내고, cwnd는 ${before}에서 ${after} 세그먼트로 바뀝니다.`,
    window: '수신 윈도',
    segments: '세그먼트',
  },
  retransmission: {
    title: (n) => `${segment(n)} 재전송`,
    afterTimeout: (at) =>
      `${at}에 다시 보냅니다. 타임아웃이 나면 확인받지 못한 가장 앞 세그먼트를 보내고, 윈도는 세그먼트 하나부터 다시 시작합니다.`,
    behindHole: (at, receiver) =>
      `${at}에 다시 보냅니다. 타임아웃 뒤에는 윈도가 열리는 대로 빈 곳 뒤를, ${withParticle(receiver, '이')} 이미 가진 것까지 모두 다시 보냅니다.`,
    partialAck: (at) => `${at}에 다시 보냅니다. 일부만 확인하는 ACK가 다음 빈 곳을 알려 주어 복구가 그것도 보냅니다.`,
    duplicates: (at) => `${at}에 다시 보냅니다. 중복 ACK 세 개가 이 세그먼트를 요구했습니다.`,
    tahoe: (at, receiver) =>
      `${at}에 다시 보냅니다. Tahoe는 빠른 재전송 뒤에 빈 곳 뒤를, ${withParticle(receiver, '이')} 이미 가진 것까지 모두 다시 보냅니다.`,
  },
  spurious: {
    title: (n) => `${segment(n)} 중복 도착`,
    had: (at, receiver) => `${at}에 도착했지만 ${withParticle(receiver, '은')} 이미 갖고 있었습니다.`,
    tooEarly: (firedAt, late) => `타이머가 ${firedAt}에 만료되었는데, 첫 사본의 ACK가 돌아오기 ${late} 전이었습니다.`,
    roundTrip: '왕복 시간',
    behindHole: (n, firedAt) => `${firedAt}에 ${segment(n)}에서 타임아웃이 나 그 뒤를 모두 다시 보냈습니다.`,
    behindRepair: (n, sentAt) => `${sentAt}에 ${segment(n)}를 빠른 재전송하면서 그 뒤를 모두 다시 보냈습니다.`,
    ackLost: (at, firedAt) => `첫 사본의 ACK가 ${at}에 사라져 타이머가 ${firedAt}에 만료되었습니다.`,
    timer: (firedAt) => `타이머가 ${firedAt}에 만료될 때까지 첫 사본의 ACK가 돌아오지 않았습니다.`,
    duplicates: '첫 사본이 아직 오는 중일 때 중복 ACK 세 개가 이 세그먼트를 요구했습니다.',
  },
};
