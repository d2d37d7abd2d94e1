// A plausible run of `reno` for tests and tools of the drawn parts: one sender A, router R, receiver B, a short queue, a
// plain Reno with fast retransmit and timeouts. Good to look at, no reference: the engine is the only model.

import { ms, seconds } from '../../src/engine/core/time.ts';
import { PACKET_KIND } from '../../src/record/logs.ts';
import type { Mark, MarkKind } from '../../src/record/record.ts';
import type { ParamValue, RunSpec } from '../../src/scenarios/kit/run-spec.ts';

export const FAKE_PLACES = ['A-R', 'R-B', 'B-R', 'R-A'] as const;
export const FAKE_GAUGES = [
  ['queue', 'packets'],
  ['cwnd', 'segments'],
  ['ssthresh', 'segments'],
  ['rttSample', 'ns'],
  ['srtt', 'ns'],
  ['rto', 'ns'],
  ['rexmt', 'ns'],
  ['received', 'bytes'],
  ['delivered', 'bytes'],
  ['arrived', 'bytes'],
] as const;
export type FakeGauge = (typeof FAKE_GAUGES)[number][0];

interface Packet {
  readonly segment: number;
  readonly kind: number;
  readonly bytes: number;
}
export interface FakeFlight extends Packet {
  readonly offeredAt: number;
  readonly startsAt: number;
  readonly arrivesAt: number;
}

/** Everything such a run leaves behind, as growing lists. */
export class FakeRun {
  readonly flights: FakeFlight[][] = FAKE_PLACES.map(() => []);
  readonly rows = new Map<FakeGauge, [time: number, value: number][]>(FAKE_GAUGES.map(([name]) => [name, []]));
  readonly marks: Mark[] = [];
  readonly horizon: number;
  private readonly spec: RunSpec;
  private readonly agenda: { at: number; order: number; action: () => void }[] = [];
  private readonly offered = FAKE_PLACES.map(() => 0);
  private readonly departures: number[][] = FAKE_PLACES.map(() => []);
  private now = 0;
  private order = 0;
  private cwnd = 3;
  private ssthresh: number;
  private next = 1;
  private highest = 0;
  private unacknowledged = 1;
  private duplicates = 0;
  private recovering = false;
  private srtt = 0;
  private rttvar = 0;
  private backoff = 1;
  private timerAt = Number.POSITIVE_INFINITY;
  private timed: { segment: number; at: number } | undefined;
  private expected = 1;
  private readonly held = new Set<number>();
  private received = 0;
  private readonly lastDrop = new Map<number, number>();
  private randomState = 12345;

  constructor(spec: RunSpec) {
    this.spec = spec;
    this.horizon = spec.params['end'] as number;
    spec.changes.forEach((change, index) => {
      this.at(change.at, () => this.mark('change', -1, -1, -1, { index }));
    });
    this.ssthresh = this.param('wnd');
    this.gauge('rto', this.rto());
    this.gauge('queue', 0);
    this.gauge('received', 0);
    this.gauge('delivered', 0);
    this.gauge('arrived', 0);
    this.transmit({ segment: 0, kind: PACKET_KIND.syn, bytes: 40 });
    this.setTimer();
    for (;;) {
      const event = this.agenda.shift();
      if (!event || event.at > this.horizon) break;
      this.now = event.at;
      event.action();
    }
  }

  private param(key: string): number {
    let value: ParamValue | undefined = this.spec.params[key];
    for (const change of this.spec.changes) if (change.key === key && change.at <= this.now) value = change.value;
    return value as number;
  }

  private at(at: number, action: () => void): void {
    const event = { at, order: this.order++, action };
    let place = this.agenda.length;
    while (place > 0 && this.agenda[place - 1]!.at > at) place--;
    this.agenda.splice(place, 0, event);
  }

  private gauge(name: FakeGauge, value: number): void {
    const rows = this.rows.get(name)!;
    if (name !== 'rttSample' && rows.at(-1)?.[1] === value) return;
    rows.push([this.now, value]);
  }

  private mark(
    kind: MarkKind,
    link: number,
    segment: number,
    cause: number,
    numbers: Record<string, number> = {},
  ): number {
    const flow = kind === 'change' ? -1 : 0;
    this.marks.push({ id: this.marks.length, kind, at: this.now, link, flow, segment, cause, numbers });
    return this.marks.length - 1;
  }

  private random(): number {
    this.randomState = (this.randomState * 1103515245 + 12345) % 2147483648;
    return this.randomState / 2147483648;
  }

  private offer(link: number, packet: Packet, deliver: () => void): void {
    const place = FAKE_PLACES[link]!;
    const n = this.offered[link]!++;
    const waiting = this.departures[link]!.filter((time) => time > this.now);
    this.departures[link] = waiting;
    const lost =
      (this.spec.kills.some((kill) => kill.place === place && kill.n === n) && 'kill') ||
      (link === 1 && waiting.length >= this.param('q') && 'drop') ||
      (link === 1 && this.random() < this.param('loss') && 'loss');
    if (lost) {
      const id = this.mark(lost, link, packet.segment, -1, { queue: waiting.length, limit: this.param('q') });
      this.lastDrop.set(packet.segment, id);
      return;
    }
    const core = link === 1 || link === 2;
    const startsAt = Math.max(this.now, waiting.at(-1) ?? 0);
    const leavesAt = startsAt + Math.round((packet.bytes * 8e9) / this.param(core ? 'bw' : 'abw'));
    const arrivesAt = leavesAt + this.param(core ? 'delay' : 'adelay');
    waiting.push(leavesAt);
    this.flights[link]!.push({ ...packet, offeredAt: this.now, startsAt, arrivesAt });
    if (link === 1) {
      this.gauge('queue', waiting.length);
      this.at(leavesAt, () => this.gauge('queue', this.departures[1]!.filter((time) => time > this.now).length));
    }
    this.at(arrivesAt, deliver);
  }

