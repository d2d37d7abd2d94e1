// One setting of a scenario: the only description of it. Slider, number field, link key, CLI flag, sweep axis, row of
// docs/scenarios.md, fuzz generator and names in both languages are all derived from this.

import type { RuleWords } from './rule.ts';
import type { ParamValue } from './run-spec.ts';
import type { Text } from './text.ts';

/** How a number is counted; decides units in links (`200ms`, `10Mbps`, `64KB`, `5pc`), the field's unit and arithmetic. */
export type Quantity = 'duration' | 'rate' | 'size' | 'packets' | 'count' | 'probability' | 'factor';

interface ParameterCommon {
  /** Link key: short, lower case, stable for ever. */
  readonly key: string;
  readonly label: Text;
  /** One sentence: what it does. */
  readonly help: Text;
  /** The source of the rule or the default, e.g. `RFC 6298 2.4`. */
  readonly cite?: string;
  /** May change while the run goes on; otherwise changing it restarts the run. */
  readonly live: boolean;
  /** Among the (at most five) settings that are visible at once. */
  readonly visible: boolean;
}

export interface NumberParameter extends ParameterCommon {
  readonly kind: 'number';
  readonly quantity: Quantity;
  /** House units: ns, bit/s, bytes, packets, 0..1. */
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Values are rounded to a multiple of this (house units). */
  readonly step: number;
  readonly scale: 'linear' | 'log';
  /** Slider labels, house units, three or four of them, for the lesson's own slider. */
  readonly ticks?: readonly number[];
  /** A value a paper used, shown as a ring on the track. */
  readonly paper?: { readonly value: number; readonly label: Text };
}

export interface ChoiceParameter<Word extends string = string> extends ParameterCommon {
  readonly kind: 'choice';
  readonly default: Word;
  readonly options: readonly ChoiceOption<Word>[];
  /** Besides the options, a rule in words of one's own may be its value: what can stand in it (rule.ts). */
  readonly rule?: RuleWords;
}

export interface ChoiceOption<Word extends string = string> {
  readonly value: Word;
  readonly label: Text;
  /** Other settings that belong to this choice: choosing it on the page or with --set sets them too; links say each. */
  readonly sets?: Readonly<Record<string, ParamValue>>;
  /** Of a live setting: this one is another network, so going to it or leaving it restarts the run. */
  readonly restarts?: boolean;
}

export interface SwitchParameter extends ParameterCommon {
  readonly kind: 'switch';
  readonly default: boolean;
}

export type Parameter = NumberParameter | ChoiceParameter | SwitchParameter;
