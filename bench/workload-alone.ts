// The entry of a bundle that holds a workload and what it needs of the engine, nothing else: what is measured must not pay
// for reading and starting anything that does not belong to it. V8 is told what the command line tells it. Same arguments as
// `lectern bench workload`.

import { compileLater } from '../src/cli/compile-later.ts';
import { runWorkload } from './workload.ts';

compileLater();
runWorkload(process.argv.slice(3));
