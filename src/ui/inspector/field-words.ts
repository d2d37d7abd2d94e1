// A field of a header as people read it: addresses with the names of the stage, flags by name, checks with whether they are right.

import { whole } from '../../plot/numbers.ts';
import type { Layout } from '../../scenarios/kit/layout.ts';
import type { Language } from '../../scenarios/kit/text.ts';
import { holderOf } from '../../wire/addresses.ts';
import { END_OF_PDU } from '../../wire/atm.ts';
import type { FieldRead, Layer, LayerName } from '../../wire/dissect.ts';
import { IPV4_FLAGS, PROTOCOL_IPIP, PROTOCOL_TCP } from '../../wire/ipv4.ts';
import { TCP_FLAGS, TCP_OPTION } from '../../wire/tcp.ts';
import type { InspectorWords } from '../i18n/inspector.en.ts';
import { machineName } from '../i18n/packet-names.ts';
import { wordsIn } from '../i18n/words.ts';
import { hexOf } from './hex.ts';

export interface FieldLine {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

export interface LayerLines {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly fields: readonly FieldLine[];
}

/**
 * @param place of the first byte of the payload in what the application sends, from 0
 * @param flow whose packet it is, where that is known
 */
export function layerLines(
  bytes: Uint8Array,
  layers: readonly Layer[],
  layout: Layout,
  place: number,
  language: Language,
  flow?: number,
): readonly LayerLines[] {
  const words = wordsIn(language).inspector;
  const pattern = layout.requests
    ? words.requests.content
    : layout.forwarding
      ? words.forwarded.content
      : words.pattern;
  const inCells = layers.some(({ name }) => name === 'aal5' || name === 'atm');
  return layers.map((layer) => {
    const { name, from, to } = layer;
    const count = whole(to - from, language);
    const all = { key: name, name: words.layers[name], from, to };
    const fields =
      name === 'payload'
        ? [{ ...all, value: pattern(count, whole(place + (layer.before ?? 0) + 1, language)) }]
        : name === 'padding'
          ? [{ ...all, value: inCells ? words.cellPadding(count) : words.padding(count) }]
          : layer.fields.map((field) => ({
              // Options may come more than once.
              key: field.nth === undefined ? `${name}.${field.name}` : `${name}.${field.name}.${field.nth}`,
              name: fieldName(headerOf(name), field, words),
              value: (name === 'http' ? lineWords : valueWords)(
                headerOf(name),
                field,
                bytes.subarray(field.from, field.to),
                (station) => machineName(layout, station, language, flow),
                layout,
                language,
              ),
              from: field.from,
              to: field.to,
            }));
    return { name: words.layers[name], from, to, fields };
  });
}

/** The outer header of a tunnel is one of IPv4. */
const headerOf = (layer: LayerName): LayerName => (layer === 'tunnel' ? 'ipv4' : layer);

function fieldName(layer: string, { name, nth = 0 }: FieldRead, { fields, edges }: InspectorWords): string {
  if (name === 'leftEdge' || name === 'rightEdge') return edges[name](nth);
  return fields[`${layer}.${name}`] ?? name;
}

function valueWords(
  layer: string,
  { name, value = 0, right }: FieldRead,
  bytes: Uint8Array,
  nameOf: (station: string) => string,
  layout: Layout,
  language: Language,
): string {
  const words = wordsIn(language).inspector;
  const named = (address: string, ip: Uint8Array): string => {
    const station = holderOf(layout, ip);
    return station === undefined ? address : `${address} (${nameOf(station)})`;
  };
  switch (`${layer}.${name}`) {
    case 'ethernet.destination':
    case 'ethernet.source':
      return named([...bytes].map(hexOf).join(':'), bytes.subarray(2));
    case 'ipv4.source':
    case 'ipv4.destination':
    case 'handoff.clientAddress':
      return named(bytes.join('.'), bytes);
    case 'ethernet.type':
    case 'llcSnap.type':
      return `0x${value.toString(16).padStart(4, '0')}, IPv4`;
    case 'ipv4.headerLength':
    case 'tcp.dataOffset':
      return `${value} (${words.bytes(`${4 * value}`)})`;
    case 'ipv4.totalLength':
      return words.bytes(`${value}`);
    case 'tcp.optionLength':
    case 'tcp.window':
      return words.bytes(`${value}`);
    case 'ipv4.flags':
      return flagsOf(value, IPV4_FLAGS) || words.none;
    case 'tcp.flags':
      return flagsOf(value, TCP_FLAGS) || words.none;
    case 'tcp.optionKind':
      return `${value}, ${optionName(value, words.options)}`;
    case 'ipv4.protocol':
      return value === PROTOCOL_TCP ? `${value}, TCP` : value === PROTOCOL_IPIP ? `${value}, IPv4` : `${value}`;
    case 'ipv4.checksum':
    case 'tcp.checksum':
    case 'fcs.fcs':
    case 'atm.hec':
    case 'aal5.crc':
      return `0x${value.toString(16).padStart(2 * bytes.length, '0')}, ${right ? words.right : words.wrong}`;
    default:
      return cellWords(`${layer}.${name}`, value, words);
  }
}

function optionName(kind: number, { permitted, sack, stamps, nack }: InspectorWords['options']): string {
  if (kind === TCP_OPTION.sack) return sack;
  if (kind === TCP_OPTION.experiment) return nack;
  return kind === TCP_OPTION.timeStamps ? stamps : permitted;
}

/** A line of the head of an HTTP message: the whole first one, of a field what it says. */
function lineWords(_: string, { name }: FieldRead, bytes: Uint8Array): string {
  const line = String.fromCharCode(...bytes).trimEnd();
  return line.startsWith(`${name}:`) ? line.slice(name.length + 1).trim() : line;
}

/** Of cells and of AAL5; of a handoff. */
function cellWords(field: string, value: number, words: InspectorWords): string {
  switch (field) {
    case 'atm.payloadType':
      return value === END_OF_PDU ? words.lastCell(`${value}`) : words.notLastCell(`${value}`);
    case 'llcSnap.dsap':
    case 'llcSnap.ssap':
      return `0x${hexOf(value)}, SNAP`;
    case 'llcSnap.control':
      return `0x${hexOf(value)}, UI`;
    case 'llcSnap.organization':
      return `0x${value.toString(16).padStart(6, '0')}`;
    case 'aal5.length':
    case 'handoff.sendWindow':
    case 'handoff.length':
      return words.bytes(`${value}`);
    default:
      return `${value}`;
  }
}

const flagsOf = (value: number, flags: Readonly<Record<string, number>>): string =>
  Object.entries(flags)
    .flatMap(([name, bit]) => (value & bit ? [name.toUpperCase()] : []))
    .join(', ');
