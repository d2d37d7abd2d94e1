// What the lesson of `virtual-server` asks before it shows, and what it asks one to bring about. Every answer is worked out from the
// run (kit/prediction.ts).

import { seconds } from '../../engine/core/time.ts';
import type { AskedRun, Question } from '../kit/prediction.ts';
import type { Task } from '../kit/task.ts';
import { text } from '../kit/text.ts';

/** The measures of how busy each part is, by the option that names it. */
const PARTS = {
  director: 'useDirector',
  disks: 'useDisks',
  servers: 'useServers',
  clients: 'useClients',
  gateway: 'useGateway',
  hub: 'useHub',
} as const;
const busiest = (run: AskedRun): string =>
  Object.entries(PARTS).reduce((best, part) => (run.result(part[1]) > run.result(best[1]) ? part : best))[0];

export const whichIsSlow: Question = {
  id: 'slow',
  kind: 'choice',
  ask: text(
    'Ten downloads have begun, and every packet passes the director. Which part of the cluster will be the busiest?',
    '내려받기 열 개가 시작되었고 모든 패킷이 디렉터를 지납니다. 클러스터에서 가장 바쁜 곳은 어디일까요?',
  ),
  from: seconds(0.5),
  until: seconds(20),
  chart: 'use',
  options: [
    {
      id: 'director',
      label: text('The director', '디렉터'),
      expects: text(
        'You expected the part that everything passes. Passing a packet on is quick; what decides is how much work there is for each byte.',
        '모든 것이 지나는 곳이라고 보셨습니다. 패킷을 넘기는 일은 빠릅니다. 바이트마다 일이 얼마나 드는지가 정합니다.',
      ),
    },
    {
      id: 'disks',
      label: text('The disk of one server', '한 서버의 디스크'),
      expects: text(
        'You expected a disk to be the slow part. It is as long as the files have to be read from it.',
        '디스크가 느리다고 보셨습니다. 파일을 디스크에서 읽어야 할 때만 그렇습니다.',
      ),
    },
    {
      id: 'servers',
      label: text('The servers’ network interfaces', '서버의 네트워크 인터페이스'),
      expects: text(
        'You expected the links of the servers to be full. They are once nothing before them is slower.',
        '서버의 링크가 가득 찬다고 보셨습니다. 그 앞에 더 느린 것이 없을 때 그렇습니다.',
      ),
    },
    {
      id: 'clients',
      label: text('The clients', '클라이언트'),
      expects: text(
        'You expected the clients to be the limit. Each has a link as fast as a server’s, and less to receive.',
        '클라이언트가 한계라고 보셨습니다. 클라이언트의 링크는 서버만큼 빠르고 받을 양은 더 적습니다.',
      ),
    },
  ],
  answer: busiest,
  numbers: {
    disks: { unit: 'fraction', of: (run) => run.result('useDisks'), digits: 2 },
    director: { unit: 'fraction', of: (run) => run.result('useDirector'), digits: 2 },
  },
  because: text(
    'The busiest disk works {disks} of the time, the director {director}. Whoever speeds up the director here speeds up nothing.',
    '가장 바쁜 디스크는 시간의 {disks}, 디렉터는 {director} 동안 일합니다. 여기서는 디렉터를 빠르게 해도 나아지지 않습니다.',
  ),
};

const NAT = { sets: { method: 'nat' } };
const byRates = (run: AskedRun): number => run.result('rateSum') / run.other(NAT, 'rateSum');

