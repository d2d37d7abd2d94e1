// Combinations of settings that make no sense on the LAN, each in words with what is run instead. Applying every answer
// leaves no complaint. Sources of the limits: IEEE 802.3 4.2.3.2.3 and 3.2.8; ns-2.35 tcp.cc and mac-802_3.cc.

import { seconds } from '../../engine/core/time.ts';
import { bitTime } from '../../engine/ethernet/timing.ts';

import { checkTimes, checkWhen } from '../kit/check-surge.ts';
import type { Complaint } from '../kit/scenario.ts';
import { text } from '../kit/text.ts';
import { checkRto } from '../lan-rto/check.ts';
import { checkEarlyDrop } from '../tcp/check-early-drop.ts';
import { checkRecovery } from '../tcp/check-recovery.ts';
import { ETHERNET_MTU, TCP_HEADER, timingOf } from './framing.ts';
import { presetOf } from './presets.ts';
import type { LanValues } from './settings.ts';
import { mostTimes, mostUsers } from './user-room.ts';
import { followsUtilisation, largestUtilisation, stationsWithUsers } from './workloads.ts';

/** Step of the propagation delay, ns. */
const DELAY_STEP = 100;

const TOO_MANY = text(
  'There are more users than memory has room for: each has one connection for requests and one for each parallel response, and at most 999 connections can be followed. As many users as fit are run.',
  '메모리에 담을 수 있는 것보다 사용자가 많습니다. 사용자마다 요청 연결 하나와 동시 응답 수만큼의 연결을 쓰며, 모두 999개까지 따라갈 수 있습니다. 들어가는 만큼만 실행합니다.',
);

const NEEDS_CABLE = text(
  'CoDel and PIE go by how long packets wait for a link of their own. On a shared bus a packet also waits for the frames of other stations, for collisions and back-off, and dropping packets of the server makes none of that shorter. So the stations hang on a switch, where the server has a cable of its own; for the bus choose tail drop or RED.',
  'CoDel과 PIE는 패킷이 전용 링크를 기다리는 시간을 기준으로 합니다. 공유 버스에서는 다른 장치의 프레임, 충돌, 백오프 때문에도 기다리며, 서버의 패킷을 버려도 그 시간은 줄지 않습니다. 그래서 서버에 전용 케이블이 있는 스위치로 실행합니다. 버스를 보려면 테일 드롭이나 RED를 고르세요.',
);

/** What is judged by its waiting cannot be on a bus. */
export const checkLan = (params: LanValues): readonly Complaint[] =>
  params.mac !== 'switch' && (params.queue === 'codel' || params.queue === 'pie')
    ? [{ key: 'mac', message: NEEDS_CABLE, instead: 'switch' }, ...checkNetwork({ ...params, mac: 'switch' })]
    : checkNetwork(params);

function checkNetwork(params: LanValues): readonly Complaint[] {
  return [
    ...checkRecovery(params),
    ...checkEarlyDrop(params),
    ...checkRto(params),
    ...checkPackets(params),
    ...(params.mac === 'switch' ? [] : checkBus(params)),
    ...checkUsers(params),
    ...checkWhen(params),
    ...checkTimes(params, mostTimes(params)),
    ...checkOutside(params),
    ...checkPreset(params),
    ...checkUtilisation(params),
    ...checkWarm(params),
  ];
}

/** Packets that do not fit the frames there are. */
function* checkPackets({ mac, mtu, mss }: LanValues): Generator<Complaint> {
  if (mtu > ETHERNET_MTU && mac !== 'switch') {
    yield {
      key: 'mtu',
      message: text(
        'A shared Ethernet has no jumbo frames: every station would have to know them. The MTU is lowered to 1500 bytes; with a switch it may be larger.',
        '공유 이더넷에는 점보 프레임이 없습니다. 모든 장치가 알아야 하기 때문입니다. MTU를 1500바이트로 낮췄으며, 스위치에서는 더 크게 할 수 있습니다.',
      ),
      instead: ETHERNET_MTU,
    };
  }
  if (mtu <= ETHERNET_MTU && mss + TCP_HEADER > mtu) {
    yield {
      key: 'mss',
      message: text(
        'A segment of this size and its headers are larger than the MTU, so the segment size is lowered to what fits.',
        '이 크기의 세그먼트와 헤더는 MTU보다 커서 세그먼트를 MTU에 맞게 줄였습니다.',
      ),
      instead: mtu - TCP_HEADER,
    };
  }
}

