// The entry of a bundle that holds a workload and what it needs of the engine, nothing else: what is measured must not pay
// for reading and starting anything that does not belong to it. Same arguments as `lectern bench workload`.

import { runWorkload } from './workload.ts';

runWorkload(process.argv.slice(3));
