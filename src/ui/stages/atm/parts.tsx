// The nodes of the paper's figure 6 as buttons, each at its place; pressed, they tell their rule. Where stations are too many
// for that, one button leads to all rules. The Tab key stops at the first sender's and receiver's only: the others are alike.

import type { CSSProperties, ReactNode } from 'react';
import { useFirstWords, useLectern } from '../../foundation/context.ts';
import { nameOfPart, type PartName, YATS_NAMES } from './part-names.ts';
import type { AtmPlan, Station } from './plan.ts';

interface Props {
  readonly plan: AtmPlan;
  readonly onPart: (part: PartName) => void;
}

/** Between the bar of a timer and what stands beside it. */
const BESIDE_TIMER = 24;

export function Parts({ plan, onPart }: Props) {
  const words = useFirstWords().atm;
  const { buffer, demux, titleTop, compact, senders, receivers, side } = plan;
  const chained = senders[0]!.parts.length > 0;
  const [bar] = plan.timers;
  const allLeft = compact || !bar ? side : Math.max(buffer.left, bar.x + bar.width + BESIDE_TIMER);
  return (
    <>
      {senders.map((station) => (
        <StationParts key={station.flow} station={station} host={words.sender(station.name)} onPart={onPart} />
      ))}
      {!compact && (
        <Part part="switch" className="atm-switch" style={{ left: buffer.left, top: titleTop - 2 }} onPart={onPart} />
      )}
      {chained && (
        <Part
          part="demux"
          className="atm-demux"
          style={{ left: demux.left + demux.width / 2, top: demux.top + demux.height + 11 }}
          onPart={onPart}
        />
      )}
      {receivers.map((station) => (
        <StationParts key={station.flow} station={station} host={words.receiver(station.name)} onPart={onPart} />
      ))}
      {!chained && (
        <Part part="source" className="atm-all" style={{ left: allLeft }} onPart={onPart}>
          {words.allRules}
        </Part>
      )}
    </>
  );
}

interface StationProps extends Pick<Props, 'onPart'> {
  readonly station: Station;
  readonly host: string;
}

function StationParts({ station: { parts, flow }, host, onPart }: StationProps) {
  const words = useFirstWords().atm;
  const policy = useLectern(({ spec }) => spec.params['policy']);
  const nameOf = (part: PartName) => nameOfPart(part, words, policy);
  return parts.map(({ part, left, top, width, height }) => (
    <button
      key={part}
      type="button"
      className="atm-part"
      data-on-picture=""
      tabIndex={flow === 0 ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={words.ruleOf(nameOf(part), YATS_NAMES[part], host)}
      style={{ left, top, width, height }}
      onClick={() => onPart(part)}
    >
      {nameOf(part)}
    </button>
  ));
}

interface PartProps extends Pick<Props, 'onPart'> {
  readonly part: PartName;
  readonly className: string;
  readonly style: CSSProperties;
  /** What stands on it, if not its name. */
  readonly children?: ReactNode;
}

function Part({ part, className, style, children, onPart }: PartProps) {
  const words = useFirstWords().atm;
  const name = words.parts[part];
  return (
    <button
      type="button"
      className={`atm-link-button ${className}`}
      data-on-picture={children ? undefined : ''}
      aria-haspopup="dialog"
      aria-label={children ? undefined : words.ruleOf(name, YATS_NAMES[part], '')}
      style={style}
      onClick={() => onPart(part)}
    >
      {children ?? name}
    </button>
  );
}
