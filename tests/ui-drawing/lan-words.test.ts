// The LAN stage in words, in both languages: the summary for those who do not see it, collisions, choices.

import { describe, expect, it } from 'vitest';
import { us } from '../../src/engine/core/time.ts';
import { PACKET_KIND } from '../../src/record/logs.ts';
import type { Language } from '../../src/scenarios/kit/text.ts';
import { scenario as lanRto } from '../../src/scenarios/lan-rto/scenario.ts';
import { lan as en } from '../../src/ui/i18n/lan.en.ts';
import { wordsIn } from '../../src/ui/i18n/words.ts';
import { collisionWords } from '../../src/ui/stages/lan/collision-words.ts';
import { nodeLabel } from '../../src/ui/stages/lan/name-labels.ts';
import { lanSentences } from '../../src/ui/stages/lan/sentences.ts';
import { groupsOf } from '../../src/ui/stages/lan/watch-choice.tsx';
import { busRecord } from '../support/bus-record.ts';
import { lanRun } from '../support/lan-runs.ts';
import { sceneOf } from '../support/lan-scene.ts';

const LANGUAGES = ['en', 'ko'] as const;
const SPEED = 10e6;

const NAMES = ['3', '4'];

/** Every text with its path; functions are asked with plausible things. */
function texts(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    if (path === '.collisionsOf') return [[path, String(words(3, NAMES))]];
    const several = ['.collision', '.jam', '.summary.collides'].includes(path);
    return [[path, String(several ? words(NAMES) : words('3', '4', '5', '6'))]];
  }
  return Object.entries(words as object).flatMap(([key, value]) => texts(value, `${path}.${key}`));
}

it('exists in both languages', () => {
  const korean = texts(wordsIn('ko').lan);
  expect(korean.map(([path]) => path)).toEqual(texts(en).map(([path]) => path));
  expect(korean.filter(([, text]) => !/[가-힣]/.test(text)).map(([path]) => path)).toEqual([
    '.names.wan',
    '.summary.ack',
  ]);
});

const timer = { name: 'rexmt', flow: 3, rows: [[0, 0] as const, [150, us(900_000)] as const] };
const page = { name: 'page', flow: 2, rows: [[0, -1] as const, [200, 8] as const, [300, 5] as const] };
const waiting = { name: 'waiting', rows: [[0, 0] as const, [10, 2] as const] };
const record = busRecord({
  frames: [
    { station: 'S', offered: 0, starts: 1000, arrives: 1843, segment: 7, info: 4 * 3 },
    { station: 'C1', offered: 1100, starts: 5000, arrives: 5055, segment: 4, info: 4 + PACKET_KIND.ack },
  ],
  collisions: [
    { station: 'S', offered: 900, starts: 906, arrives: 918.8 },
    { station: 'C3', offered: 902, starts: 904, arrives: 904 + 12.8 + 51.2 * 30 },
  ],
  gauges: [timer, page, waiting],
  watched: 3,
});
const said = (time: number, language: Language, speed = SPEED): string => {
  return lanSentences(sceneOf(record, us(time), { speed }), language).join(' ');
};

describe('the summary', () => {
  it('says who sends, who backs off, who waits, what collided, how far the page is and when the timer fires', () => {
    expect(said(1200, 'en')).toBe(
      [
        'At 0.001 s.',
        'The server sends segment 7 to client 2.',
        'Collision of the server and client 3.',
        'Client 3 backs off for 25 slots before try 2 of 16.',
        'Client 1 waits for the bus.',
        'Page of client 2: 3 of 8 packets arrived.',
        '2 users wait for a page.',
        'The retransmission timer of client 2 fires in 899 ms.',
      ].join(' '),
    );
  });

  it('says it in Korean', () => {
    expect(said(1200, 'ko')).toBe(
      [
        '0.001초 시점.',
        '서버가 클라이언트 2에 세그먼트 7을 보내는 중입니다.',
        '서버와 클라이언트 3 사이에 충돌이 일어났습니다.',
        '클라이언트 3은 16번 중 2번째 시도까지 25슬롯을 기다립니다.',
        '클라이언트 1은 버스가 비기를 기다립니다.',
        '클라이언트 2의 페이지: 패킷 8개 중 3개 도착.',
        '사용자 2명이 페이지를 기다립니다.',
        '클라이언트 2의 재전송 타이머가 899 ms 뒤 만료됩니다.',
      ].join(' '),
    );
  });

  it.each(LANGUAGES)('has something to say at every moment of a real run (%s)', (language) => {
    const run = lanRun(lanRto, 'story', { end: 300e6 });
    for (let time = 0; time < run.horizon; time += 7e6) {
      const sentences = lanSentences(sceneOf(run, time), language);
      expect(sentences.length).toBeGreaterThan(2);
      for (const sentence of sentences) {
        expect(sentence).not.toMatch(/NaN|undefined|-1/);
        expect([sentence, /[가-힣]/.test(sentence)]).toEqual([sentence, language === 'ko']);
      }
    }
  });
});

describe('a collision in words', () => {
  const words = (time: number, speed: number, language: Language = 'en') =>
    collisionWords(sceneOf(record, us(time), { speed }), wordsIn(language).lan, language);

  it('names who began at once, and nobody when none is to be seen', () => {
    expect(words(1000, SPEED)).toEqual(['collision', 'of the server and client 3']);
    expect(words(1000, SPEED, 'ko')).toEqual(['충돌', '서버와 클라이언트 3이 동시에 전송']);
    expect(words(500_000, SPEED)).toEqual(['', '']);
  });

  it('in slow motion goes on with the jam and the silence after it', () => {
    const slow = 20_000;
    expect(words(905, slow)[0]).toBe('collision');
    expect(words(907, slow)).toEqual(['jam', 'by the server and client 3']);
    expect(words(912, slow)).toEqual(['', 'no station transmits']);
  });

  it('counts several in a row', () => {
    const row = (station: string, offered: number) => ({
      station,
      offered,
      starts: offered + 4,
      arrives: offered + 20,
    });
    const dense = busRecord({ collisions: [0, 1000, 2000].flatMap((at) => [row('S', at), row('C1', at + 1)]) });
    const at = (speed: number) => collisionWords(sceneOf(dense, us(2500), { speed }), en, 'en');
    expect(at(SPEED)).toEqual(['3 collisions', 'of the server and client 1 in the last 100 ms']);
    // Too fast for the names of two to stand still.
    expect(at(1e9)).toEqual(['3 collisions', 'in the last 100 ms']);
  });
});

describe('names', () => {
  it('of stations where they stand', () => {
    const { layout } = record;
    const names = ['C2', 'S', 'R', 'X', 'W'].map((name) => nodeLabel(layout, name, en.names));
    expect(names).toEqual(['client 2', 'internal server', 'router', 'external server', 'WAN']);
    const alone = { ...layout, nodes: layout.nodes.filter(({ name }) => name !== 'X') };
    expect(nodeLabel(alone, 'S', en.names)).toBe('server');
  });

  it('of the connections to follow are grouped by station, with user and response only where there are several', () => {
    expect(groupsOf(record.layout, 'en')[1]).toEqual({
      station: 'client 2',
      options: [{ value: 2, name: 'client 2, response' }],
    });
    const { layout } = lanRun(lanRto, 'r1', { end: 1e6 });
    const groups = groupsOf(layout, 'ko');
    expect(groups.map(({ station }) => station)).toContain('클라이언트 6');
    expect(groups[0]!.options[4]).toEqual({ value: 5, name: '클라이언트 1, 사용자 2, 응답 1' });
  });
});
