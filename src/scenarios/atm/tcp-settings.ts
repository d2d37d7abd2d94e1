// Settings of the senders and receivers in `tcp-over-atm`: TCP as the simulator of the paper has it (profile `yats`).

import { ms, seconds, us } from '../../engine/core/time.ts';
import { kbps, Mbps } from '../../engine/core/units.ts';
import { choice, duration, probability, rate, settings, size } from '../kit/settings.ts';
import { text } from '../kit/text.ts';
import { delayedAck, initialRto } from '../tcp/settings.ts';

export const tcpSettings = settings({
  fast: choice({
    label: text('Fast retransmit', '빠른 재전송'),
    help: text(
      'What three duplicate ACKs do; the paper switched it off.',
      '중복 ACK 세 개를 받았을 때의 동작입니다. 논문은 이 기능을 껐습니다.',
    ),
    cite: 'RFC 5681 3.2',
    default: 'off',
    options: [
      { value: 'off', label: text('off, as in the paper', '끔(논문)') },
      { value: 'tahoe', label: text('Tahoe', 'Tahoe') },
      { value: 'reno', label: text('Reno', 'Reno') },
    ],
  }),
  ts: choice({
    label: text('Time stamps', '타임스탬프'),
    help: text(
      'On: every ACK of new data measures a round trip, and headers are 52 bytes instead of 40.',
      '켜면 새 데이터에 대한 ACK마다 왕복 시간을 재고, 헤더는 40바이트가 아니라 52바이트가 됩니다.',
    ),
    cite: 'RFC 7323',
    default: 'on',
    options: [
      { value: 'on', label: text('on', '켬') },
      { value: 'off', label: text('off', '끔') },
    ],
  }),
  tick: duration({
    label: text('Clock tick', '시계 틱'),
    help: text('Round trips are measured in whole ticks.', '왕복 시간을 이 틱 단위로 잽니다.'),
    default: ms(1),
    min: ms(1),
    max: ms(500),
    step: ms(1),
    scale: 'log',
  }),
  irto: initialRto(seconds(3)),
  wnd: size({
    label: text('Receiver window', '수신 윈도'),
    help: text(
      'The sender never has more than this unacknowledged. Not stated in the paper.',
      '송신자는 확인받지 못한 데이터를 이보다 많이 두지 않습니다. 논문에는 나와 있지 않습니다.',
    ),
    default: 64_000,
    min: 1000,
    max: 500_000,
    step: 1,
    scale: 'log',
  }),
  ssth: size({
    label: text('Initial ssthresh', '초기 ssthresh'),
    help: text('Where slow start ends at first.', '슬로 스타트가 처음에 끝나는 윈도 크기입니다.'),
    default: 32_000,
    min: 1000,
    max: 500_000,
    step: 1,
    scale: 'log',
  }),
  sbuf: size({
    label: text('Send buffer', '송신 버퍼'),
    help: text(
      'The application stops while so much is unacknowledged; 0: it always has data.',
      '확인받지 못한 데이터가 이만큼이면 응용 프로그램이 멈춥니다. 0이면 데이터가 떨어지지 않습니다.',
    ),
    default: 64_000,
    min: 0,
    max: 500_000,
    step: 1,
  }),
  srate: rate({
    label: text('Application rate', '응용 프로그램 속도'),
    help: text(
      'How fast the application writes, a packet at a time; 9180 bytes every 2 ms in the paper.',
      '응용 프로그램이 패킷 하나씩 써넣는 속도입니다. 논문에서는 2 ms마다 9180바이트입니다.',
    ),
    default: Mbps(36.72),
    min: kbps(100),
    max: Mbps(1000),
    step: kbps(10),
    scale: 'log',
  }),
  dack: { ...delayedAck(), default: ms(200) },
  proc: duration({
    label: text('Processing time', '처리 시간'),
    help: text(
      'What a host needs for each packet, one at a time, at both ends.',
      '호스트가 패킷 하나를 처리하는 시간입니다. 양쪽 끝에서 하나씩 처리합니다.',
    ),
    default: us(300),
    min: 0,
    max: ms(10),
    step: us(10),
  }),
  jit: probability({
    label: text('Spread of the processing time', '처리 시간의 편차'),
    help: text('Each packet takes up to this much longer, at random.', '패킷마다 무작위로 이만큼까지 더 걸립니다.'),
    default: 0.099,
    min: 0,
    max: 1,
    step: 0.001,
  }),
  start: duration({
    label: text('Starts within', '시작 시각의 범위'),
    help: text('Senders start at random within this time.', '송신자들은 이 시간 안에서 무작위로 시작합니다.'),
    default: ms(2),
    min: 0,
    max: seconds(1),
    step: us(100),
  }),
});
