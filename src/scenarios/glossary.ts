// The words of the field that the pages use, in the order in which a reader meets them, each in both languages.

import { entry, type Term } from './glossary-entry.ts';
import { systemTerms } from './glossary-systems.ts';
import { transportTerms } from './glossary-transport.ts';
import { virtualServerTerms } from './glossary-virtual-server.ts';
import { webClusterTerms } from './glossary-web-cluster.ts';
import { text } from './kit/text.ts';

export const glossary: readonly Term[] = [
  entry(
    'segment',
    text('segment', '세그먼트'),
    text(
      'The piece of data that TCP sends at once, with its header.',
      'TCP가 한 번에 보내는 데이터 조각과 그 헤더입니다.',
    ),
    'RFC 9293',
  ),
  entry(
    'ack',
    text('ACK, acknowledgement', 'ACK, 확인 응답'),
    text(
      'What the receiver sends back: the number of the first byte it still misses.',
      '수신자가 돌려보내는 응답으로, 아직 받지 못한 첫 바이트의 번호를 담습니다.',
    ),
    'RFC 9293',
  ),
  entry(
    'duplicate-ack',
    text('duplicate ACK', '중복 ACK'),
    text(
      'An ACK that names the same byte as the one before: something arrived, but not what was due.',
      '바로 앞의 것과 같은 바이트를 가리키는 ACK입니다. 무엇인가 도착했지만 기다리던 것은 아니라는 뜻입니다.',
    ),
    'RFC 5681 2',
  ),
  entry(
    'fast-retransmit',
    text('fast retransmit', '빠른 재전송'),
    text(
      'After the third duplicate ACK the missing segment is sent again at once, without waiting for the timer.',
      '중복 ACK를 세 번째 받으면 타이머를 기다리지 않고 빠진 세그먼트를 바로 다시 보냅니다.',
    ),
    'RFC 5681 3.2',
  ),
  entry(
    'timeout',
    text('timeout', '타임아웃'),
    text(
      'The retransmission timer fired: no ACK came in time. The segment is sent again and cwnd falls to one segment.',
      '재전송 타이머가 만료된 것입니다. 제때 ACK가 오지 않아 세그먼트를 다시 보내고 cwnd는 한 세그먼트로 줄어듭니다.',
    ),
    'RFC 6298 5',
  ),
  entry(
    'rto',
    text('RTO, retransmission timeout', 'RTO, 재전송 타임아웃'),
    text(
      'How long TCP waits for an ACK: SRTT + 4 × RTTVAR, but never less than a minimum and never more than a maximum.',
      'TCP가 ACK를 기다리는 시간입니다. SRTT + 4 × RTTVAR이되 최솟값보다 짧지도 최댓값보다 길지도 않습니다.',
    ),
    'RFC 6298 2',
  ),
  entry(
    'rtt',
    text('RTT, round-trip time', 'RTT, 왕복 시간'),
    text(
      'From sending a segment to its ACK. SRTT is its running mean, RTTVAR how much it varies.',
      '세그먼트를 보내고 그 ACK를 받기까지의 시간입니다. SRTT는 그 이동 평균, RTTVAR은 변동의 크기입니다.',
    ),
    'RFC 6298 2',
  ),
  entry(
    'backoff',
    text('back-off', '백오프'),
    text(
      'Waiting longer after each failure: TCP doubles its RTO, an Ethernet station doubles the range of its random wait.',
      '실패할 때마다 더 오래 기다리는 것입니다. TCP는 RTO를 두 배로 늘리고, 이더넷 장치는 무작위 대기의 범위를 두 배로 늘립니다.',
    ),
    'RFC 6298 5.5, IEEE 802.3 4.2.3.2.5',
  ),
  entry(
    'cwnd',
    text('cwnd, congestion window', 'cwnd, 혼잡 윈도'),
    text(
      'How much unacknowledged data the sender allows itself, given its estimate of what the network can carry.',
      '송신자가 네트워크 상태를 보고 스스로 정하는, 확인받지 않고 보내 둘 수 있는 양입니다.',
    ),
    'RFC 5681 2',
  ),
  entry(
    'ssthresh',
    text('ssthresh, slow start threshold', 'ssthresh, 슬로 스타트 임계값'),
    text(
      'Below it cwnd doubles every round trip, above it it grows by one segment.',
      '이보다 작으면 cwnd가 왕복마다 두 배가 되고, 크면 한 세그먼트씩 늘어납니다.',
    ),
    'RFC 5681 3.1',
  ),
  entry(
    'spurious',
    text('spurious retransmission', '불필요한 재전송'),
    text(
      'A segment sent again although the receiver already had it, usually because the timer was too short.',
      '수신자가 이미 가진 세그먼트를 다시 보낸 것입니다. 대개 타이머가 너무 짧았기 때문입니다.',
    ),
    'RFC 5682',
  ),
  entry(
    'goodput',
    text('goodput', '유효 처리량'),
    text(
      'New data that reach the application in order, per second; copies do not count.',
      '초당 순서대로 응용에 닿은 새 데이터입니다. 사본은 세지 않습니다.',
    ),
  ),
  entry(
    'throughput',
    text('throughput', '처리량'),
    text('All data that arrive per second, copies included.', '사본까지 포함해 초당 도착한 모든 데이터입니다.'),
  ),
  entry(
    'drop',
    text('drop', '폐기'),
    text('A packet that finds a queue full is discarded.', '큐가 가득 찼을 때 도착한 패킷을 버리는 것입니다.'),
  ),
  entry(
    'nic',
    text('NIC, network interface card', 'NIC, 네트워크 인터페이스 카드'),
    text(
      'What connects a computer to the wire; packets to be sent wait in its transmit queue.',
      '컴퓨터를 회선에 잇는 장치입니다. 내보낼 패킷은 그 송신 큐에서 기다립니다.',
    ),
  ),
  entry(
    'csma-cd',
    text('CSMA/CD', 'CSMA/CD'),
    text(
      'Listen before sending; if another station transmits at the same time, stop, wait a random time and try again. This is how stations share one cable.',
      '보내기 전에 듣고, 동시에 보낸 것을 알면 멈추고, 무작위로 기다렸다가 다시 시도하는 방법입니다. 여러 장치가 케이블 하나를 나눠 씁니다.',
    ),
    'IEEE 802.3 4',
  ),
  entry(
    'collision',
    text('collision', '충돌'),
    text(
      'Two stations start within the time a signal takes from one to the other; both frames are corrupted and must be sent again.',
      '신호가 한쪽에서 다른 쪽까지 가는 시간 안에 두 장치가 보내기 시작한 것입니다. 두 프레임 모두 못 쓰게 되어 다시 보냅니다.',
    ),
    'IEEE 802.3 4.2.3.2',
  ),
  entry(
    'capture-effect',
    text('capture effect', '포획 효과'),
    text(
      'The station that won the last contention starts the next one with a shorter back-off, so it tends to win again.',
      '지난 경쟁에서 이긴 장치는 다음 백오프가 짧아 또 이기기 쉽습니다.',
    ),
  ),
  entry(
    'utilisation',
    text('utilisation', '이용률'),
    text(
      'Bits that crossed a link, divided by what it could have carried in the same time.',
      '링크를 지나간 비트를 같은 시간에 나를 수 있었던 비트로 나눈 값입니다.',
    ),
  ),
  entry(
    'receive-rate',
    text('receive rate', '수신율'),
    text(
      'Bytes received divided by bytes offered to the network.',
      '받은 바이트를 네트워크에 내놓은 바이트로 나눈 값입니다.',
    ),
  ),
  ...transportTerms,
  entry(
    'cell',
    text('cell', '셀'),
    text(
      'What ATM carries: 48 bytes behind a header of 5, always 53 in all.',
      'ATM이 나르는 단위입니다. 5바이트 헤더에 48바이트가 붙어 언제나 53바이트입니다.',
    ),
    'ITU-T I.361',
  ),
  entry(
    'slot',
    text('slot', '슬롯'),
    text(
      'In ATM, the time one cell takes on a link: 20 µs at 21.2 Mbit/s; it carries one cell or none. On Ethernet, the slot time of 512 bit times in which back-off is counted.',
      'ATM에서는 셀 하나가 링크를 차지하는 시간으로, 21.2 Mbit/s에서 20 µs이며 셀을 하나 싣거나 비워 둡니다. 이더넷에서는 백오프를 세는 단위인 512비트 시간입니다.',
    ),
  ),
  entry(
    'aal5',
    text('AAL5, ATM adaptation layer 5', 'AAL5, ATM 적응 계층 5'),
    text(
      'Cuts a packet into cells, marks the last one, and puts them together again; if one is missing, the whole packet is lost.',
      '패킷을 셀로 나누고 마지막 셀에 표시해 두었다가 다시 모읍니다. 하나라도 없으면 패킷 전체를 잃습니다.',
    ),
    'ITU-T I.363.5, RFC 2684',
  ),
  entry(
    'end-cell',
    text('end cell', '마지막 셀'),
    text(
      'The last cell of a packet, marked as such in its header. If it is lost, the receiver mistakes the next packet for the rest of this one.',
      '패킷의 끝이라는 표시가 있는 셀입니다. 이 셀을 잃으면 수신자는 다음 패킷을 이 패킷의 나머지로 여깁니다.',
    ),
    'ITU-T I.363.5',
  ),
  entry(
    'virtual-circuit',
    text('VC, virtual circuit', 'VC, 가상 회선'),
    text(
      'The fixed path of one connection’s cells; switches recognise them by the circuit number in the header.',
      '한 연결의 셀이 지나는 정해진 경로입니다. 스위치는 헤더의 회선 번호로 셀을 구별합니다.',
    ),
  ),
  entry(
    'dead-cell',
    text('dead cell', '헛된 셀'),
    text(
      'A cell that is carried although its packet has lost another and can no longer be delivered.',
      '같은 패킷의 다른 셀을 이미 잃어 전달할 수 없게 되었는데도 실려 가는 셀입니다.',
    ),
  ),
  entry(
    'tail-drop',
    text('tail drop', '테일 드롭'),
    text(
      'The buffer takes whatever comes until it is full, and then nothing: of cells, often the middle of a packet.',
      '가득 찰 때까지 오는 대로 받고 그다음에는 받지 않습니다. 셀이라면 흔히 패킷의 중간이 잘립니다.',
    ),
  ),
  entry(
    'ppd',
    text('PPD, partial packet discard', 'PPD, 부분 패킷 폐기'),
    text(
      'Once a cell of a packet is lost, the switch drops the rest of that packet, too.',
      '패킷의 셀 하나를 잃으면 스위치가 그 패킷의 나머지도 버립니다.',
    ),
    'Romanow and Floyd 1995',
  ),
  entry(
    'epd',
    text('EPD, early packet discard', 'EPD, 조기 패킷 폐기'),
    text(
      'From a threshold on the switch refuses whole packets at their first cell, before the buffer is full.',
      '버퍼가 차기 전이라도 임계값부터는 첫 셀이 올 때 패킷을 통째로 거부합니다.',
    ),
    'Romanow and Floyd 1995',
  ),
  ...webClusterTerms,
  ...virtualServerTerms,
  ...systemTerms,
];
