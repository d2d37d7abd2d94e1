// A sweep whose parts are computed at another place: asks for all parts, waits, reads what came, and asks again for what was
// lost, cancelled or damaged. What is there stays, so the same command goes on wherever it was stopped.

import { existsSync, rmSync } from 'node:fs';
import { counted, forms } from '../../explain/words/forms.en.ts';
import { runsOf } from '../../runner/sweep/sweep.ts';
import type { SweepResults } from '../../runner/sweep/sweep-results.ts';
import type { Terminal } from '../command.ts';
import { ProgressReport } from '../sweep/progress.ts';
import { mergedParts, partFile, partThere, type Swept } from '../sweep/sweep-parts.ts';
import { DivisionFolder } from './division-folder.ts';
import type { Division, Place } from './place.ts';

/** Rounds that brought no part at all before it is given up. */
const IN_VAIN = 3;
const DAMAGED = 'came damaged';
/** Between two looks: the first comes soon, for a sweep that takes seconds; a cluster is not asked four times a minute for ever. */
const FIRST_LOOK = 200;
const LAST_LOOK = 15_000;

export class DividedSweep {
  private readonly swept: Swept;
  private readonly division: Division;
  private readonly folder: DivisionFolder;
  private readonly place: Place;
  private readonly terminal: Terminal;
  private readonly report: ProgressReport;
  private readonly begun = performance.now();
  private readonly said = new Set<string>();
  private readonly damaged = new Set<number>();
  private atFirst = 0;
  private stopped = false;
  private wake: () => void = () => undefined;

  constructor(swept: Swept, division: Division, place: Place, terminal: Terminal) {
    this.swept = swept;
    this.division = division;
    this.folder = new DivisionFolder(division);
    this.place = place;
    this.terminal = terminal;
    this.report = new ProgressReport(terminal, () => performance.now());
  }

  /** @returns undefined if the person stopped it. @throws UsageError, Error in one line */
  async run(): Promise<SweepResults | undefined> {
    const { program } = this.terminal;
    if (program === undefined) throw new Error('what runs elsewhere is the bundle of the command line');
    this.folder.prepare(program);
    const ignore = this.terminal.onInterrupt?.(() => {
      this.stopped = true;
      this.wake();
    });
    try {
      return await this.rounds();
    } catch (error) {
      this.folder.undo();
      throw error;
    } finally {
      ignore?.();
    }
  }

  /** Takes away what only this sweep needed; whatever else is in the folder stays. */
  tidy(): void {
    this.folder.tidy();
  }

  private async rounds(): Promise<SweepResults | undefined> {
    let wanted = await this.wanted();
    this.atFirst = this.division.of - wanted.length;
    if (this.atFirst > 0) {
      this.terminal.note(
        `${this.atFirst} of ${counted(this.division.of, 'part')} ${forms(this.atFirst, 'is', 'are')} already in ${this.division.folder}.`,
      );
    }
    let isAsked = wanted.length > 0 && (await this.place.resume());
    for (let inVain = 0; wanted.length > 0; ) {
      if (!isAsked) await this.place.ask(wanted);
      const { name } = this.place;
      const what = wanted.length === 1 ? 'one part' : `${wanted.length} parts`;
      if (name !== undefined) this.terminal.note(isAsked ? `Following ${name}.` : `Asked for ${what}: ${name}.`);
      isAsked = false;
      await this.follow();
      if (this.stopped) {
        await this.place.stop();
        this.say('cancelled');
        this.terminal.note(`Stopped. ${this.kept()}`);
        return undefined;
      }
      const left = await this.wanted();
      inVain = left.length < wanted.length ? 0 : inVain + 1;
      wanted = left;
      if (wanted.length > 0) await this.explain(wanted, inVain === IN_VAIN);
    }
    this.say('done');
    return mergedParts(this.division.folder, this.division.of).results;
  }

  /** Parts that are not there. A damaged one is taken away. */
  private async wanted(): Promise<readonly number[]> {
    const { folder, of } = this.division;
    const wanted: number[] = [];
    this.damaged.clear();
    for (let part = 0; part < of; part++) {
      const found = partThere(folder, { part, of }, this.swept);
      if (found === 'whole') continue;
      wanted.push(part);
      if (found !== 'damaged') continue;
      this.damaged.add(part);
      rmSync(partFile(folder, { part, of }));
    }
    return wanted;
  }

  private async follow(): Promise<void> {
    for (let pause = FIRST_LOOK; !this.stopped; pause = Math.min(LAST_LOOK, pause * 1.2)) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pause);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      if (this.stopped) return;
      const { underWay, remarks } = await this.place.look();
      for (const remark of remarks) this.once(remark);
      if (!underWay) return;
      this.say('running');
    }
  }

  private async explain(parts: readonly number[], givenUp: boolean): Promise<void> {
    const reasons = new Map<string, number[]>();
    for (const part of parts) {
      const why = this.damaged.has(part) ? DAMAGED : ((await this.place.why(part)) ?? 'why is not known');
      reasons.set(why, [...(reasons.get(why) ?? []), part]);
    }
    const lines = [...reasons].map(([why, parts]) => reasonWords(why, parts, this.division.of));
    if (givenUp) {
      // The folder goes, too, where nothing is in it.
      const kept = this.there() === 0 ? '' : ` ${this.kept()}`;
      throw new Error(`${lines.join('; ')}. Asked ${IN_VAIN} times in vain.${kept}`);
    }
    for (const line of lines) this.terminal.note(`${line[0]!.toUpperCase()}${line.slice(1)}. Asking again.`);
  }

  private kept(): string {
    const { folder, of } = this.division;
    return `${this.there()} of ${counted(of, 'part')} ${forms(of === 1 ? 1 : this.there(), 'is', 'are')} in ${folder}; the same command goes on from there.`;
  }

  private there(): number {
    const { folder, of } = this.division;
    return Array.from({ length: of }, (_, part) => part).filter((part) => existsSync(partFile(folder, { part, of })))
      .length;
  }

  /** In runs, as every sweep: parts have nearly equally many. */
  private say(phase: 'running' | 'done' | 'cancelled'): void {
    const runs = runsOf(this.swept.sweep);
    const share = this.there() / this.division.of;
    const here = share - this.atFirst / this.division.of;
    const seconds = (performance.now() - this.begun) / 1000;
    this.report.say({
      phase,
      done: Math.floor(runs * share),
      of: runs,
      secondsLeft: here > 0 ? (seconds / here) * (1 - share) : undefined,
    });
  }

  private once(line: string): void {
    if (!this.said.has(line)) this.terminal.note(line);
    this.said.add(line);
  }
}

/** `parts 3, 7 of 16 did not come: the disk is full` */
function reasonWords(why: string, parts: readonly number[], of: number): string {
  const isDamaged = why === DAMAGED;
  const reason = isDamaged ? DAMAGED : `did not come: ${why.replace(/\.$/, '')}`;
  if (parts.length < of || of === 1)
    return `${parts.length === 1 ? 'part' : 'parts'} ${parts.join(', ')} of ${of} ${reason}`;
  return isDamaged ? `all ${of} parts ${reason}` : `none of ${of} parts ${reason.replace('did not come', 'came')}`;
}
