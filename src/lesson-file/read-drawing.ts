// A question that is answered by drawing: the gauge, the paper one draws on, and the shapes that known misconceptions draw.

import { LEVELS_AT_MOST, type Paper, STEPS_AT_MOST } from '../scenarios/kit/prediction.ts';
import type { ColourToken } from '../scenarios/kit/scenario.ts';
import { wholeIn } from './amounts.ts';
import type { Fields } from './fields.ts';
import { quantityOf } from './phrases.ts';
import { readShape } from './shape-names.ts';
import { idsOfList, refuse, type Subject } from './subject.ts';

const COLOURS = [
  'data',
  'ack',
  'retx',
  'loss',
  'timer',
  'window',
  'flow2',
  'ink',
] as const satisfies readonly ColourToken[];

/** @returns undefined where something is missing */
export function readDrawing(fields: Fields, subject: Subject) {
  fields.require('chart');
  const gauge = fields.wanted('gauge');
  const node = fields.word('node');
  const charts = subject.scenario.charts.flatMap(({ lines }) => lines);
  const colour = fields.oneOf('colour', COLOURS) ?? charts.find((line) => line.gauge === gauge)?.colour ?? 'ink';
  const paper = readPaper(fields);
  const idOf = idsOfList();
  const shapes = fields.list('shapes').flatMap((each) => {
    const id = idOf(each);
    each.require('looks');
    const looks = each.phrase('looks', readShape);
    const says = each.wantedWords('say');
    each.end();
    return id !== undefined && looks !== undefined && says ? [{ id, looks: { $looks: looks }, says }] : [];
  });
  if (gauge === undefined || !paper) return undefined;
  return { kind: 'draw', gauge, ...(node !== undefined && { node }), colour, paper, shapes };
}

function readPaper(all: Fields): Paper | undefined {
  const fields = all.inner('paper');
  if (!fields) {
    all.require('paper');
    return undefined;
  }
  for (const key of ['steps', 'levels', 'low', 'high']) fields.require(key);
  const steps = wholeIn(fields, 'steps', 2, STEPS_AT_MOST);
  const levels = wholeIn(fields, 'levels', 2, LEVELS_AT_MOST);
  const [low, high] = [levelIn(fields, 'low'), levelIn(fields, 'high')];
  const scale = fields.oneOf('scale', ['linear', 'log']) ?? 'linear';
  fields.end();
  if (low !== undefined && high !== undefined && !(low < high)) {
    refuse(
      fields,
      'high',
      'the top of the paper is above its bottom, "low"',
      '종이의 위쪽은 아래쪽인 "low"보다 커야 합니다',
    );
  }
  if (low !== undefined && scale === 'log' && !(low > 0)) {
    refuse(
      fields,
      'low',
      'a paper with "scale: log" has no 0: write more than 0, or "scale: linear"',
      '"scale: log"인 종이에는 0이 없습니다. 0보다 큰 값을 쓰거나 "scale: linear"로 쓰세요',
    );
  }
  if (steps === undefined || levels === undefined || low === undefined || high === undefined) return undefined;
  return { steps, levels, low, high, scale };
}

/** A plain number, or a time. */
const levelIn = (fields: Fields, key: string): number | undefined =>
  fields.phrase(key, (given) => quantityOf(given, /[a-z]$/i.test(given.trim()) ? 'duration' : 'count'));
