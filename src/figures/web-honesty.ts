// What one should know before believing the figures of papers P0 and P1: what survives of them, who their users were taken to
// be, what is not settled. Measured in ns-2 and here alike (docs/models/web.md).

import { type Text, text } from '../scenarios/kit/text.ts';
import type { HonestyNote } from './figure-parts.ts';

const RTT: HonestyNote = {
  about: 'assumed',
  text: text(
    'The paper uses RTT for the response time; it is taken as that of a page. The RTTs of segments, among the results above, move differently.',
    '논문은 RTT를 응답 시간의 뜻으로 씁니다. 여기서는 페이지의 응답 시간입니다. 위의 결과 목록에 있는 세그먼트 RTT는 다르게 움직입니다.',
  ),
};

const USERS: HonestyNote = {
  about: 'assumed',
  text: text(
    'Users of the paper are not described. R1: twelve who keep their connections, pages of four parallel responses of 8 packets on average. R2: a new connection for each of three responses of 16 packets. Both wait for a page and think as long as the wanted utilisation asks for.',
    '논문은 사용자를 설명하지 않습니다. R1: 연결을 유지하는 12명, 페이지는 평균 8패킷 응답 네 개가 동시에. R2: 평균 16패킷 응답 세 개마다 새 연결. 둘 다 페이지를 기다린 뒤, 목표 이용률에 맞는 시간만큼 생각합니다.',
  ),
};

const found = (otherSide: Text): HonestyNote => ({
  about: 'assumed',
  text: text(
    `How they were found: R1 and R2 were chosen after some 200 trial runs with one seed, because the claims show up with them. Many other plausible workloads lose nothing and show no effect of the RTO except at 0.05 s. ${otherSide.en}`,
    `고른 방법: R1과 R2는 시드 하나로 약 200번 시험 실행한 뒤, 주장이 드러나는 것을 골랐습니다. 그럴듯한 다른 부하 대부분은 손실이 없어 0.05초 말고는 RTO의 효과가 보이지 않습니다. ${otherSide.ko}`,
  ),
});

const FOUND = found(
  text(
    'So a verdict here says “with these users”; the figure “in a grid of workloads” shows the other side.',
    '따라서 여기의 판정은 “이 사용자라면”이라는 뜻입니다. 여러 부하를 모두 보여 주는 그림이 따로 있습니다.',
  ),
);

const LOADS: HonestyNote = {
  about: 'assumed',
  text: text(
    'Loads are nominal: users who wait for a timer ask for less, so along the axis the measured load falls, as the table below the figure says. The paper’s grid had steps of 0.5 s; here are fewer values, further apart.',
    '부하는 목표값입니다. 타이머를 기다리는 사용자는 덜 요청하므로 가로축을 따라 측정된 부하가 줄어듭니다(그림 아래 표). 논문은 0.5초 간격으로 쟀고, 여기서는 더 적은 값을 골랐습니다.',
  ),
};

const CENSORED: HonestyNote = {
  about: 'open',
  text: text(
    'Response time is the mean over completed pages; the longest waits of the last seconds are missing, most of all at 10 s. Choose “unfinished pages too” to count them with their age.',
    '응답 시간은 완료한 페이지의 평균이라 마지막 몇 초의 가장 긴 기다림이 빠지며, 10초에서 가장 많이 빠집니다. 결과에서 “끝나지 않은 페이지 포함”을 고르면 그때까지의 나이로 함께 셉니다.',
  ),
};

const CONTROL: HonestyNote = {
  about: 'open',
  text: text(
    'The paper compares a fixed 0.2 s with the algorithm and a minimum of 1 s: two changes at once. “Algorithm with this minimum” is the control that tells them apart, and “OS” (0.2 to 120 s) the range of operating systems that made the authors ask.',
    '논문은 0.2초로 고정한 RTO를 최솟값 1초의 알고리즘과 견주어 두 가지를 한꺼번에 바꿉니다. “이 최솟값의 알고리즘”이 둘을 가르는 대조 실험이고, “OS”는 저자들이 의문을 품은 운영체제의 범위(0.2–120초)입니다.',
  ),
};

const SYSTEMS: HonestyNote = {
  about: 'printed',
  text: text(
    '“OS” (0.2 to 120 s) is the range of operating systems that made the authors ask.',
    '“OS”는 저자들이 의문을 품은 운영체제의 범위(0.2–120초)입니다.',
  ),
};

const WITH_LOSS: HonestyNote = {
  about: 'printed',
  text: text(
    'Only sentences: best at 0.1 to 0.2 s, worse at 0.05, 5 and 10 s. The plots are lost, so no mark of the paper is drawn.',
    '문장뿐입니다. 0.1–0.2초에서 가장 좋고 0.05, 5, 10초에서 나쁘다는 것. 그래프는 남아 있지 않아 논문의 점은 그리지 않았습니다.',
  ),
};

