// A connection of the web: one-way TCP that carries one transfer after the other, each told when it is acknowledged
// completely, opened anew for each of them (HTTP/1.0) or kept (HTTP/1.1). Requests and responses travel on connections of
// their own, as in ns-2's web modules; nothing is piggy-backed.

import { EngineError } from '../core/errors.ts';
import type { Probes } from '../core/probe.ts';
import type { RandomStream } from '../core/random.ts';
import type { Simulator } from '../core/simulator.ts';
import type { Nanos } from '../core/time.ts';
import { Timer } from '../core/timer.ts';
import type { Carrier } from '../net/carrier.ts';
import { declareFlow, type FlowListener, type FlowOptions, join, reopen, type TcpFlow } from '../tcp/flow.ts';

export interface ConnectionOptions<Route> extends Omit<FlowOptions<Route>, 'phase' | 'listener' | 'renewable'> {
  /** Kept between transfers. */
  readonly persistent: boolean;
  /** Draws where a sender's clock stands in its tick. */
  readonly phases: RandomStream;
  readonly listener?: Pick<FlowListener, 'onSegment' | 'onAck' | 'onTimeout' | 'onDelivered' | 'onArrived'> & {
    /** Another connection takes the place of the old one: segments are counted anew. */
    readonly onReopen?: () => void;
  };
}

export class WebConnection {
  readonly flow: TcpFlow;
  private readonly persistent: boolean;
  private readonly nextPhase: () => Nanos;
  private readonly onReopen: (() => void) | undefined;
  private onDone: (() => void) | null = null;
  private used = false;
  private toSend = 0;
  /** Made when it is first needed: most connections never wait. */
  private wait: Timer | null = null;
  private readonly sim: Simulator;

  constructor(sim: Simulator, carrier: Carrier<unknown>, options: ConnectionOptions<unknown>, probes: Probes) {
    const { persistent, phases, listener, profile } = options;
    this.sim = sim;
    this.persistent = persistent;
    this.nextPhase = () => phases.uniform() * profile.tick;
    this.onReopen = listener?.onReopen;
    const all: FlowListener = { ...listener, onDone: () => this.done() };
    const flow = { ...options, phase: this.nextPhase(), listener: all, renewable: !persistent };
    this.flow = declareFlow(sim, carrier, flow, probes);
  }

  /** The carrier is open: packets may go. */
  open(): void {
    join(this.flow);
  }

  /**
   * Sends this many units of the profile (bytes or packets) and calls back when all are acknowledged.
   * @param after is opened now, but starts sending this many ns later
   */
  transfer(units: number, onDone: () => void, after: Nanos = 0): void {
    if (this.onDone !== null) throw new EngineError('A connection carries one transfer at a time.');
    if (!this.persistent && this.used) {
      reopen(this.flow, this.nextPhase());
      this.onReopen?.();
    }
    this.used = true;
    this.onDone = onDone;
    if (after > 0) this.sendLater(units, after);
    else this.flow.sender.write(units);
  }

  private sendLater(units: number, after: Nanos): void {
    this.toSend = units;
    this.wait ??= new Timer(this.sim, () => this.flow.sender.write(this.toSend));
    this.wait.start(Math.round(after));
  }

  private done(): void {
    const { onDone } = this;
    this.onDone = null;
    onDone?.();
  }
}
