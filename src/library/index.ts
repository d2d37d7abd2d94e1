// The engine as a package: `import { run, sweep, parseLink, scenarios } from 'lectern'`. What is exported here keeps its meaning
// within a major version; the version of the model (MODEL_VERSION) counts by itself. docs/library.md has an example of each.

export type { RunRecord } from '../record/record.ts';
export { scenarios } from '../scenarios/index.ts';
export type { Parameter } from '../scenarios/kit/parameter.ts';
export { MODEL_VERSION, type RunSpec } from '../scenarios/kit/run-spec.ts';
export type { MetricInfo, Scenario } from '../scenarios/kit/scenario.ts';
export { SettingError } from '../scenarios/kit/set-from-text.ts';
export { type ArrowTable, type TableName, toArrow, toTable } from './arrow.ts';
export type {
  AnySettings,
  Catalogue,
  MetricsFor,
  MetricsOf,
  ScenarioId,
  SettingsFor,
  SettingsOf,
} from './catalogue.ts';
export type { Duration, Rate, Share, Size } from './quantities.ts';
export { type ParsedRun, parseLink } from './request.ts';
export { type Run, type RunOptions, run, type StreamOptions, stream } from './run.ts';
export { type Axis, type SweepOptions, type SweepTable, type SweptRow, streamSweep, sweep } from './sweep.ts';
