// Two machines for a test, which are this one under two names: an ssh server of its own on a free port, with keys of its own.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { until } from './own-slurm.ts';

export class OwnMachines {
  readonly folder = mkdtempSync(join(tmpdir(), 'lectern-ssh-'));
  /** `one` and `two` are there, `gone` is not. */
  readonly env: NodeJS.ProcessEnv = { ...process.env, PARALLEL_SSH: `ssh -F ${join(this.folder, 'config')}` };
  private server: ChildProcess | undefined;

  async start(): Promise<void> {
    const port = await freePort();
    for (const name of ['host', 'key'])
      execFileSync('/usr/bin/ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', this.at(name)]);
    writeFileSync(this.at('authorized'), readFileSync(this.at('key.pub')), { mode: 0o600 });
    const server = [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${this.at('host')}`,
      `AuthorizedKeysFile ${this.at('authorized')}`,
      'PidFile none',
      'StrictModes no',
      'UsePAM no',
    ];
    writeFileSync(this.at('sshd'), `${server.join('\n')}\n`);
    const client = (name: string, port: number): string =>
      `Host ${name}\nHostName 127.0.0.1\nPort ${port}\nIdentityFile ${this.at('key')}\nStrictHostKeyChecking no\nUserKnownHostsFile ${this.at('known')}\nLogLevel ERROR\n`;
    writeFileSync(this.at('config'), client('one two', port) + client('gone', 1));
    mkdirSync('/run/sshd', { recursive: true });
    this.server = spawn('/usr/sbin/sshd', ['-D', '-f', this.at('sshd')], { stdio: 'ignore' });
    await until(() => this.answers(), 'ssh');
  }

  stop(): void {
    this.server?.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private answers(): boolean {
    try {
      execFileSync('ssh', ['-F', this.at('config'), 'one', 'true'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }

  private at(name: string): string {
    return join(this.folder, name);
  }
}
