// Words of loss recovery and of windows, for the glossary.

import { entry, type Term } from './glossary-entry.ts';
import { text } from './kit/text.ts';

export const recoveryTerms: readonly Term[] = [
  entry(
    'partial-ack',
    text('partial ACK', '부분 ACK'),
    text(
      'An ACK during fast recovery that acknowledges some but not all of the data sent before the loss: another segment is missing. NewReno sends it again at once.',
      '빠른 회복 중에 손실 전에 보낸 데이터의 일부만 확인하는 ACK입니다. 빠진 세그먼트가 더 있다는 뜻이며, NewReno는 그것을 바로 다시 보냅니다.',
    ),
    'RFC 6582',
    ['partial ACK'],
    ['부분 ACK'],
  ),
  entry(
    'sack',
    text('SACK, selective acknowledgement', 'SACK, 선택 확인 응답'),
    text(
      'The receiver adds to an ACK which blocks of later data it already has, so that the sender can send again exactly what is missing.',
      '수신자가 ACK에 이미 받은 뒤쪽 데이터의 구간을 함께 적는 것입니다. 송신자는 빠진 것만 골라 다시 보낼 수 있습니다.',
    ),
    'RFC 2018',
    ['SACK', 'SACKs', 'SACKed'],
    ['SACK'],
  ),
  entry(
    'pipe',
    text('pipe', '파이프(pipe)'),
    text(
      'With SACK: how much data the sender believes to be in the network. What has arrived or is taken for lost does not count.',
      'SACK을 쓰는 송신자가 지금 네트워크에 있다고 보는 데이터의 양입니다. 도착했거나 잃은 것으로 보는 데이터는 세지 않습니다.',
    ),
    'RFC 6675 2',
    ['pipe'],
    ['파이프(pipe)', 'pipe'],
  ),
  entry(
    'rack',
    text('RACK, recent acknowledgement', 'RACK, 최근 확인 응답'),
    text(
      'Loss told by time: a segment is lost if one that was sent later has arrived, and a round trip and a little more have passed since it was sent.',
      '손실을 시간으로 판단하는 방법입니다. 더 늦게 보낸 것이 도착했고, 보낸 지 왕복 시간과 약간의 여유가 지난 세그먼트를 손실로 봅니다.',
    ),
    'RFC 8985 6',
    ['RACK', 'RACK-TLP'],
    ['RACK', 'RACK-TLP'],
  ),
  entry(
    'tlp',
    text('TLP, tail loss probe', 'TLP, 꼬리 손실 탐침'),
    text(
      'A segment sent after about two round trips without an ACK, so that the receiver says what it has. What is lost at the end of a transfer is then repaired without waiting for the timer.',
      '왕복 두 번쯤 ACK가 없을 때 보내, 수신자가 무엇을 받았는지 말하게 하는 세그먼트입니다. 전송의 끝에서 잃은 것을 타이머를 기다리지 않고 복구할 수 있습니다.',
    ),
    'RFC 8985 7',
    ['tail loss probe', 'TLP'],
    ['꼬리 손실 탐침', 'TLP'],
  ),
  entry(
    'f-rto',
    text('F-RTO, forward RTO recovery', 'F-RTO, 전진 RTO 복구'),
    text(
      'After a timeout one segment is sent again. If the first ACK moves on, two new segments follow instead of old ones; if the second moves on, too, the data were late, not lost: the timeout was spurious, and the window is restored.',
      '타임아웃 뒤에 세그먼트 하나만 다시 보냅니다. 첫 ACK가 앞으로 나아가면 옛것 대신 새 세그먼트 둘을 보내고, 다음 ACK도 나아가면 데이터는 잃은 것이 아니라 늦은 것입니다. 타임아웃이 불필요했으므로 윈도를 되돌립니다.',
    ),
    'RFC 5682',
    ['F-RTO', 'spurious timeout'],
    ['F-RTO', '불필요한 타임아웃'],
  ),
  entry(
    'cubic',
    text('CUBIC', 'CUBIC'),
    text(
      'Congestion control of most systems today: after a loss the window goes back to 7/10 and then follows a cubic of the time since, flat around the window at which the loss came.',
      '오늘날 대부분의 시스템이 쓰는 혼잡 제어입니다. 손실 뒤 윈도를 7/10으로 줄이고, 그 뒤로 지난 시간의 3차 함수를 따라 늘립니다. 손실이 났던 윈도 가까이에서는 완만합니다.',
    ),
    'RFC 9438',
    ['CUBIC'],
    ['CUBIC'],
  ),
  entry(
    'dctcp',
    text('DCTCP, data center TCP', 'DCTCP, 데이터 센터 TCP'),
    text(
      'The switch marks every packet that finds more than K in the queue; the sender estimates the marked fraction and cuts its window by half of that, instead of by half.',
      '스위치는 큐에 K개보다 많을 때 온 패킷에 모두 표시합니다. 송신자는 표시된 비율을 추정해, 윈도를 절반이 아니라 그 비율의 절반만큼 줄입니다.',
    ),
    'RFC 8257',
    ['DCTCP'],
    ['DCTCP'],
  ),
];