  private transmit(packet: Packet): void {
    this.offer(0, packet, () => this.offer(1, packet, () => this.arrive(packet)));
  }

  private arrive(packet: Packet): void {
    if (packet.kind !== PACKET_KIND.syn) {
      this.received += packet.bytes - 40;
      this.gauge('received', this.received);
      this.held.add(packet.segment);
      while (this.held.delete(this.expected)) this.expected++;
      this.gauge('delivered', (this.expected - 1) * this.param('mss'));
      const beyond = [...this.held].filter((segment) => segment > this.expected).length;
      this.gauge('arrived', (this.expected - 1 + beyond) * this.param('mss'));
    }
    const kind = packet.kind === PACKET_KIND.syn ? PACKET_KIND.syn : PACKET_KIND.ack;
    const reply = { segment: this.expected - 1, kind, bytes: 40 };
    this.offer(2, reply, () => this.offer(3, reply, () => this.acknowledged(reply)));
  }

  private rto(): number {
    const formula = this.srtt === 0 ? seconds(1) : this.srtt + Math.max(ms(1), 4 * this.rttvar);
    return Math.min(this.param('rmax'), Math.max(this.param('rmin'), formula) * this.backoff);
  }

  private setTimer(): void {
    const at = this.now + Math.round(this.rto());
    this.timerAt = at;
    this.gauge('rexmt', at);
    this.at(at, () => {
      if (this.timerAt === at) this.expire();
    });
  }

  private acknowledged(reply: Packet): void {
    if (reply.kind === PACKET_KIND.syn) {
      this.sample(this.now);
      this.send();
    } else if (reply.segment >= this.unacknowledged) this.advance(reply.segment);
    else this.repeated();
    this.gauge('cwnd', this.cwnd);
    this.gauge('ssthresh', this.ssthresh);
  }

  private sample(rtt: number): void {
    this.gauge('rttSample', rtt);
    this.rttvar = this.srtt === 0 ? rtt / 2 : 0.75 * this.rttvar + 0.25 * Math.abs(this.srtt - rtt);
    this.srtt = this.srtt === 0 ? rtt : 0.875 * this.srtt + 0.125 * rtt;
    this.backoff = 1;
    this.gauge('srtt', Math.round(this.srtt));
    this.gauge('rto', Math.round(this.rto()));
  }

  private advance(segment: number): void {
    if (this.timed && segment >= this.timed.segment) {
      this.sample(this.now - this.timed.at);
      this.timed = undefined;
    }
    this.unacknowledged = segment + 1;
    this.next = Math.max(this.next, this.unacknowledged);
    this.duplicates = 0;
    if (this.recovering) this.cwnd = this.ssthresh;
    this.recovering = false;
    this.cwnd += this.cwnd < this.ssthresh ? 1 : 1 / this.cwnd;
    if (this.unacknowledged > this.highest) {
      this.timerAt = Number.POSITIVE_INFINITY;
      this.gauge('rexmt', 0);
    } else this.setTimer();
    this.send();
  }

  private repeated(): void {
    this.duplicates++;
    if (this.duplicates === 3 && !this.recovering) {
      this.ssthresh = Math.max(2, Math.floor((this.highest + 1 - this.unacknowledged) / 2));
      this.cwnd = this.ssthresh + 3;
      this.recovering = true;
      const cause = this.mark('fast-retransmit', -1, this.unacknowledged, this.lastDrop.get(this.unacknowledged) ?? -1);
      this.setTimer();
      this.resend(this.unacknowledged, cause);
    } else if (this.recovering) {
      this.cwnd++;
      this.send();
    }
  }

  private expire(): void {
    const cause = this.mark('timeout', -1, this.unacknowledged, this.lastDrop.get(this.unacknowledged) ?? -1);
    this.ssthresh = Math.max(2, Math.floor((this.highest + 1 - this.unacknowledged) / 2));
    this.cwnd = 1;
    this.gauge('cwnd', 1);
    this.gauge('ssthresh', this.ssthresh);
    this.backoff *= 2;
    this.gauge('rto', Math.round(this.rto()));
    this.recovering = false;
    this.duplicates = 0;
    this.timed = undefined;
    this.setTimer();
    this.resend(this.unacknowledged, cause);
    this.next = this.unacknowledged + 1;
  }

  private resend(segment: number, cause: number): void {
    this.mark('retransmission', -1, segment, cause);
    this.timed = undefined;
    this.transmit({ segment, kind: PACKET_KIND.retransmission, bytes: this.param('mss') + 40 });
  }

  private send(): void {
    const window = Math.min(Math.floor(this.cwnd), this.param('wnd'));
    while (this.next < this.unacknowledged + window) {
      const segment = this.next++;
      if (segment <= this.highest) {
        this.resend(segment, -1);
        continue;
      }
      this.highest = segment;
      this.timed ??= { segment, at: this.now };
      if (this.timerAt === Number.POSITIVE_INFINITY) this.setTimer();
      this.transmit({ segment, kind: PACKET_KIND.data, bytes: this.param('mss') + 40 });
    }
  }
}
