// The words at the ways of packets: what the method does, names of the hosts in the middle, how much passes them, and what
// holds the others up.

import { useRef } from 'react';
import { amountOf } from '../../../plot/numbers.ts';
import { asWords } from '../../../scenarios/kit/format-value.ts';
import { wordsOfForwarding } from '../../../scenarios/virtual-server/forwarding-words.ts';
import { useLanguage, useLectern, useLecternContext, useVocabulary } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { useFrame } from '../../foundation/use-frame.ts';
import { RunningText } from '../../stage-kit/running-text.tsx';
import { write } from '../../stage-kit/write.ts';
import type { VirtualShared } from './canvas.ts';
import { virtualIndex } from './hosts.ts';
import type { HostBox, VirtualPlan } from './plan.ts';
import { bottlenecks } from './uses.ts';
import { bottleneckWords, hostName } from './words.ts';

interface Props {
  readonly plan: VirtualPlan;
  readonly shared: VirtualShared;
}

const EDGE = 24;
const COMPACT_EDGE = 16;
const TITLE_TOP = 8;
/** Between the method and what holds the others up, where they share a line. */
const BESIDE_METHOD = 12;

export function PathWords({ plan, shared }: Props) {
  const words = useVocabulary().virtual;
  const { director, gateway, hub, via, servers } = plan;
  return (
    <>
      <Title plan={plan} />
      <Name box={director} beside={hub !== undefined} />
      {hub && <Name box={hub} beside />}
      {gateway && <Name box={gateway} faint={via !== 'gateway'} beside={hub !== undefined} />}
      {servers.map((box) => (
        <span
          key={box.name}
          className="stage-name virtual-server-name"
          style={{ left: box.x + box.half.x + 6, top: box.y - 9 }}
        >
          {box.name}
        </span>
      ))}
      {!plan.compact && <Labels plan={plan} />}
      {via === 'director' && plan.rates && <Rate box={director} shared={shared} />}
      {via === 'gateway' && gateway && plan.rates && <Rate box={gateway} shared={shared} />}
      {via !== 'gateway' && gateway && plan.rates && (
        <span className="stage-name virtual-middle virtual-faint" style={below(gateway)}>
          {words.unused}
        </span>
      )}
    </>
  );
}

function Title({ plan }: Pick<Props, 'plan'>) {
  const words = useVocabulary().virtual;
  const language = useLanguage();
  const name = useLectern(({ spec }) => wordsOfForwarding(spec.params['method']).title[language]);
  const left = plan.compact ? COMPACT_EDGE : EDGE;
  const about = words.replies[plan.via];
  const width = textWidth(name, 13, 600) + 8;
  const isAlone = !Number.isNaN(plan.noteTop);
  const fits = isAlone && left + width + textWidth(about, 13, 400) < plan.pathsEnd;
  return (
    <>
      <span className="virtual-title" style={{ left, top: TITLE_TOP, maxWidth: plan.pathsEnd - left }}>
        <b>{name}</b> {fits && about}
      </span>
      <Bottleneck
        plan={plan}
        left={isAlone ? left : left + width + BESIDE_METHOD}
        top={isAlone ? plan.noteTop : TITLE_TOP}
      />
    </>
  );
}

const above = ({ x, y, half }: HostBox) => ({ left: x, top: y - half.y - 19 });
/** A hub has ways at its sides, so its name is a bit higher. */
const besideOf = ({ name, x, y, half }: HostBox) => ({
  left: x + half.x + 6,
  top: name === 'hub' ? y - half.y - 13 : y - 9,
  transform: 'none',
});
const below = ({ x, y, half }: HostBox) => ({ left: x, top: y + half.y + 2 });

/** Above its box, or at the right of it where ways leave upwards. */
function Name({
  box,
  faint = false,
  beside = false,
}: {
  readonly box: HostBox;
  readonly faint?: boolean;
  readonly beside?: boolean;
}) {
  const words = useVocabulary().virtual;
  const place = beside ? besideOf(box) : { ...above(box), maxWidth: 2 * box.half.x + 14 };
  return (
    <span className={`stage-name virtual-middle ${faint ? 'virtual-faint' : 'stage-name-focus'}`} style={place}>
      {hostName(box.name, words)}
    </span>
  );
}

/** Height of a label, and of the highest line below it. */
const LABEL = 24;
/** The name of the director may be a bit wider than its box. */
const BESIDE = 8;

/** Which lines are requests, and what tunnelling adds to them. */
function Labels({ plan: { clients, director, servers, wraps, hub } }: Pick<Props, 'plan'>) {
  const words = useVocabulary().virtual;
  const start = (clients[0]?.x ?? 0) + 20;
  const top = director.y - director.half.y - 19;
  const middle = start + (director.x - director.half.x - start) * 0.45;
  const [left, right] = [director.x - director.half.x - BESIDE, director.x + director.half.x + BESIDE];
  const isFree = !hub && (clients[0]?.y ?? 0) > top + LABEL;
  const end = servers[0] && servers[0].x - servers[0].half.x;
  return (
    <>
      {isFree && (
        <span className="stage-link virtual-label" style={{ left: middle, top, maxWidth: 2 * (left - middle) }}>
          {words.requests}
        </span>
      )}
      {wraps && !hub && end !== undefined && (
        <span
          className="stage-link virtual-label virtual-tunnel"
          style={{ left: right, top: top - 2, maxWidth: end - right }}
        >
          {textWidth(words.tunnel, 12, 400) <= end - right ? words.tunnel : words.tunnelShort}
        </span>
      )}
    </>
  );
}

/** What passes a host, below it. */
function Rate({ box, shared }: { readonly box: HostBox; readonly shared: VirtualShared }) {
  const language = useLanguage();
  return (
    <RunningText
      className="stage-name virtual-middle virtual-rate"
      style={below(box)}
      read={() => {
        const rate = shared.canvas?.traffic?.rate(undefined, undefined) ?? 0;
        return rate > 0 ? asWords(amountOf('rate', rate, language, 3)) : '';
      }}
    />
  );
}

interface BottleneckProps extends Pick<Props, 'plan'> {
  readonly left: number;
  readonly top: number;
}

/** The longest wording that fits. */
function Bottleneck({ plan, left, top }: BottleneckProps) {
  const language = useLanguage();
  const words = useVocabulary().virtual;
  const { runner } = useLecternContext();
  const bold = useRef<HTMLElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const refused = useRef<HTMLSpanElement>(null);
  useFrame((now) => {
    const { record } = runner;
    const index = record && virtualIndex(record.layout);
    if (!record || !index) return;
    const turned = record.marks.filter(({ kind, at }) => kind === 'refused' && at <= now).length;
    const said = turned > 0 ? words.refused(turned) : '';
    const room = plan.pathsEnd - left - (said ? textWidth(said, 13, 600) + 16 : 0);
    const wordings = bottleneckWords(bottlenecks(record, index, now), language);
    const fits = wordings.find((parts) => textWidth(parts.join(' '), 13, 600) < room) ?? wordings.at(-1)!;
    write(bold.current, fits[0]);
    // With the space before it: one that stood by itself would move with what is bold.
    write(rest.current, fits[0] && fits[1] ? ` ${fits[1]}` : fits[1]);
    write(refused.current, said);
  });
  return (
    <span className="virtual-title" style={{ left, top, maxWidth: plan.pathsEnd - left }}>
      <b ref={bold} />
      <span ref={rest} className="virtual-what" />
      <span ref={refused} className="virtual-refused" />
    </span>
  );
}
