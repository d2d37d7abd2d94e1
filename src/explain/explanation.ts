// What an explanation is, before anybody has said it in a language (say.ts), and what it is made from.

import type { Nanos } from '../engine/core/time.ts';
import { hasCells } from '../record/cell-link.ts';
import type { Mark, RunRecord } from '../record/record.ts';
import type { ColourToken, Scenario } from '../scenarios/kit/scenario.ts';
import type { FactName, Facts } from './facts.ts';
import { type ConnectionName, type Station, stationOf } from './names.ts';
import type { Statement } from './rules.ts';

/** An event, and the run it belongs to. */
export interface Subject {
  readonly mark: Mark;
  readonly record: RunRecord;
  readonly scenario: Scenario;
}

export interface Explanation {
  readonly title: Statement;
  /** Whose event it is, where another connection is followed or several send. */
  readonly connection?: ConnectionName | undefined;
  /** One or two sentences; some rules are half of one. */
  readonly sentences: readonly Statement[];
  readonly arithmetic?: readonly Term[] | undefined;
  /** Of a pick by a rule: each candidate is a row, behind the rule itself. */
  readonly inRows?: boolean;
  /** Key of the setting that made its arithmetic, where that does not follow from the kind of event. */
  readonly ruled?: string;
  /** Of a decision, which is no event and so has no chain of its own. */
  readonly decided?: Decided;
}

/** A piece of arithmetic: what decided stands on its quantity's soft colour, what did not is pale. */
export interface Term {
  readonly role: 'plain' | 'wins' | 'loses';
  readonly colour?: ColourToken;
  /** In this order. */
  readonly parts: readonly TermPart[];
}

/** Signs and symbols that are the same in every language, a statement, or one fact by itself. */
export type TermPart = string | Statement | Partial<Facts<FactName>>;

/** What led to a decision. */
export interface Decided {
  /** Key of the setting behind it, and when it was asked. */
  readonly key: string;
  readonly at: Nanos;
  /** The event that the decision follows from, if there is one. */
  readonly cause: Mark | undefined;
  readonly outcome: Statement;
}

export const plain = (...parts: readonly TermPart[]): Term => ({ role: 'plain', parts });

/** A term that decided, or did not. */
export const weighed = (wins: boolean, colour: ColourToken, ...parts: readonly TermPart[]): Term => ({
  role: wins ? 'wins' : 'loses',
  colour,
  parts,
});

/** The mark that caused this one. */
export const causeOf = ({ mark, record }: Pick<Subject, 'mark' | 'record'>): Mark | undefined =>
  mark.cause < 0 ? undefined : record.marks.find((other) => other.id === mark.cause);

/** Who sends the data of the mark's flow. */
export const senderOf = ({ mark, record: { layout } }: Subject): Station =>
  stationOf(layout, layout.flows[mark.flow]?.from ?? 'A');

/** Who receives the data of the mark's flow. Behind an ATM switch every sender has one of its own, called by the sender. */
export function receiverOf({ mark, record: { layout } }: Subject): Station {
  const flow = layout.flows[mark.flow];
  return flow && hasCells(layout) ? { kind: 'receiver', of: flow.name } : stationOf(layout, flow?.to ?? 'B');
}

export const placeOf = ({ record, mark }: Subject): string => record.layout.links[mark.link]?.place ?? '';

const ACK = 1;
export const packetOf = ({ mark }: Subject) => ({ segment: mark.segment, isAck: mark.numbers['packet'] === ACK });
