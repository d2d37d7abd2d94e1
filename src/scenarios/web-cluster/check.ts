// Combinations of settings that make no cluster, each in words with what is run instead. Applying every answer leaves no
// complaint. What a single setting may be is its range: no cluster without nodes, none without users.

import { seconds } from '../../engine/core/time.ts';
import { largestDocument, SMALLEST_DOCUMENT } from '../../engine/web-cluster/documents.ts';
import { checkTimes, checkWhen } from '../kit/check-surge.ts';
import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { MOST_USERS } from './lesson-settings.ts';
import type { WebClusterValues } from './settings.ts';

const SIZE_STEP = 1e5;
const DURATION_STEP = seconds(1);
const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

export function checkWebCluster(values: WebClusterValues): readonly Complaint[] {
  return [
    ...checkThresholds(values),
    ...checkFront(values),
    ...checkSite(values),
    ...checkNodes(values),
    ...checkWarm(values),
    ...checkVisitors(values),
    ...checkWhen(values),
    ...checkTimes(values, mostTimes(values)),
  ];
}

function* checkThresholds(values: WebClusterValues): Generator<Complaint> {
  const { tlow, thigh } = values;
  if (tlow >= thigh) {
    yield {
      key: 'tlow',
      message: text(
        'A node could be idle and busy at the same time, and documents would move for ever: T_low must be less than T_high. The largest possible T_low is used.',
        '한 노드가 한가하면서 바쁠 수 있어 문서가 끝없이 옮겨 다닙니다. T_low는 T_high보다 작아야 하므로 가능한 가장 큰 값으로 바꿨습니다.',
      ),
      instead: thigh - 1,
    };
  }
}

function* checkFront(values: WebClusterValues): Generator<Complaint> {
  const { via, policy } = values;
  if (via !== 'distributed' && policy === 'ds') {
    yield {
      key: 'policy',
      message: text(
        'Dual Scheduling lets the node that a request reaches answer without asking, and behind a single front end no request reaches a node undecided. LARD with replication, which is what is left of it, is used.',
        '이중 스케줄링은 요청이 도착한 노드가 묻지 않고 답하게 하는데, 전위 서버가 하나면 배정되기 전에 노드에 도착하는 요청이 없습니다. 그 규칙에서 남는 부분인 복제하는 LARD로 바꿨습니다.',
      ),
      instead: 'lardr',
    };
  }
}

function* checkSite(values: WebClusterValues): Generator<Complaint> {
  const { docs, site, mem } = values;
  const least = roundUp(docs * SMALLEST_DOCUMENT, SIZE_STEP);
  if (site < least) {
    yield {
      key: 'site',
      message: text(
        'The site is too small for this many documents: each has at least 100 bytes. The smallest site that holds them all is used.',
        '문서 하나는 적어도 100바이트이므로 이 크기에 문서를 모두 담을 수 없습니다. 담을 수 있는 가장 작은 크기로 바꿨습니다.',
      ),
      instead: least,
    };
  }
  const largest = roundUp(largestDocument(docs, site), SIZE_STEP);
  if (mem < largest) {
    yield {
      key: 'mem',
      message: text(
        'Some documents would be larger than a node’s memory and be read from disk every time. The smallest memory that holds the largest document is used.',
        '노드 메모리보다 큰 문서가 있어 요청할 때마다 디스크에서 읽게 됩니다. 어느 문서든 담을 수 있는 가장 작은 메모리로 바꿨습니다.',
      ),
      instead: largest,
    };
  }
}

function* checkNodes(values: WebClusterValues): Generator<Complaint> {
  const { nodes, down } = values;
  const [last, failed] = [nodes, down];
  if (failed > last || (failed > 0 && last === 1)) {
    yield {
      key: 'down',
      message: text(
        'The failed node does not exist or is the only one: a cluster needs at least one node that is up. All nodes are up.',
        '그런 노드가 없거나 하나뿐인 노드입니다. 클러스터에는 동작하는 노드가 있어야 하므로 모두 동작하게 했습니다.',
      ),
      instead: 0,
    };
  }
}

/** If nobody is served fast enough, all of them are in the cluster at once. */
const MOST_VISITORS = 600_000;

function* checkVisitors(values: WebClusterValues): Generator<Complaint> {
  const { reqs, end, loop } = values;
  const most = Math.max(1, Math.floor((MOST_VISITORS * seconds(1)) / end));
  if (loop === 'open' && reqs > most) {
    yield {
      key: 'reqs',
      message: text(
        'In a run this long so many visitors would come that, if they are not served, they may not fit into this computer’s memory. The largest rate is used at which at most 600,000 come.',
        '이 길이의 실행에 방문자가 너무 많이 와서, 처리되지 못하면 이 컴퓨터에 모두 담지 못할 수 있습니다. 모두 60만 명이 오는 가장 큰 값으로 바꿨습니다.',
      ),
      instead: most,
    };
  }
}

/** However it changes, and whatever people change meanwhile. */
const mostTimes = ({ loop, users, reqs, end }: WebClusterValues): number =>
  loop === 'open' ? (MOST_VISITORS * seconds(1)) / end / reqs : MOST_USERS / users;

function* checkWarm(values: WebClusterValues): Generator<Complaint> {
  const { warm, end } = values;
  if (warm >= end) {
    yield {
      key: 'warm',
      message: text(
        'The warm-up would last longer than the run, so it is cut to half the run.',
        '준비 구간이 실행보다 길어 실행의 절반으로 줄였습니다.',
      ),
      instead: Math.max(0, Math.floor(end / 2 / DURATION_STEP) * DURATION_STEP),
    };
  }
}
