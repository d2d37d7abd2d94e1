// Is this value, read from a file, a sweep with its drawing? Only the shape is looked at; whether the runs can be run is
// asked of the scenario.

import type { Sweep } from '../runner/sweep/sweep.ts';
import type { SweepDrawing } from './sweep-drawing.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean =>
  isObject(value) && typeof value['en'] === 'string' && typeof value['ko'] === 'string';
const isScale = (value: unknown): boolean => value === 'linear' || value === 'log';
const isListOf = (value: unknown, is: (each: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isSettings = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((each) => ['number', 'string', 'boolean'].includes(typeof each));

const isPoint = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  isText(value['label']) &&
  ['number', 'undefined'].includes(typeof value['at']) &&
  isSettings(value['sets']);

const isAxis = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  isText(value['label']) &&
  isScale(value['scale']) &&
  isListOf(value['points'], isPoint);

const isBase = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['scenario'] === 'string' &&
  isSettings(value['params']) &&
  isListOf(value['changes'], isObject) &&
  isListOf(value['kills'], isObject);

const isPrecision = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) &&
    typeof value['measure'] === 'string' &&
    typeof value['within'] === 'number' &&
    typeof value['atMost'] === 'number');

const isSweep = (value: unknown): boolean =>
  isObject(value) &&
  isBase(value['base']) &&
  isAxis(value['x']) &&
  isAxis(value['series']) &&
  typeof value['seeds'] === 'number' &&
  isPrecision(value['precision']);

const isBand = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) && typeof value['from'] === 'string' && typeof value['to'] === 'string' && isText(value['label']));

const isDrawing = (value: unknown): boolean =>
  isObject(value) &&
  isText(value['title']) &&
  (value['source'] === undefined || isText(value['source'])) &&
  typeof value['measure'] === 'string' &&
  isScale(value['scale']) &&
  ['string', 'undefined'].includes(typeof value['baseline']) &&
  isBand(value['band']) &&
  isListOf(value['printed'], isObject);

export const isSweepDrawing = (value: unknown): value is { sweep: Sweep; drawing: SweepDrawing } =>
  isObject(value) && isSweep(value['sweep']) && isDrawing(value['drawing']);
