// A question that is answered by drawing: the gauge, the paper one draws on, and the shapes that known misconceptions draw.

import { LEVELS_AT_MOST, type Paper, STEPS_AT_MOST } from '../scenarios/kit/prediction.ts';
import type { ColourToken } from '../scenarios/kit/scenario.ts';
import type { Fields } from './fields.ts';
import { quantityOf } from './phrases.ts';
import { readShape } from './shape-names.ts';
import { idIn, refuse, type Subject } from './subject.ts';

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
  const shapes = fields.list('shapes').flatMap((each) => {
    const id = idIn(each);
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
  const [steps, levels] = [fields.quantity('steps', 'count'), fields.quantity('levels', 'count')];
  const [low, high] = [levelIn(fields, 'low'), levelIn(fields, 'high')];
  const scale = fields.oneOf('scale', ['linear', 'log']) ?? 'linear';
  fields.end();
  if (steps !== undefined && !(steps >= 2 && steps <= STEPS_AT_MOST)) {
    refuse(fields, 'steps', `it is 2 to ${STEPS_AT_MOST}`, `2부터 ${STEPS_AT_MOST}까지입니다`);
  }
  if (levels !== undefined && !(levels >= 2 && levels <= LEVELS_AT_MOST)) {
    refuse(fields, 'levels', `it is 2 to ${LEVELS_AT_MOST}`, `2부터 ${LEVELS_AT_MOST}까지입니다`);
  }
  if (steps === undefined || levels === undefined || low === undefined || high === undefined) return undefined;
  return { steps, levels, low, high, scale };
}

/** A plain number, or a time. */
const levelIn = (fields: Fields, key: string): number | undefined =>
  fields.phrase(key, (given) => quantityOf(given, /[a-z]$/i.test(given.trim()) ? 'duration' : 'count'));
