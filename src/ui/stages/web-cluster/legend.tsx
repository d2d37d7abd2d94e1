// What lines, dots and rings on the stage mean: streams where time runs fast, single requests in slow motion.

import { type Text, text } from '../../../scenarios/kit/text.ts';
import { useLectern, useText } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { isSlowMotion } from './dots.ts';
import './legend.css';

/** A sign, by the name of its style, and what it means. */
type Entry = readonly [sign: string, words: Text];

const FOLLOWED: Entry = ['followed', text('one request', '요청 하나')];

const STREAMS: readonly Entry[] = [
  ['at-once', text('served at once', '바로 처리')],
  ['asked', text('via the dispatcher', '디스패처를 거침')],
  FOLLOWED,
];

const SINGLE: readonly Entry[] = [
  ['reply', text('from memory', '메모리에서')],
  ['read', text('from disk', '디스크에서')],
  ['handed', text('handed off', '다른 노드로')],
  FOLLOWED,
];

/** Of a sign with the space after it, and between entries, CSS pixels; as in legend.css. */
const SIGN = 22;
const GAP = 14;

interface Props {
  /** Room there is, CSS pixels; what does not fit is left out, the last first. */
  readonly room: number;
  readonly style?: object;
}

export function ClusterLegend({ room, style }: Props) {
  const say = useText();
  const isSlow = useLectern(({ speed }) => isSlowMotion(speed));
  let left = room + GAP;
  const shown = (isSlow ? SINGLE : STREAMS).filter(([, words]) => {
    left -= textWidth(say(words), 12, 400) + SIGN + GAP;
    return left >= 0;
  });
  return (
    <span className="cluster-legend" style={style}>
      {shown.map(([sign, words]) => (
        <span key={sign}>
          <i className={`sign-${sign}`} />
          {say(words)}
        </span>
      ))}
    </span>
  );
}
