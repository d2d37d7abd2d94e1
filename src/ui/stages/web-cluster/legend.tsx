// What lines, dots and rings on the stage mean: streams where time runs fast, single requests in slow motion.

import { useFirstWords, useLectern } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import type { WebClusterWords } from '../../i18n/web-cluster.en.ts';
import { isSlowMotion } from './measures.ts';
import './legend.css';
import { TEXT } from '../../theme/text-sizes.ts';

/** A sign by the name of its style. */
type Sign = keyof WebClusterWords['legend'];

const STREAMS: readonly Sign[] = ['at-once', 'asked', 'followed'];
const SINGLE: readonly Sign[] = ['reply', 'read', 'handed', 'followed'];

/** Of a sign with the space after it, and between entries, CSS pixels; as in legend.css. */
const SIGN = 22;
const GAP = 14;

interface Props {
  /** Room there is, CSS pixels; what does not fit is left out, the last first. */
  readonly room: number;
  /** Is there a single front end? */
  readonly front: boolean;
  readonly style?: object;
}

export function ClusterLegend({ room, front, style }: Props) {
  const { legend: words, frontLegend: frontWords } = useFirstWords().webCluster;
  const isSlow = useLectern(({ speed }) => isSlowMotion(speed));
  const said = front ? { ...words, ...frontWords } : words;
  let left = room + GAP;
  const shown = (isSlow ? SINGLE : STREAMS).filter((sign) => {
    left -= textWidth(said[sign], TEXT.note, 400) + SIGN + GAP;
    return left >= 0;
  });
  return (
    <span className="cluster-legend" style={style} data-off-picture="">
      {shown.map((sign) => (
        <span key={sign}>
          <i className={`sign-${sign}`} />
          {said[sign]}
        </span>
      ))}
    </span>
  );
}
