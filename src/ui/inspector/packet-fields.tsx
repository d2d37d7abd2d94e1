// The fields of a packet and its bytes: whatever field is pointed at or come to by keys, its bytes are marked, and the other way
// round. Each of the two is one stop for the Tab key; arrows go through it.

import { type KeyboardEvent, type PointerEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { whole } from '../../plot/numbers.ts';
import type { Layer } from '../../wire/dissect.ts';
import { useLanguage, useWords } from '../foundation/context.ts';
import type { FieldLine, LayerLines } from './field-words.ts';
import { asciiOf, type HexRow, hexOf, hexRows, PER_ROW } from './hex.ts';
import './packet-fields.css';

/** Bytes of the packet, from the first to behind the last. */
interface Marked {
  readonly from: number;
  readonly to: number;
}

interface PacketProps {
  readonly bytes: Uint8Array;
  readonly layers: readonly Layer[];
  readonly lines: readonly LayerLines[];
}

/** A mouse that goes leaves nothing marked; what a finger was on stays when it is lifted. */
const onLeave =
  (clear: () => void) =>
  ({ pointerType }: PointerEvent): void => {
    if (pointerType !== 'touch') clear();
  };

const overlaps = (a: Marked, b: Marked): boolean => a.from < b.to && b.from < a.to;

export function PacketFields({ bytes, layers, lines }: PacketProps) {
  const words = useWords().inspector;
  const fields = useMemo(() => lines.flatMap((layer) => layer.fields), [lines]);
  const [marked, setMarked] = useState<Marked>();
  const [field, setField] = useState<string>();
  const mark = (line: FieldLine | undefined, at: Marked | undefined = line): void => {
    setField(line?.key);
    setMarked(at);
  };
  const isMarked = (line: FieldLine): boolean =>
    field === undefined ? marked !== undefined && overlaps(line, marked) : line.key === field;
  return (
    <>
      <section aria-labelledby="inspector-fields">
        <h3 id="inspector-fields">{words.fieldsTitle}</h3>
        <Fields lines={lines} fields={fields} isMarked={isMarked} onMark={mark} />
      </section>
      <section aria-labelledby="inspector-bytes" className="inspector-dump">
        <h3 id="inspector-bytes">{words.bytesTitle}</h3>
        <Bytes bytes={bytes} layers={layers} fields={fields} marked={marked} onMark={(at) => mark(undefined, at)} />
      </section>
    </>
  );
}

interface FieldsProps {
  readonly lines: readonly LayerLines[];
  readonly fields: readonly FieldLine[];
  isMarked(line: FieldLine): boolean;
  onMark(line: FieldLine | undefined): void;
}

function Fields({ lines, fields, isMarked, onMark }: FieldsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = fields.findIndex(isMarked);
  const onKeyDown = (event: KeyboardEvent): void => {
    const last = fields.length - 1;
    const next = { ArrowDown: Math.min(last, current + 1), ArrowUp: Math.max(0, current - 1), Home: 0, End: last }[
      event.key
    ];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMark(fields[next]);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div
      ref={list}
      className="inspector-fields"
      role="listbox"
      tabIndex={0}
      aria-labelledby="inspector-fields"
      aria-activedescendant={current >= 0 ? `${id}${fields[current]!.key}` : undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        if (current < 0 && event.currentTarget.matches(':focus-visible')) onMark(fields[0]);
      }}
      onPointerLeave={onLeave(() => onMark(undefined))}
    >
      {lines.map((layer) => (
        <FieldGroup key={layer.name} id={id} layer={layer} isMarked={isMarked} onMark={onMark} />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<FieldsProps, 'isMarked' | 'onMark'> {
  readonly id: string;
  readonly layer: LayerLines;
}

function FieldGroup({ id, layer, isMarked, onMark }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of the options of a list, not of a form
    <div role="group" aria-label={layer.name}>
      <p className="inspector-layer" aria-hidden="true">
        {layer.name}
      </p>
      {layer.fields.map((line) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its option
        <div
          key={line.key}
          id={`${id}${line.key}`}
          role="option"
          aria-selected={isMarked(line)}
          className="inspector-field"
          onPointerEnter={() => onMark(line)}
          onPointerDown={() => onMark(line)}
        >
          <span>{line.name}</span>
          <span className="inspector-value">{line.value}</span>
        </div>
      ))}
    </div>
  );
}

interface BytesProps {
  readonly bytes: Uint8Array;
  readonly layers: readonly Layer[];
  readonly fields: readonly FieldLine[];
  readonly marked: Marked | undefined;
  onMark(at: Marked | undefined): void;
}

/** By how many bytes a key goes on. */
const MOVES: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: PER_ROW,
  ArrowUp: -PER_ROW,
};

function Bytes({ bytes, layers, fields, marked, onMark }: BytesProps) {
  const words = useWords().inspector;
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => hexRows(bytes.length, layers), [bytes, layers]);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const first = marked && place.current?.querySelector(`[data-byte="${marked.from}"]`);
    first?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = MOVES[event.key];
    if (move === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const to = marked ? marked.from + move : 0;
    const next = shownByte(rows, Math.min(bytes.length - 1, Math.max(0, to)), move);
    onMark({ from: next, to: next + 1 });
    const names = fields.filter((field) => overlaps(field, { from: next, to: next + 1 })).map(({ name }) => name);
    setSaid(words.byte(next, hexOf(bytes[next]!), names.join(', ')));
  };
  const point = ({ target }: PointerEvent): void => {
    const byte = target instanceof HTMLElement ? target.dataset['byte'] : undefined;
    if (byte !== undefined) onMark({ from: Number(byte), to: Number(byte) + 1 });
  };
  return (
    <>
      <div
        ref={place}
        className="inspector-bytes"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows go from byte to byte
        tabIndex={0}
        aria-label={words.bytesLead(whole(bytes.length, language))}
        onKeyDown={onKeyDown}
        onPointerOver={point}
        onPointerDown={point}
        onPointerLeave={onLeave(() => onMark(undefined))}
      >
        <Dump bytes={bytes} rows={rows} marked={marked} />
      </div>
      <span className="out-of-sight" aria-live="polite">
        {said}
      </span>
    </>
  );
}

interface DumpProps {
  readonly bytes: Uint8Array;
  readonly rows: readonly HexRow[];
  readonly marked: Marked | undefined;
}

function Dump({ bytes, rows, marked }: DumpProps) {
  const words = useWords().inspector;
  const language = useLanguage();
  return rows.map(({ from, to, folded }) =>
    folded ? (
      <p key={from} className="inspector-folded">
        {words.folded(whole(to - from, language))}
      </p>
    ) : (
      <HexLine key={from} bytes={bytes} from={from} to={to} marked={marked} />
    ),
  );
}

/** A byte that is not folded away: the next one in the direction of the move. */
function shownByte(rows: readonly HexRow[], at: number, move: number): number {
  const fold = rows.find((row) => row.folded && row.from <= at && at < row.to);
  if (!fold) return at;
  return move > 0 ? fold.to : fold.from - 1;
}

interface HexLineProps extends Marked {
  readonly bytes: Uint8Array;
  readonly marked: Marked | undefined;
}

function HexLine({ bytes, from, to, marked }: HexLineProps) {
  const places = Array.from({ length: to - from }, (_, index) => from + index);
  const isMarked = (at: number): boolean => marked !== undefined && marked.from <= at && at < marked.to;
  const each = (className: string, write: (byte: number) => string) => (
    <span className={className}>
      {places.map((at) => (
        <span key={at} data-byte={at} data-marked={isMarked(at) || undefined}>
          {write(bytes[at]!)}
        </span>
      ))}
    </span>
  );
  return (
    <p className="inspector-row">
      <span className="inspector-offset">{from.toString(16).padStart(4, '0')}</span>
      {each('inspector-hex', hexOf)}
      {each('inspector-ascii', asciiOf)}
    </p>
  );
}