const WITHOUT_LOSS: HonestyNote = {
  about: 'printed',
  text: text(
    'Only a sentence: below 10 and below 20 % nothing is lost and nothing sent again. The plots are lost, so no mark of the paper is drawn.',
    '한 문장뿐입니다. 이용률 10 % 이하와 20 % 이하에서는 손실이 없어 재전송도 없다는 것. 그래프는 남아 있지 않아 논문의 점은 그리지 않았습니다.',
  ),
};

const LONG_TIMERS: HonestyNote = {
  about: 'open',
  text: text(
    'Why long timers lose more here: in this TCP an idle connection keeps its window for one RTO. With 5 or 10 s it resumes with a burst that overflows the queue, even at little load. New connections (R2) have no such window.',
    '여기서 타이머가 길수록 더 잃는 까닭: 이 TCP에서는 쉬는 연결이 RTO 동안 윈도를 유지합니다. 5초나 10초라면 부하가 적어도 한꺼번에 보내 큐가 넘칩니다. 새 연결(R2)에는 그런 윈도가 없습니다.',
  ),
};

const ofTimers = (printed: HonestyNote, ...axis: readonly HonestyNote[]): readonly HonestyNote[] => [
  printed,
  USERS,
  FOUND,
  LOADS,
  RTT,
  ...axis,
  CENSORED,
  LONG_TIMERS,
];

/** Of figures 4 to 6 of P0. */
export const rtoHonesty = ofTimers(WITH_LOSS, CONTROL);

/** Of its figures 2 and 3. */
export const littleLoadHonesty = ofTimers(WITHOUT_LOSS, CONTROL);

/** Of all four loads, where no line is the control. */
export const loadsHonesty = ofTimers(WITH_LOSS, SYSTEMS);

/** Of what P0 says about 0.001 and 0.01 s. */
export const smallHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'One sentence, without a figure: more than 80 % lost.',
      '그림 없이 한 문장뿐입니다. 80 % 넘게 잃는다는 것.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'A clock of 0.5 ms: no RTO of ns-2 is shorter than two ticks, and the paper does not say how it came below them. 30 % load.',
      '0.5 ms 시계. ns-2의 RTO는 두 틱보다 짧을 수 없는데, 논문은 어떻게 더 줄였는지 밝히지 않습니다. 부하는 30 %.',
    ),
  },
  USERS,
  FOUND,
];

/** Of the fixed RTO that makes the bus collapse. */
export const collapseHonesty: readonly HonestyNote[] = [
  {
    about: 'assumed',
    text: text(
      'R1 at a wanted load of 10 %, with a clock of 0.5 ms, since no RTO of ns-2 is shorter than two ticks. The algorithm is Jacobson’s with Karn’s rule and exponential back-off.',
      '목표 부하 10 %의 R1, 0.5 ms 시계(ns-2의 RTO는 두 틱보다 짧을 수 없음). 알고리즘은 Jacobson의 것으로, Karn의 규칙과 지수 백오프를 씁니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'A lone packet is back after about 5 ms; in the bursts of these pages a round trip takes some 15 ms. A timer below the first sends every segment again before its ACK can be back, one between the two many of them; copies fill the bus, round trips grow, and a fixed timer goes on as before. The formula measures them and backs off.',
      '패킷 하나는 약 5 ms 만에 돌아오지만, 한꺼번에 보내는 이 페이지들에서 왕복은 15 ms쯤입니다. 타이머가 앞의 값보다 짧으면 ACK가 오기 전에 모든 세그먼트를, 둘 사이이면 상당수를 다시 보냅니다. 사본이 버스를 채워 왕복 시간이 늘어나도 고정된 타이머는 그대로입니다. 식은 왕복 시간을 재고 물러섭니다.',
    ),
  },
];