function* checkBus(params: LanValues): Generator<Complaint> {
  const { bw, prop, mss } = params;
  const timing = timingOf(params);
  // ns-2 asks for half a slot; the jam after a collision must fit, too, if every sender is to hear of it.
  const room = bitTime(timing.slotBits, bw) - (timing.name === 'ieee' ? bitTime(timing.jamBits, bw) : 0);
  if (2 * prop > room) {
    yield {
      key: 'prop',
      message: text(
        'The bus is too long for its rate: a sender must learn of a collision within a slot time (512 bit times), or it takes a lost frame to have been sent. The longest bus that allows this is used.',
        '버스가 속도에 비해 너무 깁니다. 송신 장치는 슬롯 시간(512비트) 안에 충돌을 알아야 하며, 그러지 못하면 잃은 프레임을 보낸 것으로 압니다. 이를 지키는 가장 긴 버스로 바꿨습니다.',
      ),
      instead: Math.floor(room / 2 / DELAY_STEP) * DELAY_STEP,
    };
  }
  const shortest = timing.minFrameBytes - timing.overheadBytes - TCP_HEADER;
  if (mss < shortest) {
    yield {
      key: 'mss',
      message: text(
        'Frames would be shorter than the 64 bytes that Ethernet needs to detect collisions, so the segment size is raised to the smallest that is long enough.',
        '프레임이 이더넷이 충돌을 알아차리는 데 필요한 64바이트보다 짧아져, 세그먼트를 거기에 맞는 가장 작은 크기로 키웠습니다.',
      ),
      instead: shortest,
    };
  }
}

function* checkUsers(params: LanValues): Generator<Complaint> {
  const { clients, users, only, wan = 0, arrive } = params;
  if (only > clients) {
    yield {
      key: 'only',
      message: text(
        'The client meant to have the users does not exist, so the last client has them.',
        '사용자를 둘 클라이언트가 없어 마지막 클라이언트에 두었습니다.',
      ),
      instead: clients,
    };
  }
  const closed = arrive === 'closed';
  const stations = stationsWithUsers(params);
  const most = mostUsers(params);
  const inside = closed ? stations * users : 0;
  if (inside + wan > most) {
    const fitting = Math.max(1, Math.floor((most - wan) / stations));
    yield closed
      ? { key: 'users', message: TOO_MANY, instead: fitting }
      : { key: 'wan', message: TOO_MANY, instead: most };
  }
}

function* checkOutside(params: LanValues): Generator<Complaint> {
  if (params.split !== false || (params.wan ?? 0) > 0) return;
  yield {
    key: 'wan',
    message: text(
      'Without an external server, requests from the WAN cross the LAN. The WAN had no users to make any, so it is given one user.',
      '외부 접속용 서버를 끄면 WAN의 요청이 LAN을 지나갑니다. 요청할 사람이 없어 WAN에 사용자 한 명을 두었습니다.',
    ),
    instead: 1,
  };
}

/** A named workload whose users, connections or sizes were changed has no right to its name any more. */
function* checkPreset(params: LanValues): Generator<Complaint> {
  if (params.work === 'own' || presetOf(params)) return;
  yield {
    key: 'work',
    message: text(
      'Users, connections or sizes are no longer those of the named workload, so the workload is now “your own”. Choose the named one again to restore all of its settings.',
      '사용자, 연결, 크기 가운데 이름 붙은 부하와 다른 것이 있어 직접 설정으로 바꿨습니다. 그 부하를 다시 고르면 모두 제 값으로 돌아갑니다.',
    ),
    instead: 'own',
  };
}

const UNREACHABLE_ON_BUS = text(
  'This workload cannot reach the target utilisation: even without think times, users must wait for their own pages, and data and ACKs collide, so the bus gets no busier. The largest utilisation that can be reached is used.',
  '이 부하로는 목표 이용률에 이를 수 없습니다. 사용자가 생각 시간 없이 요청해도 자기 페이지를 기다려야 하고 데이터와 ACK가 충돌하여 버스가 더 바빠지지 않습니다. 이를 수 있는 가장 큰 값을 씁니다.',
);
const UNREACHABLE_BEHIND_SWITCH = text(
  'This workload cannot reach the target utilisation: even without think times, users must wait for their own pages, so the server’s link gets no busier. The largest utilisation that can be reached is used.',
  '이 부하로는 목표 이용률에 이를 수 없습니다. 사용자가 생각 시간 없이 요청해도 자기 페이지를 기다려야 하므로 서버의 링크가 더 바빠지지 않습니다. 이를 수 있는 가장 큰 값을 씁니다.',
);

function* checkUtilisation(params: LanValues): Generator<Complaint> {
  if (!followsUtilisation(params)) return;
  const most = Math.max(0.01, Math.floor(largestUtilisation(params) * 100) / 100);
  if (params.util <= most) return;
  yield {
    key: 'util',
    message: params.mac === 'switch' ? UNREACHABLE_BEHIND_SWITCH : UNREACHABLE_ON_BUS,
    instead: most,
  };
}

function* checkWarm(params: LanValues): Generator<Complaint> {
  const { warm, end } = params;
  if (warm < end) return;
  yield {
    key: 'warm',
    message: text(
      'The warm-up would last longer than the run, so the second half of the run is counted.',
      '집계 시작이 실행이 끝난 뒤여서 실행의 후반부를 집계합니다.',
    ),
    instead: Math.floor(end / 2 / seconds(0.1)) * seconds(0.1),
  };
}
