// What a rule for the director's pick can be written with, and the schedulers that can be written as one.

import type { SchedulerName } from '../../engine/virtual-server/scheduler-named.ts';
import type { PICK_NAMES } from '../../engine/virtual-server/schedulers/rule.ts';
import type { RuleName, RuleWords } from '../kit/rule.ts';
import { text } from '../kit/text.ts';

const names: Readonly<Record<(typeof PICK_NAMES)[number], RuleName>> = {
  active: {
    type: 'number',
    from: { gauge: 'active-R', each: 'name' },
    meaning: text('connections of the server that are under way', '서버에서 진행 중인 연결의 수'),
    cite: 'ip_vs.h',
  },
  inactive: {
    type: 'number',
    from: { gauge: 'inactive-R', each: 'name' },
    meaning: text(
      'connections of the server that are closed and linger, or not established yet',
      '서버의 연결 가운데 닫히고 남아 있거나 아직 맺어지지 않은 것의 수',
    ),
    cite: 'ip_vs.h',
  },
  weight: {
    type: 'number',
    from: { setting: 'w', each: 'name' },
    meaning: text('the setting Weight of the server', '서버의 가중치 설정'),
  },
  given: {
    type: 'number',
    meaning: text('connections that the server has been given so far', '지금까지 이 서버에 보낸 연결의 수'),
  },
  index: {
    type: 'number',
    meaning: text('its place in the list: R1 is 0, R2 is 1', '목록에서의 순서: R1이 0, R2가 1'),
  },
  last: {
    type: 'number',
    meaning: text(
      'the index of the server picked last; −1 before the first pick',
      '바로 전에 고른 서버의 index. 처음에는 −1',
    ),
  },
  servers: {
    type: 'number',
    from: { setting: 'servers' },
    meaning: text('how many servers are in the list', '목록에 있는 서버의 수'),
  },
  'hash(source)': {
    type: 'number',
    meaning: text(
      'bucket of the client’s address, 0 to 255: the same client, the same number',
      '클라이언트 주소의 해시, 0~255: 같은 클라이언트면 같은 수',
    ),
    cite: 'ip_vs_sh.c',
  },
  'hash(destination)': {
    type: 'number',
    meaning: text('bucket of the address that is asked for, 0 to 255', '요청한 주소의 해시, 0~255'),
    cite: 'ip_vs_dh.c',
  },
  random: {
    type: 'number',
    meaning: text(
      'drawn from 0 to 1, anew for every server and every connection',
      '0에서 1 사이에서 서버와 연결마다 새로 뽑은 수',
    ),
  },
};

export const pickRule = {
  kind: 'pick',
  names,
  gives: 'number',
  range: text('any number that has an end', '끝이 있는 수'),
  of: { setting: 'servers', called: 'R' },
  asRules: {
    wlc: '(256 * active + inactive) / weight',
    lc: '256 * active + inactive',
    sed: '(active + 1) / weight',
    nq: 'active == 0 ? -1 : (active + 1) / weight',
    rr: '(index - last - 1 + servers) % servers',
    wrr: 'floor(given / weight) * 1000 + given % weight - weight',
    sh: 'index == hash(source) % servers ? 0 : 1',
    dh: 'index == hash(destination) % servers ? 0 : 1',
    fo: '-weight',
  } satisfies Partial<Record<SchedulerName, string>>,
} as const satisfies RuleWords;
