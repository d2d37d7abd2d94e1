// More words of TCP, of links and of Ethernet, for the glossary.

import { entry, type Term } from './glossary-entry.ts';
import { recoveryTerms } from './glossary-recovery.ts';
import { text } from './kit/text.ts';

export const transportTerms: readonly Term[] = [
  entry(
    'mss',
    text('MSS, maximum segment size', 'MSS, 최대 세그먼트 크기'),
    text(
      'The most data that one segment may carry: 1460 bytes on Ethernet with IPv4, without headers.',
      '세그먼트 하나에 실을 수 있는 데이터의 최대 크기입니다. IPv4를 쓰는 이더넷에서는 헤더를 빼고 1460바이트입니다.',
    ),
    'RFC 9293 3.7.1',
    ['MSS', 'maximum segment size'],
    ['MSS', '최대 세그먼트 크기'],
  ),
  entry(
    'flight',
    text('in flight', '전송 중인 데이터'),
    text(
      'Data that have been sent and not yet acknowledged. Their amount is the flight size.',
      '보냈지만 아직 확인 응답을 받지 못한 데이터입니다. 그 양을 flight size라고 합니다.',
    ),
    'RFC 5681 2',
    ['in flight', 'flight size'],
    ['전송 중인'],
  ),
  entry(
    'receiver-window',
    text('receiver window', '수신 윈도'),
    text(
      'How much more data the receiver is willing to buffer; the sender may not have more than that in flight.',
      '수신자가 더 받아 둘 수 있다고 알린 양입니다. 송신자는 이보다 많은 데이터를 전송 중으로 둘 수 없습니다.',
    ),
    'RFC 9293 3.8',
    ['receiver window', 'receive window'],
    ['수신 윈도'],
  ),
  entry(
    'slow-start',
    text('slow start', '슬로 스타트'),
    text(
      'While cwnd is below ssthresh it grows by one segment per ACK, which doubles it every round trip.',
      'cwnd가 ssthresh보다 작은 동안 ACK마다 한 세그먼트씩 키우는 단계입니다. 왕복마다 두 배가 됩니다.',
    ),
    'RFC 5681 3.1',
    ['slow start'],
    ['슬로 스타트'],
  ),
  entry(
    'congestion-avoidance',
    text('congestion avoidance', '혼잡 회피'),
    text(
      'Above ssthresh, cwnd grows by about one segment per round trip, to find spare capacity carefully.',
      'cwnd가 ssthresh를 넘은 뒤 왕복마다 한 세그먼트쯤씩만 키우며 남는 용량을 조심스럽게 찾는 단계입니다.',
    ),
    'RFC 5681 3.1',
    ['congestion avoidance'],
    ['혼잡 회피'],
  ),
  entry(
    'fast-recovery',
    text('fast recovery', '빠른 회복'),
    text(
      'After a fast retransmit, TCP halves its window and keeps sending as duplicate ACKs arrive, instead of falling back to slow start.',
      '빠른 재전송 뒤 슬로 스타트로 돌아가지 않고, 윈도를 절반으로 줄인 채 중복 ACK가 오는 대로 계속 보내는 것입니다.',
    ),
    'RFC 5681 3.2',
    ['fast recovery'],
    ['빠른 회복'],
  ),
  ...recoveryTerms,
  entry(
    'delayed-ack',
    text('delayed ACK', '지연 ACK'),
    text(
      'A receiver may wait for a second segment, for at most 0.5 s, and acknowledge both with one ACK.',
      '수신자가 최대 0.5초까지 다음 세그먼트를 기다렸다가 둘을 ACK 하나로 확인하는 것입니다.',
    ),
    'RFC 5681 4.2',
    ['delayed ACK', 'delayed acknowledgement'],
    ['지연 ACK'],
  ),
  entry(
    'karn',
    text('Karn’s algorithm', '칸 알고리즘'),
    text(
      'No RTT is taken from a segment that was sent twice, because its ACK may belong to either copy; a backed-off RTO is kept until a new sample comes.',
      '두 번 보낸 세그먼트로는 RTT를 재지 않습니다. 어느 쪽의 ACK인지 알 수 없기 때문입니다. 늘어난 RTO는 새 표본이 올 때까지 유지합니다.',
    ),
    'RFC 6298 3, 5.5',
    ['Karn'],
    ['칸 알고리즘'],
  ),
  entry(
    'limited-transmit',
    text('limited transmit', '제한 전송'),
    text(
      'The first two duplicate ACKs let TCP send one new segment each, so that a small window can still produce a third.',
      '처음 두 중복 ACK마다 새 세그먼트를 하나씩 보내는 것입니다. 윈도가 작아도 세 번째 중복 ACK가 생길 수 있습니다.',
    ),
    'RFC 3042',
    ['limited transmit'],
    ['제한 전송'],
  ),
  entry(
    'bdp',
    text('bandwidth-delay product', '대역폭-지연 곱'),
    text(
      'Rate times round-trip time: the data in flight that keep a path busy. A larger window only fills the queue.',
      '속도에 왕복 시간을 곱한 값으로, 경로를 계속 채우는 데 필요한 전송 중 데이터입니다. 윈도가 더 크면 큐만 길어집니다.',
    ),
    undefined,
    ['bandwidth-delay product'],
    ['대역폭-지연 곱'],
  ),
  entry(
    'duplex',
    text('half duplex, full duplex', '반이중, 전이중'),
    text(
      'On a half-duplex medium only one station can send at a time. On a full-duplex link both ends send at once and nothing collides.',
      '반이중에서는 한 번에 한 장치만 보낼 수 있습니다. 전이중 링크에서는 양쪽이 동시에 보내며 충돌이 없습니다.',
    ),
    'IEEE 802.3',
    ['half duplex', 'half-duplex', 'full duplex', 'full-duplex'],
    ['반이중', '전이중'],
  ),
  entry(
    'hub-switch',
    text('hub, switch', '허브, 스위치'),
    text(
      'A hub repeats every signal to all its ports, so that all stations share one medium. A switch forwards each frame to its destination only, with a queue at every port.',
      '허브는 모든 신호를 모든 포트로 되풀이하므로 장치들이 매체 하나를 나눠 씁니다. 스위치는 프레임을 목적지로만 보내며 포트마다 큐가 있습니다.',
    ),
    'IEEE 802.3',
    ['hub'],
    ['허브'],
  ),
  entry(
    'jam',
    text('jam signal', '잼 신호'),
    text(
      'After a collision a station sends 32 more bits, so that every other station notices it.',
      '충돌을 알아챈 장치가 다른 모두가 알도록 더 보내는 32비트입니다.',
    ),
    'IEEE 802.3 4.2.3.2.4',
    ['jam'],
    ['잼 신호'],
  ),
  entry(
    'slot-time',
    text('slot time', '슬롯 시간'),
    text(
      'The unit of Ethernet’s back-off: 512 bit times, 51.2 µs at 10 Mbit/s, longer than a signal needs to the far end and back.',
      '이더넷 백오프의 단위인 512비트 시간으로, 10 Mbit/s에서 51.2 µs입니다. 신호가 끝까지 갔다 오는 시간보다 깁니다.',
    ),
    'IEEE 802.3 4.4.2',
    ['slot time'],
    ['슬롯 시간'],
  ),
  entry(
    'poisson',
    text('Poisson process', '포아송 과정'),
    text(
      'Arrivals that are independent of one another, with exponentially distributed times between them.',
      '서로 독립이고 간격이 지수 분포를 따르는 도착입니다.',
    ),
    undefined,
    ['Poisson'],
    ['포아송'],
  ),
  entry(
    'pareto',
    text('Pareto distribution', '파레토 분포'),
    text(
      'A heavy-tailed distribution: most values are small, and a few very large ones make up much of the total.',
      '꼬리가 두꺼운 분포입니다. 대부분은 작지만 드문 큰 값이 전체의 많은 몫을 차지합니다.',
    ),
    undefined,
    ['Pareto', 'heavy-tailed', 'heavy tail'],
    ['파레토'],
  ),
  entry(
    'think-time',
    text('think time', '생각 시간'),
    text(
      'How long a user waits between a complete reply and the next request.',
      '응답을 다 받은 사용자가 다음 요청을 하기까지의 시간입니다.',
    ),
    undefined,
    ['think time'],
    ['생각 시간'],
  ),
  entry(
    'warm-up',
    text('warm-up', '준비 구간'),
    text(
      'The beginning of a run, which is left out of its results because queues and caches are not yet as they are later.',
      '큐와 캐시가 아직 평소 상태가 아니어서 결과에서 빼는 실행의 첫 부분입니다.',
    ),
    undefined,
    ['warm-up'],
    ['준비 구간'],
  ),
  entry(
    'seed',
    text('seed', '시드'),
    text(
      'The number from which a run’s random draws follow. The same seed and settings give the same run, packet for packet.',
      '실행의 난수를 정하는 수입니다. 시드와 설정이 같으면 패킷 하나까지 같은 실행이 됩니다.',
    ),
    undefined,
    ['seed', 'seeds'],
    ['시드'],
  ),
  entry(
    'confidence-interval',
    text('confidence interval', '신뢰 구간'),
    text(
      'A range computed from several runs. Made in the same way over and over, 95 in 100 of such ranges hold the true mean.',
      '여러 실행에서 계산한 범위입니다. 같은 방법으로 거듭 만들면 100개 중 95개가 참 평균을 포함합니다.',
    ),
    undefined,
    ['confidence interval'],
    ['신뢰 구간'],
  ),
  entry(
    'common-random-numbers',
    text('common random numbers', '공통 난수'),
    text(
      'Comparing two settings with the same seeds, so that chance affects both alike and their difference shows sooner.',
      '두 설정을 같은 시드로 비교하는 것입니다. 우연이 양쪽에 같이 작용하므로 차이가 더 빨리 드러납니다.',
    ),
    undefined,
    ['common random numbers'],
    ['공통 난수'],
  ),
];
