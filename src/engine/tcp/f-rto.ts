// Was the timeout spurious? F-RTO, RFC 5682: after a timeout one segment is sent again, then two new ones, and the ACKs tell.
// Read it beside the RFC: section 2.1 where nothing is SACKed, 3.1 with SACK. While a timeout is judged it stands between the
// sender and its loss recovery (`Selective`), so that a sender that judges none pays nothing. The RFC leaves open what to do
// about a spurious timeout: here the window is restored as RFC 4015 (Eifel response) says, steps 8 and 9.
// Left out on purpose: the timer that is made more careful (RFC 4015 step 11), what else to do where the data end (appendix A), and judging a timeout that repeats another (Linux does).

import type { StandsBecause } from '../core/marks.ts';
import { hasNewData, type Selective } from './selective.ts';
import type { TcpSender } from './sender.ts';

/** Step 2b: new segments that may be sent before the second ACK. */
const NEW_SEGMENTS = 2;

/** What a timeout takes away. In the sender's unit. */
interface Before {
  readonly flightSize: number;
  readonly ssthresh: number;
}

export class FRto implements Selective {
  spuriousTimeouts = 0;
  private readonly sender: TcpSender;
  private readonly initialWindow: number;
  /** Who has the ACKs otherwise; null: the rules of duplicate ACKs. */
  private usual: Selective | null = null;
  /** Which ACK is waited for; `settling`: it has come, and nothing is sent before the window is right. */
  private step: 'none' | 'first' | 'second' | 'settling' = 'none';
  /** Data below were outstanding at the last timeout (`recover`, RecoveryPoint). */
  private recover = 0;
  private timedOut = 0;
  private before: Before = { flightSize: 0, ssthresh: 0 };
  private newSegments = 0;
  /** An ACK since the timeout had ECE. */
  private echoed = false;

  /** @param initialWindow IW of RFC 5681, in the sender's unit */
  constructor(sender: TcpSender, initialWindow: number) {
    this.sender = sender;
    this.initialWindow = initialWindow;
  }

  attach(): void {
    // It knows its sender.
  }

  /** Another connection begins. */
  reopen(): void {
    this.step = 'none';
    this.recover = 0;
  }

  /** Step 1, before the window is cut. */
  onTimeout(): void {
    const { sender } = this;
    const { sndUna, sndMax, flightSize } = sender;
    const { ssthresh } = sender.congestion;
    this.stepAside();
    // A timeout in a recovery is not judged; neither is that of a SYN.
    const isOpening = sndUna === 0 && sender.segments.hasSyn;
    const point = Math.max(this.recover, sender.selective?.recoveryPoint ?? 0);
    this.step = point > sndUna || isOpening ? 'none' : 'first';
    this.recover = sndMax;
    this.timedOut = sndUna;
    this.before = { flightSize, ssthresh };
    this.newSegments = 0;
    this.echoed = false;
  }

  /** The segment has been sent again, or will be once there is room for it. */
  afterTimeout(): void {
    if (this.step !== 'first') return;
    this.usual = this.sender.selective;
    this.sender.selective = this;
  }

  onAck(ack: number, blocks: readonly number[]): void {
    const { sender, usual } = this;
    this.echoed ||= sender.ecn?.echoes === true;
    const sacked = usual === null ? 0 : usual.hear!(ack, blocks);
    // Neither a new ACK nor a duplicate.
    if (ack < sender.sndUna || sender.flightSize === 0) return;
    if (this.step === 'second') this.onSecondAck(ack, blocks, sacked);
    else if (ack > sender.sndUna || usual === null) this.onFirstAck(ack);
    // 3.1 step 2: with SACK a duplicate ACK says nothing yet.
  }

  /** Before the first ACK as ever, which a window of one segment allows once; after it, new segments only. */
  send(): void {
    const { sender } = this;
    if (this.step === 'first') {
      sender.selective = this.usual;
      sender.sendWhatWindowAllows();
      sender.selective = this;
    } else if (this.step === 'second') {
      sender.sndNxt = sender.sndMax;
      while (this.newSegments < NEW_SEGMENTS && sender.room.isOpen && hasNewData(sender, sender.rwnd)) {
        this.newSegments++;
        sender.transmit(sender.sndNxt);
      }
    }
  }

  /** Step 2. */
  private onFirstAck(ack: number): void {
    const { sender } = this;
    const why = this.reasonToStop(ack);
    if (why === undefined) {
      // 2b.
      this.step = 'second';
      sender.acknowledge(ack);
      return;
    }
    // 2a: the conventional recovery.
    this.stepAside();
    sender.marks.timeoutStands(this.timedOut, why, sender.congestion.cwnd);
    if (ack > sender.sndUna) sender.acknowledge(ack);
    else sender.duplicates.onDuplicateAck();
  }

  private reasonToStop(ack: number): StandsBecause | undefined {
    const { sndUna, sndNxt, sndMax, segments } = this.sender;
    if (ack === sndUna) return 'duplicate';
    if (ack >= this.recover) return 'all';
    // What was sent again ends at SND.NXT.
    if (ack < sndNxt) return 'part';
    // The receiver's window is constant, so what the ACK covers makes room for one.
    return sndMax >= segments.written ? 'no-data' : undefined;
  }

  /** Step 3. */
  private onSecondAck(ack: number, blocks: readonly number[], sacked: number): void {
    const { sender, usual, recover } = this;
    const { sndUna } = sender;
    const isNew = ack > sndUna;
    let highest = ack;
    for (let place = 1; place < blocks.length; place += 2) highest = Math.max(highest, blocks[place]!);
    const isGenuine = usual === null ? !isNew : highest > recover || (!isNew && sacked === 0);
    this.step = 'settling';
    if (isNew) sender.acknowledge(ack);
    const { cwnd } = sender.congestion;
    this.stepAside();
    if (isGenuine) this.onGenuine(highest > recover ? 'beyond' : 'later');
    else this.onSpurious(ack - sndUna + sacked, cwnd);
    sender.sendWhatWindowAllows();
  }

  /** 3a: two round trips have passed, so the window may be three segments. */
  private onGenuine(why: StandsBecause): void {
    const { sender } = this;
    const { congestion, smss } = sender;
    congestion.cwnd = 3 * smss;
    sender.sndNxt = sender.sndUna;
    sender.marks.timeoutStands(this.timedOut, why, congestion.cwnd);
  }

  /** 3b, and RFC 4015: go on with new data, with a window that lets out no burst, and slow start up to what was out. */
  private onSpurious(acked: number, cwndBefore: number): void {
    const { sender, before, initialWindow } = this;
    const { congestion, flightSize } = sender;
    this.spuriousTimeouts++;
    this.recover = sender.sndUna;
    sender.sndNxt = sender.sndMax;
    // RFC 4015: not if there is congestion all the same.
    const isRestored = !this.echoed;
    const cwnd = isRestored ? flightSize + Math.min(acked, initialWindow) : congestion.cwnd;
    const ssthresh = isRestored ? Math.max(before.flightSize, before.ssthresh) : congestion.ssthresh;
    congestion.onSpuriousTimeout!(cwnd, ssthresh, sender.sndUna);
    sender.probes.threshold(congestion);
    const numbers = [flightSize, acked, initialWindow, cwndBefore, cwnd, before.flightSize, before.ssthresh, ssthresh];
    sender.marks.spuriousTimeout(this.timedOut, [...numbers, this.echoed ? 1 : 0]);
  }

  private stepAside(): void {
    if (this.sender.selective === this) this.sender.selective = this.usual;
    this.usual = null;
    this.step = 'none';
  }
}
