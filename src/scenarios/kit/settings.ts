// Builders for a scenario's settings, one per quantity, so that a scenario reads as a list and no bare number lacks its
// unit; and the types of their values, which follow from the list. A setting is hidden behind "more settings" and restarts
// the run unless it says otherwise.

import type { ChoiceOption, ChoiceParameter, NumberParameter, Quantity, SwitchParameter } from './parameter.ts';
import type { Change, ParamValues } from './run-spec.ts';
import type { Text } from './text.ts';

/** A setting before its list gives it a key. */
export type NumberSetting = Omit<NumberParameter, 'key'>;
export type ChoiceSetting<Word extends string = string> = Omit<ChoiceParameter<Word>, 'key'>;
export type SwitchSetting = Omit<SwitchParameter, 'key'>;
export type Setting = NumberSetting | ChoiceSetting | SwitchSetting;

/** A scenario's settings by link key, in the order of links: `{ rmin: duration({...}), q: packets({...}) }`. */
export type Settings = Readonly<Record<string, Setting>>;

/** What a value of this setting can be: a number in house units, one of the words of a choice, on or off. */
export type ValueOf<S> = S extends { readonly kind: 'number' }
  ? number
  : S extends { readonly kind: 'switch' }
    ? boolean
    : S extends { readonly kind: 'choice'; readonly default: infer Word }
      ? Word
      : never;

/** The values of a run with these settings; every run has a seed and an end (ns). */
export type Values<S> = { readonly [Key in keyof S]: ValueOf<S[Key]> } & {
  readonly seed: number;
  readonly end: number;
};

/** Settings by link key, with the words of every choice kept in their type. */
export const settings = <const S extends Settings>(declared: S): S => declared;

/** Options of a choice from a record of what is said of them, in its order. What else is said there is for the page. */
export const optionsOf = <Word extends string>(
  words: Readonly<Record<Word, Pick<ChoiceOption, 'label' | 'restarts'>>>,
): readonly ChoiceOption<Word>[] =>
  (Object.keys(words) as Word[]).map((value) => {
    const { label, restarts } = words[value];
    return { value, label, ...(restarts && { restarts }) };
  });

/** The values of a run, with the types that these settings declare. @param params of a run of their scenario */
export const valuesOf = <S extends Settings>(_settings: S, params: ParamValues) => params as Values<S>;

/** Does a change of a run move this setting? Then its value is one that the setting declares: `isChangeOf<AtmValues, 'policy'>`. */
export const isChangeOf = <V, Key extends keyof V & string>(
  key: Key,
  change: Change,
): change is Change & { readonly value: V[Key] } => change.key === key;

interface Words {
  readonly label: Text;
  readonly help: Text;
  readonly cite?: string;
  readonly live?: boolean;
  readonly visible?: boolean;
}
interface NumberWords extends Words, Pick<NumberParameter, 'default' | 'min' | 'max' | 'step' | 'ticks' | 'paper'> {
  readonly scale?: 'linear' | 'log';
}
interface ChoiceWords<Word extends string> extends Words, Pick<ChoiceParameter<Word>, 'options' | 'rule'> {
  readonly default: NoInfer<Word>;
}
interface SwitchWords extends Words, Pick<SwitchParameter, 'default'> {}

const numberOf =
  (quantity: Quantity) =>
  (words: NumberWords): NumberSetting => ({
    live: false,
    visible: false,
    scale: 'linear',
    ...words,
    kind: 'number',
    quantity,
  });

/** Nanoseconds; `200ms` in a link. */
export const duration = numberOf('duration');
/** Bits per second; `10Mbps` in a link. */
export const rate = numberOf('rate');
/** Bytes; `64KB` (64,000 bytes) in a link. */
export const size = numberOf('size');
/** Packets; a bare number in a link. */
export const packets = numberOf('packets');
/** Things that are counted; a bare number in a link. */
export const count = numberOf('count');
/** From 0 to 1; `1pc` is 0.01 in a link. */
export const probability = numberOf('probability');
/** A number without a unit. */
export const factor = numberOf('factor');

/** One of a few words. */
export const choice = <const Word extends string>(words: ChoiceWords<Word>): ChoiceSetting<Word> => ({
  live: false,
  visible: false,
  ...words,
  kind: 'choice',
});

/** On or off; `1` or `0` in a link. */
export const onOff = (words: SwitchWords): SwitchSetting => ({
  live: false,
  visible: false,
  ...words,
  kind: 'switch',
});
