// Where two things happen so nearly at one instant that a clock of whole nanoseconds may have them the other way round: what a difference
// that ns-2's clock does not have hangs on.

/** Up to so far apart, s: some nanoseconds are cut off on every hop, and add up against a timer and a clock. */
const NEARLY = 1e-6;

/** Sums of doubles differ by so much where exact times are the same, s. */
const SAME = 1e-12;

export class CloseCalls {
  private readonly calls: { readonly at: number; readonly words: string }[] = [];

  /** @param at when, s. @param apart how far the two are, s; more than a little is not noted. @param words what they are */
  note(at: number, apart: number, words: string): void {
    const distance = Math.abs(apart);
    if (!(distance <= NEARLY)) return;
    const by = distance <= SAME ? 'at one instant' : `${Number((distance * 1e9).toPrecision(2))} ns apart`;
    this.calls.push({ at, words: `${words}, ${by}` });
  }

  /** The last one up to a time in s, in words. */
  lastUpTo(time: number): string | undefined {
    const call = this.calls.findLast(({ at }) => at <= time + NEARLY);
    return call && `${call.words} at ${call.at.toFixed(9)} s`;
  }
}
