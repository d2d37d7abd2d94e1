// A Slurm of its own for a test: munge, a controller and one node of two processors, as processes of whoever runs the test, with
// all their files in one folder. Nothing of a Slurm that the machine may have is touched.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';

/** Tasks of one array at most, less one. */
const MAX_ARRAY = 64;

export class OwnSlurm {
  readonly folder = mkdtempSync(join(tmpdir(), 'lectern-slurm-'));
  readonly env: NodeJS.ProcessEnv = { ...process.env, SLURM_CONF: join(this.folder, 'slurm.conf') };
  private readonly processes = new Map<string, ChildProcess>();

  async start(): Promise<void> {
    chmodSync(this.folder, 0o755); // munged wants its socket to be within everybody's reach
    for (const name of ['state', 'spool']) mkdirSync(this.at(name));
    writeFileSync(this.at('munge.key'), randomBytes(128), { mode: 0o600 });
    const [controller, node] = [await freePort(), await freePort()];
    writeFileSync(this.at('slurm.conf'), this.configuration(controller, node));
    this.daemon('munged', [
      ...['--foreground', '--num-threads=2', `--key-file=${this.at('munge.key')}`, `--socket=${this.at('munge.sock')}`],
      ...['pid', 'log', 'seed'].map((file) => `--${file}-file=${this.at(`munge.${file}`)}`),
    ]);
    await until(() => existsSync(this.at('munge.sock')), 'munged');
    this.daemon('slurmctld', ['-D']);
    this.startNode();
    await until(() => /idle/.test(this.tell('sinfo', '-h', '-o', '%t')), 'a node that is idle');
  }

  startNode(): void {
    this.daemon('slurmd', ['-D', '-N', 'node1']);
  }

  /** The node is gone with everything that ran on it, as if its plug had been pulled. */
  loseNode(): void {
    this.processes.get('slurmd')?.kill('SIGKILL');
    for (const pid of this.onNode()) process.kill(pid, 'SIGKILL');
  }

  stopController(): void {
    this.processes.get('slurmctld')?.kill('SIGKILL');
  }

  /** What one of Slurm's programs prints; nothing if it fails. */
  tell(program: string, ...args: readonly string[]): string {
    try {
      return execFileSync(program, args, { env: this.env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch {
      return '';
    }
  }

  async stop(): Promise<void> {
    this.tell('scancel', '--name=lectern');
    for (const name of ['slurmd', 'slurmctld', 'munged']) {
      const child = this.processes.get(name);
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) continue;
      child.kill('SIGTERM');
      await new Promise((resolve) => child.on('close', resolve));
    }
    for (const pid of this.onNode()) process.kill(pid, 'SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Processes that have this Slurm's configuration in their surroundings and serve or are its jobs. */
  private onNode(): readonly number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => {
        try {
          const isOurs = readFileSync(`/proc/${pid}/environ`, 'utf8').includes(
            `SLURM_CONF=${this.env['SLURM_CONF']}\0`,
          );
          return isOurs && (isStep(pid) || readFileSync(`/proc/${pid}/environ`, 'utf8').includes('SLURM_JOB_ID='));
        } catch {
          return false; // It is gone, or somebody else's.
        }
      });
  }

  private daemon(name: string, args: readonly string[]): void {
    this.processes.set(name, spawn(`/usr/sbin/${name}`, args, { env: this.env, stdio: 'ignore' }));
  }

  private at(name: string): string {
    return join(this.folder, name);
  }

  private configuration(controller: number, node: number): string {
    const host = hostname().split('.')[0];
    const user = userInfo().username;
    return `ClusterName=lectern
SlurmctldHost=${host}(127.0.0.1)
SlurmctldPort=${controller}
SlurmdPort=${node}
AuthType=auth/munge
AuthInfo=socket=${this.at('munge.sock')}
SlurmUser=${user}
SlurmdUser=${user}
StateSaveLocation=${this.at('state')}
SlurmdSpoolDir=${this.at('spool')}
SlurmctldPidFile=${this.at('slurmctld.pid')}
SlurmdPidFile=${this.at('slurmd.pid')}
SlurmctldLogFile=${this.at('slurmctld.log')}
SlurmdLogFile=${this.at('slurmd.log')}
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
AccountingStorageType=accounting_storage/none
MpiDefault=none
MaxArraySize=${MAX_ARRAY}
SlurmdTimeout=4
KillWait=1
ReturnToService=2
SchedulerParameters=sched_interval=1,batch_sched_delay=0,requeue_delay=1
NodeName=node1 NodeHostname=${host} NodeAddr=127.0.0.1 Port=${node} CPUs=2
PartitionName=short Nodes=node1 Default=YES
`;
  }
}

const isStep = (pid: number): boolean => /^slurmstepd/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));

/** @throws Error if it does not become so within half a minute */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  for (let tries = 0; !isSo(); tries++) {
    if (tries > 300) throw new Error(`${what}: waited for in vain`);
    await pause(100);
  }
}
