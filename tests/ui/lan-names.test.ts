// What stations, users and connections are called, and Korean particles after them.

import { expect, it } from 'vitest';
import type { Layout } from '../../src/scenarios/kit/layout.ts';
import { particleAfter, withParticle } from '../../src/scenarios/kit/particles.ts';
import { scenario as tcpOverAtm } from '../../src/scenarios/tcp-over-atm/scenario.ts';
import { connectionName, stationName, userName } from '../../src/ui/i18n/lan-names.ts';
import { endName } from '../../src/ui/i18n/packet-names.ts';
import { specOf, wholeRecord } from '../support/whole-record.ts';

const response = (to: string, user: number, part: number, from = 'S') => ({
  ...{ name: `${to}.${user} response ${part}`, from, to, smss: 1000 },
  web: { user, role: 'response' as const, part },
});
const layout: Layout = {
  kind: 'lan',
  nodes: [
    { name: 'C1', kind: 'host' },
    { name: 'C12', kind: 'host' },
    { name: 'S', kind: 'server' },
    { name: 'R', kind: 'router' },
    { name: 'X', kind: 'server' },
    { name: 'W', kind: 'wan' },
  ],
  links: [],
  flows: [
    response('C1', 1, 1),
    response('C1', 1, 2),
    response('C12', 1, 1),
    response('C12', 2, 1),
    { ...response('', 2, 1, 'C12'), to: 'S', web: { user: 2, role: 'request', part: 1 } },
  ],
  gauges: [],
  bus: {
    stations: ['C1', 'C12', 'S', 'R'],
    rate: 1e7,
    propagation: 4000,
    slotTime: 51_200,
    jamAndGap: 12_800,
    framing: { overhead: 14, shortest: 64 },
  },
};

it('stations have names people use; without a bus they keep their letters', () => {
  const named = ['C1', 'C12', 'S', 'R', 'X', 'W'].map((name) => stationName(layout, name, 'en'));
  expect(named).toEqual(['client 1', 'client 12', 'the server', 'the router', 'the external server', 'the WAN node']);
  const korean = ['C1', 'S', 'X', 'W'].map((name) => stationName(layout, name, 'ko'));
  expect(korean).toEqual(['클라이언트 1', '서버', '외부 서버', 'WAN 노드']);
  const { bus: _bus, ...withoutBus } = layout;
  expect(stationName(withoutBus, 'R', 'en')).toBe('R');
});

it('a connection is told by what tells it from others, and by no more', () => {
  const names = layout.flows.map((_, flow) => connectionName(layout, flow, 'en'));
  expect(names).toEqual([
    'client 1, response 1',
    'client 1, response 2',
    'client 12, user 1, response',
    'client 12, user 2, response',
    'client 12, user 2, request',
  ]);
  expect(layout.flows.map((_, flow) => userName(layout, flow, 'ko'))).toEqual([
    '클라이언트 1',
    '클라이언트 1',
    '클라이언트 12, 사용자 1',
    '클라이언트 12, 사용자 2',
    '클라이언트 12, 사용자 2',
  ]);
});

it('Korean particles follow the sound of the word', () => {
  const spoken = [
    ['서버', '은', '서버는'],
    ['클라이언트 1', '은', '클라이언트 1은'],
    ['클라이언트 2', '이', '클라이언트 2가'],
    ['클라이언트 3', '이', '클라이언트 3이'],
    ['클라이언트 10', '을', '클라이언트 10을'],
    ['B', '이', 'B가'],
    ['120 패킷', '이', '120 패킷이'],
    ['서버', '으로', '서버로'],
    ['클라이언트 7', '으로', '클라이언트 7로'],
    ['클라이언트 6', '으로', '클라이언트 6으로'],
    ['채널', '으로', '채널로'],
    ['라우터', '과', '라우터와'],
  ] as const;
  for (const [word, particle, said] of spoken) expect(withParticle(word, particle)).toBe(said);
  // Of what a person wrote nobody knows how its letters are read.
  const written = [
    ['20231234', '으로', '로'],
    ['김하늘', '은', '은'],
    ['김하나', '으로', '로'],
    ['rtt', '은', '은(는)'],
    ['aimd.md', '이', '이(가)'],
    ['', '으로', '(으)로'],
  ] as const;
  for (const [word, particle, said] of written) expect(particleAfter(word, particle)).toBe(said);
});

it('the end of a flow is its station; behind a switch of cells it is the receiver of its sender', () => {
  expect(endName(layout, 0, 'S', 'en')).toBe(stationName(layout, 'S', 'en'));
  expect(endName(layout, 0, 'C1', 'ko')).toBe(stationName(layout, 'C1', 'ko'));
  const { layout: atm } = wholeRecord(specOf('end=100ms&v=1', tcpOverAtm));
  const [first] = atm.flows;
  expect(endName(atm, 0, first!.from, 'en')).toBe('A1');
  expect(endName(atm, 0, first!.to, 'en')).toBe('the receiver of A1');
  expect(endName(atm, 1, first!.to, 'ko')).toBe('A2의 수신자');
});
