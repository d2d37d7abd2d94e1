// Whether the programs are there that sweeps on a cluster are tested with, a Slurm and GNU parallel over ssh, and how to get them.

import { isExecutable, isRootOnDebian, run } from './programs.mjs';

const SLURM = ['/usr/bin/sbatch', '/usr/sbin/slurmctld', '/usr/sbin/slurmd', '/usr/sbin/munged'];
const PARALLEL = ['/usr/bin/parallel', '/usr/bin/rsync', '/usr/sbin/sshd'];
const PACKAGES = ['slurm-wlm', 'munge', 'parallel', 'rsync', 'openssh-server', 'openssh-client'];

export const NO_SLURM =
  'THE TESTS OF SWEEPS ON A CLUSTER ARE LEFT OUT: there is no Slurm, or no GNU parallel, rsync and ssh server (on Debian, as root: apt-get install slurm-wlm munge parallel rsync openssh-server).';

/** Are they there, or could they be installed? */
export function provideSlurm() {
  const isThere = () => [...SLURM, ...PARALLEL].every(isExecutable);
  if (!isThere() && isRootOnDebian() && run('apt-get', ['update', '-q'])) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES]);
  }
  return isThere();
}
