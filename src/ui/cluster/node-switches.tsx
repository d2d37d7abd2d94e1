// A click on a node lets it fail at the cursor, a click on one that is down brings it back: the setting "Failed node", which
// keys and phones reach among all settings, where it is seen.

import { type Text, text } from '../../scenarios/kit/text.ts';
import { settingAt } from '../changes.ts';
import { useLecternContext, useLecternStore, useText } from '../context.ts';
import type { ClusterPlan } from './cluster-plan.ts';
import './node-switches.css';

/** Narrower than this nobody hits the node that is meant, CSS pixels. */
const NARROWEST = 24;

const titleOf = (node: number, say: (words: Text) => string): string =>
  say(
    text(`Let node ${node} fail at the cursor, or bring it back`, `커서 시각에 노드 ${node} 고장 내기, 또는 되살리기`),
  );

export function NodeSwitches({ plan: { nodes, measures } }: { readonly plan: ClusterPlan }) {
  const say = useText();
  const { playback } = useLecternContext();
  const store = useLecternStore();
  if (measures.compact || nodes.length < 2 || nodes[0]!.width < NARROWEST) return null;
  const press = (node: number): void => {
    const { spec, setParam } = store.getState();
    const isDown = Number(settingAt(spec, 'down', playback.now)) === node;
    setParam('down', isDown ? 0 : node, 'set');
  };
  return nodes.map(({ number, x, y, width, height }) => (
    <button
      key={number}
      type="button"
      className="node-switch"
      // Up to thirty-two more stops of the Tab key would lie before the settings.
      tabIndex={-1}
      style={{ left: x, top: y, width, height }}
      aria-label={titleOf(number + 1, say)}
      title={titleOf(number + 1, say)}
      onClick={() => press(number + 1)}
    />
  ));
}
