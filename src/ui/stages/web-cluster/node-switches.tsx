// A press on a node lets it fail at the cursor, a press on one that is down brings it back: the setting "Failed node", which
// is among all settings, too. With the keyboard the nodes are one stop of the Tab key, and arrows go from one to the next.

import { type KeyboardEvent, useRef, useState } from 'react';
import { settingAt } from '../../../scenarios/kit/run-spec.ts';
import { useFirstWords, useIsLocked, useLecternContext, useLecternStore } from '../../foundation/context.ts';
import type { ClusterPlan } from './plan.ts';
import './node-switches.css';

/** Narrower than this nobody hits the node that is meant, CSS pixels. */
const NARROWEST = 24;

/** Which of `count` has the focus after a key; undefined if the key stands for nothing here. */
function focusAfter(key: string, current: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, current + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, current - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

export function NodeSwitches({ plan: { nodes } }: { readonly plan: ClusterPlan }) {
  const words = useFirstWords().webCluster;
  const { playback } = useLecternContext();
  const store = useLecternStore();
  const group = useRef<HTMLFieldSetElement>(null);
  const [current, setCurrent] = useState(0);
  const locked = useIsLocked('down');
  if (locked || nodes.length < 2 || nodes[0]!.width < NARROWEST) return null;
  const press = (node: number): void => {
    const { spec, setParam } = store.getState();
    const isDown = Number(settingAt(spec, 'down', playback.now)) === node;
    setParam('down', isDown ? 0 : node, 'set');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = focusAfter(event.key, current, nodes.length);
    if (next === undefined) return;
    event.preventDefault();
    // Home and End are also the page's.
    event.stopPropagation();
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  const stop = Math.min(current, nodes.length - 1);
  return (
    <fieldset ref={group} className="node-switches" aria-label={words.nodes} onKeyDown={onKeyDown}>
      {nodes.map(({ number, x, y, width, height }) => (
        <button
          key={number}
          type="button"
          className="node-switch"
          tabIndex={number === stop ? 0 : -1}
          style={{ left: x, top: y, width, height }}
          aria-label={words.failNode(number + 1)}
          title={words.failNode(number + 1)}
          onFocus={() => setCurrent(number)}
          onClick={() => press(number + 1)}
        />
      ))}
    </fieldset>
  );
}
