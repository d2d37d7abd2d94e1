// Parts of a sweep on other machines, by GNU parallel over ssh: it copies the program there, gives each processor a part, brings
// the parts back, gives a part that failed to another machine, and takes away what it left (parallel(1); tried with 20221122).

import { basename } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { type Division, type Look, type Place, PROGRAM, partCommand } from './place.ts';
import { type Asking, answer, ask } from './tool.ts';

/** Of each part, on different machines where there are several. */
const TRIES = 3;
/** In the folder of the division. It is overwritten, so it has a name that people's own logs do not have. */
export const JOBLOG = 'lectern-jobs.log';
/** Nothing that ssh or a shell would take for an option or a command of its own. `:` is this machine. */
const MACHINE = /^(\d+\/)?(:|(\w[\w.-]*@)?(\w[\w.-]*|\[[\da-f:.]+\])(:\d+)?)$/i;

export class GnuParallel implements Place {
  readonly name: string;
  private readonly division: Division;
  private readonly hosts: string;
  /** What was said of each part, by machines and by those who could not reach them. */
  private said = new Map<number, string[]>();
  private asking: Asking | undefined;
  private over = true;

  /** @param hosts as `--sshlogin` takes them: `user@one,two,4/three`. @throws UsageError for what is no machine */
  constructor(division: Division, hosts: string) {
    const wrong = hosts.split(',').find((host) => !MACHINE.test(host));
    if (wrong !== undefined)
      throw new UsageError(`--on ssh: "${wrong}" is no machine; write one,user@two,4/three (four parts at once).`);
    this.division = division;
    this.hosts = hosts;
    this.name = `GNU parallel on ${hosts}`;
  }

  async resume(): Promise<boolean> {
    return false;
  }

  async ask(parts: readonly number[]): Promise<void> {
    this.said = new Map();
    this.over = false;
    const { folder } = this.division;
    this.asking = ask('parallel', parallelArguments(this.division, this.hosts, parts), {
      cwd: folder,
      onError: (line) => this.hear(line),
    });
    void this.asking.told.finally(() => {
      this.over = true;
    });
  }

  async look(): Promise<Look> {
    if (!this.over) return { underWay: true, remarks: [] };
    const told = await this.asking?.told;
    if (told === undefined) {
      throw new UsageError('--on ssh: GNU parallel was not found. Without --on the sweep is computed here.');
    }
    // However often it is asked, it ends at once.
    if (told.status !== 0 && (await answer('rsync', ['--version'])) === undefined) {
      throw new UsageError('--on ssh: rsync was not found here. Without --on the sweep is computed here.');
    }
    return { underWay: false, remarks: [] };
  }

  async why(part: number): Promise<string | undefined> {
    const lines = this.said.get(part) ?? this.said.get(OF_NO_PART) ?? [];
    return (lines.findLast((line) => line.startsWith('lectern: ')) ?? lines[0])?.replace(/^lectern: /, '');
  }

  async stop(): Promise<void> {
    // The first keeps it from beginning further parts, the second ends those that it has begun.
    for (let times = 0; times < 2; times++) this.asking?.end();
    await this.asking?.told;
  }

  private hear(line: string): void {
    const [, part, words = line] = /^part (\d+):\t(.*)$/.exec(line) ?? [];
    const said = words.replace(/part \d+:\s*$/, '').trim();
    if (said === '' || said.startsWith('{') || /^(rsync|parallel: Warning)/.test(said)) return;
    const number = part === undefined ? OF_NO_PART : Number(part);
    this.said.set(number, [...(this.said.get(number) ?? []), said]);
  }
}

const OF_NO_PART = -1;

export function parallelArguments(division: Division, hosts: string, parts: readonly number[]): readonly string[] {
  return [
    ...['--sshlogin', hosts, '--retries', String(TRIES), '--tagstring', 'part {}:', '--joblog', JOBLOG],
    ...['--workdir', `.cache/${basename(division.folder)}`, '--basefile', PROGRAM, '--cleanup'],
    ...['--return', `part-{}-of-${division.of}.jsonl`],
    partCommand(division, 'node', '{}'),
    ...[':::', ...parts.map(String)],
  ];
}
