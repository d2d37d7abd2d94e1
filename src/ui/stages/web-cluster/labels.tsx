// The words on the stage of a cluster that stand still: what things are called and what the picture means.

import { whole } from '../../../plot/numbers.ts';
import { useLanguage, useLectern, useVocabulary } from '../../foundation/context.ts';
import { textWidth } from '../../foundation/text-width.ts';
import { nodeSigns } from './node-signs.ts';
import type { Box, ClusterPlan, NodeBox } from './plan.ts';

export function ClusterLabels({ plan }: { readonly plan: ClusterPlan }) {
  const words = useVocabulary().cluster;
  const { measures, entry, dispatcher, nodes } = plan;
  const { compact } = measures;
  const signs = nodeSigns(plan, words);
  const entryName = textWidth(words.entry, 13, 500) + 8 <= entry.width ? words.entry : words.entryShort;
  return (
    <>
      {!compact && <Clients plan={plan} />}
      <span className="cluster-inside" style={inside(entry)}>
        {entryName}
      </span>
      <span className="cluster-inside cluster-strong" style={inside(dispatcher)}>
        {words.dispatcher}
      </span>
      {nodes.map((node) => (
        <NodeName key={node.number} node={node} plan={plan} isWhole={signs.name === 'whole'} />
      ))}
    </>
  );
}

const inside = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, lineHeight: `${height}px` });

function Clients({ plan }: { readonly plan: ClusterPlan }) {
  const words = useVocabulary().cluster;
  const language = useLanguage();
  const isOpen = useLectern((state) => state.spec.params['loop'] === 'open');
  const count = useLectern((state) => Number(state.spec.params[isOpen ? 'reqs' : 'users'] ?? 0));
  const [bold, rest] = (isOpen ? words.visitors : words.users)(whole(count, language));
  const { clients, entry, measures } = plan;
  const left = clients.x + clients.width + 8;
  const room = entry.x - left - 6;
  const lines = measures.headHeight >= 28 && textWidth(rest, 13, 400) <= room;
  if (textWidth(bold, 13, 600) > room) return null;
  return (
    <div
      className={lines ? 'cluster-two' : 'cluster-two cluster-one'}
      style={{ left, top: measures.headY - (lines ? 18 : 9) }}
    >
      <strong>{bold}</strong>
      {lines && <span>{rest}</span>}
    </div>
  );
}

const NUMBERED = 13;

interface NameProps {
  readonly node: NodeBox;
  readonly plan: ClusterPlan;
  /** Or its number alone. */
  readonly isWhole: boolean;
}

function NodeName({ node, plan, isWhole }: NameProps) {
  const words = useVocabulary().cluster;
  const number = String(node.number + 1);
  // Where numbers have no room, the first and every fifth are enough to count by.
  if (node.width < NUMBERED && !(node.number === 0 || (node.number + 1) % 5 === 0)) return null;
  const top = node.y + (plan.measures.name - 18) / 2;
  return (
    <span
      className="cluster-node cluster-strong"
      style={
        isWhole ? { left: node.bar.x, top } : { left: node.x + node.width / 2, top, transform: 'translateX(-50%)' }
      }
    >
      {isWhole ? words.node(number) : number}
    </span>
  );
}
