// Combinations of settings of the virtual server that make no sense, each in words with what is run instead. Where no server
// can take a connection (none there, all weights 0, files larger than their disks, a scheduler that finds none) that is no
// mistake: connections are refused, and one can see it.

import { checkWhen, halfway } from '../kit/check-surge.ts';
import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { forwardingWords } from './forwarding-words.ts';
import { spacingOf } from './load.ts';
import { isStillNamed } from './presets.ts';
import type { VirtualServerValues } from './settings.ts';

/** Requests of all batches together that a record can hold. */
const MOST_REQUESTS = 180;

export const checkVirtualServer = (values: VirtualServerValues): readonly Complaint[] => [
  ...checkThresholds(values),
  ...checkRequests(values),
  ...checkGone(values),
  ...checkNics(values),
  ...checkSurge(values),
  ...checkWhen(values),
  ...checkNamed(values),
];

function* checkThresholds(values: VirtualServerValues): Generator<Complaint> {
  const { most, low } = values;
  if (low <= most) return;
  yield {
    key: 'low',
    message: text(
      'The lower threshold is above the upper one, which ipvsadm refuses, so it is lowered to the upper one; without an upper threshold there is no lower one either.',
      '연결 하한이 상한보다 큽니다. ipvsadm도 받아들이지 않는 값이라 상한과 같게 했습니다. 상한이 없으면 하한도 없습니다.',
    ),
    instead: most,
  };
}

function* checkRequests(values: VirtualServerValues): Generator<Complaint> {
  const { n, clients, batches, per } = values;
  const each = per === 'client' ? clients : 1;
  if (n * each * batches <= MOST_REQUESTS) return;
  yield {
    key: 'batches',
    message: text(
      'A record can hold at most 180 requests, so the number of batches is reduced.',
      '요청이 기록에 담을 수 있는 180개보다 많아 묶음 수를 줄였습니다.',
    ),
    instead: Math.max(1, Math.floor(MOST_REQUESTS / (n * each))),
  };
}

function* checkGone({ gone, servers }: VirtualServerValues): Generator<Complaint> {
  if (gone <= servers) return;
  yield {
    key: 'gone',
    message: text(
      'There is no server with this number to be taken out, so all stay in the list.',
      '뺄 서버가 그 번호로는 없어 모두 목록에 남겼습니다.',
    ),
    instead: 0,
  };
}

/** A director routes no replies that are not for it: with two networks they need NAT, or a router of their own. */
function* checkNics({ nics, method, gate }: VirtualServerValues): Generator<Complaint> {
  if (nics === 1 || forwardingWords[method].repliesPass === 'director' || gate) return;
  yield {
    key: 'nics',
    message: text(
      'With two NICs clients and servers are on networks of their own, and servers that answer by themselves would have no way to the clients: the director translates requests only. It has one NIC again. With the gateway for replies, a router on both networks, it may have two.',
      'NIC가 둘이면 클라이언트와 서버의 네트워크가 나뉘어, 직접 답하는 서버가 클라이언트에 닿을 길이 없습니다. 디렉터는 요청만 넘깁니다. 그래서 NIC를 다시 하나로 했습니다. 두 네트워크를 잇는 응답용 게이트웨이를 켜면 둘을 쓸 수 있습니다.',
    ),
    instead: 1,
  };
}

function* checkSurge(values: VirtualServerValues): Generator<Complaint> {
  const { surge, when, n, per, clients, batches, end } = values;
  if (surge === 'none') return;
  const requests = n * (per === 'client' ? clients : 1);
  const span = (requests - 1) * spacingOf(values);
  if (span === 0) {
    yield {
      key: 'surge',
      message: text(
        'All requests start at once, or there is only one, so they cannot come more or less often; the load stays as it is.',
        '요청이 모두 한꺼번에 시작하거나 하나뿐이어서 더 자주 오거나 드물게 올 수 없습니다. 부하를 일정하게 두었습니다.',
      ),
      instead: 'none',
    };
  } else if (batches === 1 && when >= span && when < end) {
    yield {
      key: 'when',
      message: text(
        'The load would begin to change only after the last request has been made, so it begins to change halfway through them.',
        '마지막 요청을 보낸 뒤에야 부하가 바뀌게 되어 있어 요청들의 중간에 바뀌도록 했습니다.',
      ),
      instead: halfway(span),
    };
  }
}

/** A named set-up of which something was changed has no right to its name any more. */
function* checkNamed(values: VirtualServerValues): Generator<Complaint> {
  if (isStillNamed(values)) return;
  yield {
    key: 'case',
    message: text(
      'A setting of the named set-up was changed, so the set-up is now “your own”. Choose the named one again to restore all of its settings.',
      '이름 붙은 구성의 설정이 바뀌어 직접 설정으로 바꿨습니다. 그 구성을 다시 고르면 모두 제 값으로 돌아갑니다.',
    ),
    instead: 'own',
  };
}
