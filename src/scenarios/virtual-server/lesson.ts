// The lesson of `virtual-server`, step by step: which way replies take, then which server is picked (lvs-schedulers-lesson.ts).
// What paper P4 claims is in paper-p4.ts.

import { seconds, us } from '../../engine/core/time.ts';
import { defineLesson } from '../kit/define-lesson.ts';
import type { LessonStep } from '../kit/lesson.ts';
import { result, worded } from '../kit/said.ts';
import { text } from '../kit/text.ts';
import { paperP4 } from './paper-p4.ts';
import { directOrNat, moreBytes, whichIsSlow } from './questions.ts';
import { scenario as virtualServer } from './scenario.ts';
import { schedulers } from './schedulers-lesson.ts';

const DIRECT = { in: { sets: { method: 'dr' } } };
const NAT = { in: { sets: { method: 'nat' } } };

const begin: LessonStep = {
  question: virtualServer.question,
  see: virtualServer.lead,
  notice: [
    text(
      'By the paper’s measure, the sum of the rates of all downloads, NAT delivers {rates} and direct routing {ratesDirect}. Bytes over time say {bytes} and {bytesDirect}: the last download decides, and that one waits for a disk.',
      '논문의 척도인 내려받기 속도의 합으로는 NAT가 {rates}, 직접 라우팅이 {ratesDirect}입니다. 시간당 바이트로는 {bytes}와 {bytesDirect}입니다. 마지막 내려받기가 정하는데, 그것은 디스크를 기다리기 때문입니다.',
    ),
    text(
      'At first the director’s port is full. Later only R3’s disk is busy: it has six files to read at once and seeks more than it reads.',
      '처음에는 디렉터의 포트가 가득 찹니다. 나중에는 R3의 디스크만 바쁩니다. 파일 여섯 개를 한꺼번에 읽느라 읽기보다 탐색에 시간을 더 씁니다.',
    ),
  ],
  tries: [
    { what: text('Direct routing.', '직접 라우팅으로 바꿉니다.'), sets: { method: 'dr' } },
    { what: text('IP tunnelling.', 'IP 터널링으로 바꿉니다.'), sets: { method: 'tun' } },
    { what: text('Four requests only.', '요청을 네 개로 줄입니다.'), sets: { n: 4 } },
  ],
  said: {
    rates: result('rateSum', 95.3e6),
    ratesDirect: result('rateSum', 78.5e6, DIRECT),
    bytes: result('throughput', 44.2e6),
    bytesDirect: result('throughput', 44.2e6, DIRECT),
  },
  holds: [{ result: 'largestShare', is: 'same', than: 6 }],
  shot: { event: { kind: 'download' }, before: seconds(9), after: seconds(3), speed: seconds(2), chart: 'use' },
  asks: [whichIsSlow],
  task: moreBytes,
};

const gateway: LessonStep = {
  question: text('Why is direct routing slower here?', '여기서는 왜 직접 라우팅이 더 느릴까요?'),
  see: text(
    'Run A is NAT again. In B, direct routing, the director has next to nothing to do any more: it sees requests and ACKs only. Watch where the replies of all servers meet instead.',
    '실행 A는 앞의 NAT입니다. B는 직접 라우팅으로, 디렉터는 할 일이 거의 없습니다. 요청과 ACK만 지나갑니다. 그 대신 모든 서버의 응답이 어디서 만나는지 보세요.',
  ),
  notice: [
    text(
      'At one gateway, which works {gcost} on each packet. Until the first files are there it is the bottleneck; then it is the disk of the server that got six of the ten.',
      '패킷마다 {gcost}를 쓰는 게이트웨이 하나입니다. 첫 파일들이 끝날 때까지는 여기가 병목이고, 그다음은 열 개 중 여섯을 맡은 서버의 디스크입니다.',
    ),
    text(
      'Tunnelling adds 20 bytes to each packet of a request. On a download those are ACKs: {tunnel} against {direct}.',
      '터널링은 요청 쪽 패킷마다 20바이트를 더합니다. 다운로드에서는 ACK뿐이라 {tunnel}와 {direct}로 같습니다.',
    ),
  ],
  tries: [
    {
      what: text('A fast gateway: all three methods tie.', '빠른 게이트웨이: 세 방식이 같아집니다.'),
      sets: { case: 'gateway', method: 'dr' },
    },
    { what: text('A gateway of {gcost} per packet.', '패킷당 {gcost}인 게이트웨이.'), sets: { gcost: us(300) } },
    { what: text('NAT, to compare.', 'NAT와 비교합니다.'), sets: { method: 'nat' } },
  ],
  sets: { method: 'dr' },
  beside: [NAT.in],
  said: {
    direct: result('rateSum', 78.5e6),
    tunnel: result('rateSum', 78.5e6, { in: { sets: { method: 'tun' } } }),
  },
  holds: [
    {
      result: 'rateSum',
      in: { sets: { case: 'gateway', method: 'dr' } },
      is: 'about',
      than: { sets: { case: 'gateway', method: 'nat' } },
      by: 0.01,
    },
  ],
  shot: { event: { kind: 'download' }, before: seconds(9), after: seconds(3), speed: seconds(2), chart: 'use' },
  asks: [directOrNat],
};

