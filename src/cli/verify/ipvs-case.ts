// A case of kind `cluster-ipvs`: real servers, a scheduler, and what happens to connections one by one, with the server
// that Linux picks for each.

import { seconds } from '../../engine/core/time.ts';
import { address } from '../../engine/virtual-server/address.ts';
import type { RealServerOptions } from '../../engine/virtual-server/real-server.ts';
import type { SchedulerName, SchedulerOptions } from '../../engine/virtual-server/scheduler-named.ts';
import { CURRENT_KERNEL, KERNEL_2002, SCHEDULER_NAMES } from '../../engine/virtual-server/scheduler-named.ts';
import { amount, type Check, type Fields, isObject, oneOf, problemIn, word } from './checks.ts';
import { UnreadableCase } from './format.ts';

export interface IpvsCase {
  readonly name: string;
  readonly scheduler: SchedulerName;
  readonly options: Omit<SchedulerOptions, 'draw'>;
  readonly servers: readonly (RealServerOptions & { readonly id: string })[];
  readonly events: readonly IpvsEvent[];
  /** By server: active and inactive connections at the end. */
  readonly final: Readonly<Record<string, readonly number[]>>;
}

export type IpvsEvent = { readonly at: number } & (
  | {
      readonly op: 'open';
      readonly connection: number;
      readonly source: number;
      readonly sourcePort: number;
      readonly destination: number;
      readonly isActive: boolean;
      readonly draws: readonly number[];
      /** Id of the server; null: refused. */
      readonly expect: string | null;
    }
  | { readonly op: 'establish' | 'close' | 'expire'; readonly connection: number }
  | { readonly op: 'weight'; readonly server: string; readonly weight: number }
);

/** Of the paper's test-bed, for connections that do not say. */
const CLIENT = '192.168.0.130';
const VIRTUAL = '192.168.0.135';

const list: Check = { is: Array.isArray, words: 'a list' };
const SERVER = { id: word, ip: word, port: amount, weight: amount };
const CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  open: { conn: amount },
  establish: { conn: amount },
  close: { conn: amount },
  expire: { conn: amount },
  weight: { server: word, weight: amount },
};

/** Throws an UnreadableCase. */
export function ipvsCaseOf(value: unknown, index: number): IpvsCase {
  const path = `cases.${index}`;
  const name: Check = oneOf(...SCHEDULER_NAMES);
  const problem = problemIn(value, path, { id: word, scheduler: name, servers: list, events: list });
  if (problem !== undefined) throw new UnreadableCase(problem);
  const fields = value as Fields & { servers: unknown[]; events: unknown[] };
  return {
    name: String(fields['id']),
    scheduler: fields['scheduler'] as SchedulerName,
    options: optionsOf(isObject(fields['options']) ? fields['options'] : {}),
    servers: fields.servers.map((each, place) => serverOf(each, `${path}.servers.${place}`)),
    events: fields.events.map((each, place) => eventOf(each, `${path}.events.${place}`)),
    final: isObject(fields['final']) ? (fields['final'] as IpvsCase['final']) : {},
  };
}

function optionsOf(fields: Fields): IpvsCase['options'] {
  const { hash } = fields['era'] === 'classic' ? KERNEL_2002 : CURRENT_KERNEL;
  return {
    hash,
    activeWeight: Number(fields['k'] ?? CURRENT_KERNEL.activeWeight),
    port: fields['port'] === true,
    fallback: fields['fallback'] === true,
    expiration: fields['expiration'] === undefined ? CURRENT_KERNEL.expiration : seconds(Number(fields['expiration'])),
  };
}

function serverOf(value: unknown, path: string): IpvsCase['servers'][number] {
  const fields = checked(value, path, SERVER);
  return {
    id: String(fields['id']),
    address: address(String(fields['ip'])),
    port: Number(fields['port']),
    weight: Number(fields['weight']),
    upper: Number(fields['u'] ?? 0),
    lower: Number(fields['l'] ?? 0),
  };
}

function eventOf(value: unknown, path: string): IpvsEvent {
  const fields = checked(value, path, { t: amount, op: oneOf(...Object.keys(CHECKS)) });
  const op = String(fields['op']) as IpvsEvent['op'];
  checked(value, path, CHECKS[op]!);
  const at = seconds(Number(fields['t']));
  if (op === 'weight') return { at, op, server: String(fields['server']), weight: Number(fields['weight']) };
  const connection = Number(fields['conn']);
  if (op !== 'open') return { at, op, connection };
  return {
    at,
    op,
    connection,
    source: address(String(fields['src'] ?? CLIENT)),
    sourcePort: Number(fields['sport'] ?? 0),
    destination: address(String(fields['dst'] ?? VIRTUAL)),
    isActive: fields['state'] !== 'inactive',
    draws: Array.isArray(fields['rnd']) ? fields['rnd'].map(Number) : [],
    expect: fields['expect'] === null ? null : String(fields['expect']),
  };
}

function checked(value: unknown, path: string, checks: Readonly<Record<string, Check>>): Fields {
  const problem = problemIn(value, path, checks);
  if (problem !== undefined) throw new UnreadableCase(problem);
  return value as Fields;
}
