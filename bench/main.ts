// The benchmark command. `lectern bench` runs it; without arguments everything, with names only those parts.

import { runWorkload } from './workload.ts';

const [part, ...rest] = process.argv.slice(2).filter((word) => word !== 'bench');
if (part === 'workload') runWorkload(rest);