const ownPath: LessonStep = {
  question: text('What if replies have a path of their own?', '응답이 제 길로 가면 어떨까요?'),
  see: text(
    'No gateway, and files in memory. This is what direct routing is for. Watch how much of its port each server fills.',
    '게이트웨이가 없고 파일은 메모리에 있습니다. 직접 라우팅은 바로 이렇게 쓰려고 만든 것입니다. 서버마다 자기 포트를 얼마나 채우는지 보세요.',
  ),
  notice: [
    text(
      'Three servers deliver {direct}; with NAT everything goes through one port, {nat}. So the paper’s ranking belongs to its single gateway, not to the methods.',
      '서버 세 대가 {direct}를 보냅니다. NAT라면 모두 포트 하나를 지나 {nat}입니다. 논문의 순위는 전달 방식이 아니라 게이트웨이가 하나였던 데서 나온 것입니다.',
    ),
    text(
      'With cold disks the path hardly matters: press the second button.',
      '디스크에서 읽어야 하면 어느 길로 가든 거의 같습니다. 둘째 단추를 눌러 보세요.',
    ),
  ],
  tries: [
    { what: text('The same with NAT.', '같은 조건에서 NAT를 씁니다.'), sets: { method: 'nat' } },
    {
      what: text('The paper’s disks, nothing in memory.', '메모리에 아무것도 없이 논문의 디스크로.'),
      sets: { case: 'own', start: 'cold', files: 'own', ram: 8_000_000 },
    },
    {
      what: text('Five servers, five clients.', '서버 다섯 대, 클라이언트 다섯 대.'),
      sets: { servers: 5, clients: 5 },
    },
  ],
  sets: { case: 'direct' },
  said: {
    direct: result('throughput', 237e6),
    nat: result('throughput', 94.9e6, NAT),
  },
  holds: [{ result: 'throughput', in: { sets: { servers: 5, clients: 5 } }, is: 'above', than: {} }],
  shot: { event: { kind: 'download' }, before: seconds(4.5), after: seconds(2), speed: seconds(1), chart: 'rate' },
};

const medium: LessonStep = {
  question: text('And with a hub instead of a switch?', '스위치 대신 허브라면?'),
  see: text(
    'A hub carries one packet at a time, and each packet crosses it twice: to the director, then to the client. How much is left for {n} downloads, and how much for one?',
    '허브는 한 번에 패킷 하나만 나르고, 패킷마다 두 번 건넙니다. 한 번은 디렉터로, 한 번은 클라이언트로. 내려받기 {n}개에는 얼마가 남고 하나에는 얼마가 남을까요?',
  ),
  notice: [
    text(
      'The hub leaves {half} of the port’s rate, {hub}, and a single download takes all of it: {one}.',
      '포트 속도의 {half}인 {hub}가 남습니다. 내려받기 하나로도 그것이 가득 차 {one}입니다.',
    ),
    text(
      'Table 2 of the paper would fit a hub, too. But then throughput could not rise with more requests, and the paper says it does.',
      '논문의 표 2는 허브로도 설명됩니다. 그러나 허브라면 요청이 늘어도 처리량이 늘 수 없는데, 논문은 는다고 합니다.',
    ),
  ],
  tries: [
    { what: text('One request.', '요청 하나.'), sets: { n: 1 } },
    {
      what: text('A switch again, files still in memory.', '다시 스위치로, 파일은 그대로 메모리에.'),
      sets: { case: 'warm', sched: 'rr' },
    },
  ],
  sets: { case: 'hub' },
  said: {
    half: worded(text('half', '절반'), 0.5, (run) => run.result('throughput') / Number(run.params['bw'])),
    hub: result('throughput', 46.1e6),
    one: result('throughput', 46.1e6, { in: { sets: { n: 1 } } }),
  },
  shot: { event: { kind: 'download' }, before: seconds(9), after: seconds(2), speed: seconds(2), chart: 'use' },
};

export const lesson = defineLesson(virtualServer, {
  watch: text(
    'Watch NAT, tunnelling, direct routing and fourteen schedulers of the Linux Virtual Server share downloads among servers',
    'NAT, 터널링, 직접 라우팅과 Linux Virtual Server의 스케줄러 열네 가지가 다운로드를 서버에 나누는 모습을 지켜보세요',
  ),
  needs: text('IP addresses, connections', 'IP 주소, 연결'),
  picture: 't=2s',
  steps: [begin, gateway, ownPath, medium, ...schedulers],
  ...paperP4,
});
