// Reads a record for the stage of a cluster, and keeps what need not be read with every frame: the numbers that stand still
// for half a second, and what holds for the whole run (scales, plots of the load).

import type { Nanos } from '../../../engine/core/time.ts';
import type { RunRecord } from '../../../record/record.ts';
import { findGauge } from '../../../record/values.ts';
import { type QueueLook, queueLook } from './paint-dispatcher.ts';
import { type LoadLines, loadLines } from './paint-loads.ts';
import type { LoadScale } from './paint-nodes.ts';
import type { ClusterPlan } from './plan.ts';
import type { ClusterIndex } from './series.ts';
import { type ClusterState, clusterState, largest, roundUp, toldAt } from './state.ts';

export interface ClusterReading {
  readonly state: ClusterState;
  /** Requests per second at most, in the whole run. */
  readonly most: number;
  readonly look: QueueLook;
  readonly scale: LoadScale;
  readonly loads: LoadLines;
}

/** No scale of loads ends below this many connections. */
const LEAST_LOAD = 5;

type Whole = Omit<ClusterReading, 'state'>;

export class ClusterReader {
  private plan: ClusterPlan | undefined;
  private whole: Whole | undefined;
  private wholeKey = '';
  private state: ClusterState | undefined;
  private stateKey = '';

  arrange(plan: ClusterPlan): void {
    this.plan = plan;
    this.wholeKey = '';
  }

  read(record: RunRecord, index: ClusterIndex, now: Nanos, speed: number): ClusterReading {
    // While a run is computed it grows many times in a second; the plots may follow a little later.
    const wholeKey = `${record.run} ${record.done ? record.version : Math.floor((8 * record.computedTo) / record.horizon)}`;
    if (!this.whole || wholeKey !== this.wholeKey) {
      this.whole = this.readWhole(record, index);
      this.wholeKey = wholeKey;
    }
    const at = toldAt(now, speed);
    const stateKey = `${record.run} ${record.version} ${at}`;
    if (!this.state || stateKey !== this.stateKey) {
      this.state = clusterState(record, index, at);
      this.stateKey = stateKey;
    }
    return { ...this.whole, state: this.state };
  }

  private readWhole(record: RunRecord, index: ClusterIndex): Whole {
    const plan = this.plan!;
    const throughput = findGauge(record, 'throughput');
    const most = throughput ? largest(throughput) : 0;
    const highest = Math.max(LEAST_LOAD, ...index.connections.map(largest));
    return {
      most: Math.max(most, 1),
      look: queueLook(plan, largest(index.dispatcherQueue), roundUp),
      scale: { top: roundUp(highest), high: Number(record.spec.params['thigh'] ?? 0) },
      loads: loadLines(plan, index.connections, record.horizon, record.computedTo),
    };
  }
}
