// Whether a Slurm can be started for the tests of sweeps on a cluster, and how to get one.

import { isExecutable, isRootOnDebian, run } from './programs.mjs';

const NEEDED = ['/usr/bin/sbatch', '/usr/sbin/slurmctld', '/usr/sbin/slurmd', '/usr/sbin/munged'];

export const NO_SLURM =
  'THE TESTS OF SWEEPS ON A REAL SLURM ARE LEFT OUT: there is none (on Debian: apt-get install slurm-wlm munge, as root).';

/** Is it there, or could it be installed? */
export function provideSlurm() {
  const isThere = () => NEEDED.every(isExecutable);
  if (!isThere() && isRootOnDebian() && run('apt-get', ['update', '-q'])) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'slurm-wlm', 'munge']);
  }
  return isThere();
}
