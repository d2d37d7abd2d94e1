// Builders for a scenario's settings, one per quantity, so that a scenario reads as a list and no bare number lacks its
// unit. A setting is hidden behind "more settings" and restarts the run unless it says otherwise.

import type { ChoiceParameter, NumberParameter, Quantity, SwitchParameter } from './parameter.ts';
import type { Text } from './text.ts';

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
interface ChoiceWords extends Words, Pick<ChoiceParameter, 'default' | 'options'> {}
interface SwitchWords extends Words, Pick<SwitchParameter, 'default'> {}

const numberOf =
  (quantity: Quantity) =>
  (key: string, words: NumberWords): NumberParameter => ({
    live: false,
    visible: false,
    scale: 'linear',
    ...words,
    kind: 'number',
    quantity,
    key,
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
export const choice = (key: string, words: ChoiceWords): ChoiceParameter => ({
  live: false,
  visible: false,
  ...words,
  kind: 'choice',
  key,
});

/** On or off; `1` or `0` in a link. */
export const onOff = (key: string, words: SwitchWords): SwitchParameter => ({
  live: false,
  visible: false,
  ...words,
  kind: 'switch',
  key,
});