export const directOrNat: Question = {
  id: 'direct',
  kind: 'choice',
  ask: text(
    'With direct routing the replies do not pass the director. Compared with NAT, what happens to the sum of the download rates?',
    '직접 라우팅에서는 응답이 디렉터를 지나지 않습니다. NAT와 견주면 내려받기 속도의 합은 어떻게 될까요?',
  ),
  from: seconds(0.5),
  until: seconds(14),
  chart: 'rate',
  needs: [NAT],
  options: [
    {
      id: 'higher',
      label: text('It is higher', '더 크다'),
      expects: text(
        'You expected direct routing to be faster always. It is where the director is the slow part, and the replies have a quick path of their own.',
        '직접 라우팅이 언제나 빠르다고 보셨습니다. 디렉터가 느리고 응답에 빠른 길이 따로 있을 때 그렇습니다.',
      ),
    },
    {
      id: 'same',
      label: text('It is the same', '같다'),
      expects: text(
        'You expected no difference, as the disk decides. It decides when the last file is complete, but not when the others are.',
        '디스크가 정하므로 차이가 없다고 보셨습니다. 마지막 파일은 그렇지만 다른 파일들은 그렇지 않습니다.',
      ),
    },
    {
      id: 'lower',
      label: text('It is lower', '더 작다'),
      expects: text(
        'You expected direct routing to be slower. It is only where replies have to take a slower way than through the director.',
        '직접 라우팅이 더 느리다고 보셨습니다. 응답이 디렉터보다 느린 길로 가야 할 때만 그렇습니다.',
      ),
    },
  ],
  answer: (run) => (byRates(run) > 1.03 ? 'higher' : byRates(run) < 0.97 ? 'lower' : 'same'),
  numbers: {
    direct: { unit: 'bit/s', of: (run) => run.result('rateSum') },
    nat: { unit: 'bit/s', of: (run) => run.other(NAT, 'rateSum') },
    bytes: { unit: 'bit/s', of: (run) => run.result('throughput') },
    bytesNat: { unit: 'bit/s', of: (run) => run.other(NAT, 'throughput') },
  },
  because: text(
    'The rates add up to {direct}; with NAT to {nat}. By bytes over time the two are {bytes} and {bytesNat}: what is faster depends on the measure.',
    '속도의 합은 {direct}이고 NAT에서는 {nat}입니다. 전체 바이트를 시간으로 나누면 {bytes}와 {bytesNat}입니다. 무엇이 빠른지는 척도에 달려 있습니다.',
  ),
};

export const largestShare: Question = {
  id: 'share',
  kind: 'number',
  ask: text(
    'Ten requests for a few files, three servers, and a scheduler that keeps each file at one server (LBLC). How many requests will the busiest server get?',
    '파일 몇 개를 찾는 요청 열 개, 서버 세 대, 그리고 파일마다 한 서버에 맡기는 스케줄러(LBLC)가 있습니다. 가장 바쁜 서버는 요청을 몇 개 맡을까요?',
  ),
  from: seconds(0.02),
  until: seconds(2),
  chart: 'table',
  quantity: 'count',
  range: [0, 100],
  within: 0,
  answer: (run) => run.result('largestShare'),
  expects: [
    {
      when: (given) => given === 3 || given === 4,
      says: text(
        'You expected equal shares. This scheduler looks for the server that has the file, not for the one that has least to do.',
        '고르게 나눈다고 보셨습니다. 이 스케줄러는 일이 적은 서버가 아니라 그 파일을 맡은 서버를 찾습니다.',
      ),
    },
    {
      when: (given) => given === 10,
      says: text(
        'You expected one server to get everything. A file that nobody has yet goes to the server with the fewest connections.',
        '한 서버가 모두 맡는다고 보셨습니다. 아직 맡은 서버가 없는 파일은 연결이 가장 적은 서버로 갑니다.',
      ),
    },
  ],
  numbers: {
    most: { unit: 'count', of: (run) => run.result('largestShare') },
    hits: { unit: 'fraction', of: (run) => run.result('hits'), digits: 2 },
  },
  because: text(
    'The busiest server gets {most} of them. In return {hits} of what is read comes from memory.',
    '가장 바쁜 서버가 {most}개를 맡습니다. 대신 읽는 것의 {hits}가 메모리에서 나옵니다.',
  ),
};

export const moreBytes: Task = {
  id: 'bytes',
  ask: text(
    'Bring all ten files to their clients at more than 70 Mbit/s in total, with the same requests, servers, files and links.',
    '요청과 서버, 파일, 링크는 그대로 두고 열 개 파일을 모두 합쳐 70 Mbit/s보다 빠르게 보내세요.',
  ),
  goal: 'throughput > 70 Mbit/s and complete = 10, without case, n, servers, clients, size, bw',
};
