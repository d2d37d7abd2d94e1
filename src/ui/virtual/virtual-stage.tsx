// The virtual server at the cursor, for now as a list: every host with what it has to queue at and how busy that is. What
// moves between them is not drawn yet.

import { type RunRecord, valueAt } from '../../runner/record.ts';
import { useAtCursor } from '../context.ts';
import './virtual-stage.css';

export function VirtualStage() {
  const lines = useAtCursor(({ runner, playback }) => (runner.record ? written(runner.record, playback.now) : ''));
  return (
    <div className="stage virtual-stage">
      {lines.split('\n').map((line) => {
        const [host = '', ...stations] = line.split('\t');
        return (
          <div key={host} className="virtual-host">
            <strong>{host}</strong>
            {stations.map((station) => (
              <Station key={station.split(' ')[0]} words={station} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

function Station({ words }: { readonly words: string }) {
  const percent = Number(/(\d+) %/.exec(words)?.[1] ?? 0);
  return (
    <span className="virtual-station" data-full={percent >= 95 || undefined}>
      {words}
    </span>
  );
}

/** One line for each host, its stations behind tabs: `D`, `D-cpu 27 %`, `D-out 99 %`. */
function written(record: RunRecord, now: number): string {
  const { nodes, links } = record.layout;
  const uses = record.gauges.filter(({ name }) => name === 'use');
  const hosts = [...nodes.map(({ name }) => name), ...(links.some(({ role }) => role === 'hub') ? ['hub'] : [])];
  const lines = hosts.map((host) => {
    const stations = links.flatMap(({ from, place }, link) => {
      const gauge = uses.find((each) => each.link === link);
      const use = gauge ? valueAt(gauge, now) : 0;
      return from === host ? [`${place} ${Math.round(100 * (use || 0))} %`] : [];
    });
    return [host, ...stations].join('\t');
  });
  return lines.join('\n');
}