/** Of the grid of workloads. */
export const manyHonesty: readonly HonestyNote[] = [
  found(
    text(
      'So a verdict on them says “with these users”; this figure shows the other side.',
      '따라서 그 판정은 “이 사용자라면”이라는 뜻이고, 이 그림은 그 나머지를 보여 줍니다.',
    ),
  ),
  {
    about: 'assumed',
    text: text(
      'Every combination of two loads, connections that are kept or new, three kinds of pages of about 32 packets (4 × 8: four parallel responses of 8 packets on average) and two kinds of arrivals: 24, written down before any was run and none left out. Six clients, exponential sizes, a NIC queue of 50.',
      '부하 둘, 연결 유지 여부, 약 32패킷짜리 페이지 세 가지(4 × 8은 평균 8패킷 응답 네 개가 동시에), 도착 방식 둘의 모든 조합 24가지입니다. 실행하기 전에 정했고 하나도 빼지 않았습니다. 클라이언트 여섯, 지수 분포 크기, NIC 큐 50.',
    ),
  },
  {
    about: 'open',
    text: text(
      'Filled: the interval excludes 0. Of 24 intervals at 95 % one or two may do so by chance.',
      '채워진 표시: 구간에 0이 없음. 95 % 구간 24개 가운데 한두 개는 우연히 그럴 수 있습니다.',
    ),
  },
];

/** Of the external server. */
export const externalHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text('One sentence, of a measurement in a real network.', '실제 망에서 잰 결과에 대한 한 문장.'),
  },
  {
    about: 'assumed',
    text: text(
      'Three users behind a WAN of 40 ms, R1 at 20 % on the LAN. The path outside has no narrow link; two lines lose 1 and 3 % of all packets each way, at random.',
      '40 ms WAN 너머의 사용자 셋, LAN에는 20 %의 R1. 바깥 경로에 좁은 링크는 없고, 두 선에서는 방향마다 패킷의 1 %와 3 %를 무작위로 잃습니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'In ns-2 a connection that has been idle for one RTO restarts from one segment (RFC 2581, 4.1; Linux has a switch for it). A larger RTO then keeps the window between pages: a mechanism for what the paper saw, not a proof of it.',
      'ns-2에서는 RTO만큼 쉰 연결이 세그먼트 하나부터 다시 시작합니다(RFC 2581 4.1, Linux에는 이를 끄는 설정이 있습니다). RTO가 크면 페이지 사이에 윈도가 유지됩니다. 논문이 본 것의 원인일 수 있지만 증명은 아닙니다.',
    ),
  },
];

/** Of figures 2 to 5 of P1. */
export const bufferHonesty: readonly HonestyNote[] = [
  {
    about: 'printed',
    text: text(
      'Only sentences: drops all but vanish at 70, the receive rate gains 5 %, 30 against 70. The plots are lost, so no mark of the paper is drawn.',
      '문장뿐입니다. 70에서 손실이 거의 사라지고 수신율이 5 % 높아지며 30과 70을 견준다는 것. 그래프는 남아 있지 않아 논문의 점은 그리지 않았습니다.',
    ),
  },
  {
    about: 'assumed',
    text: text(
      'The paper says that all other nodes are clients, which send web traffic at fixed intervals to the end of the run (as N3 does), and later that its frequency is random (N1, N2). It gives no sizes or rates. N1: 12 pages per second at random, four parallel responses of 8 packets on connections that stay open. N2: 9 responses per second of 40 packets, each on a new connection; N3: the same, evenly spaced. C1: users who wait for their page. The server’s RTO is 1 to 100 s. All four were chosen after trial runs with one seed, because the claims show up with them.',
      '논문에 따르면 나머지 노드는 모두 클라이언트이고 끝날 때까지 일정 간격으로 웹 트래픽을 보냅니다(N3). 뒤에서는 발생 빈도가 난수라고도 합니다(N1, N2). 크기와 빈도는 나와 있지 않습니다. N1: 초당 12페이지가 무작위로, 유지되는 연결에서 8패킷 응답 네 개가 동시에. N2: 초당 9번, 40패킷 응답마다 새 연결. N3: 같은 요청을 일정 간격으로. C1: 페이지를 기다리는 사용자. 서버의 RTO는 1–100초. 네 가지 모두 시드 하나로 시험 실행한 뒤 주장이 드러나는 것을 골랐습니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      '70 is no constant. How many packets are too many depends on how many responses come together and on their windows of 20 packets: as the lines N2, N3 and C1 show.',
      '70은 상수가 아닙니다. 몇 패킷부터 넘치는지는 동시에 오는 응답의 수와 20패킷 윈도에 달려 있습니다. N2, N3, C1의 선에서는 다른 값이 나옵니다.',
    ),
  },
  {
    about: 'open',
    text: text(
      'The paper puts the losses down to requests of clients that the buffer refuses. Requests never wait in this queue: it holds what the server sends.',
      '논문은 버퍼가 클라이언트의 요청을 거부해 손실이 난다고 설명합니다. 그러나 이 큐에는 서버가 보내는 것만 있고 요청이 기다리는 일은 없습니다.',
    ),
  },
];

/** Of its figure 4, which is about RTT. */
export const bufferRttHonesty: readonly HonestyNote[] = [...bufferHonesty, RTT];
