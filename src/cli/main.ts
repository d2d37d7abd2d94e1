// The command line: `npm run -s lectern -- <command>`. The only file that knows the process it runs in.

import { lectern } from './command-line.ts';

// Whoever reads may stop reading (`| head`): that is no error.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
}

process.exitCode = await lectern(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  note: (text) => process.stderr.write(`${text}\n`),
});
