// Serves the built page and prints its address, nothing else: on the first free port from 4173, or with `--port` on
// exactly that one (tests). `--base /some/folder/` serves it in a sub-folder, as course sites do.

import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { staticServer } from './static-server.mjs';

const FIRST_PORT = 4173;
const { values } = parseArgs({ options: { port: { type: 'string' }, base: { type: 'string', default: '/' } } });
const folder = fileURLToPath(new URL('../dist', import.meta.url));
const server = staticServer(folder, values.base);
let port = values.port === undefined ? FIRST_PORT : Number(values.port);

server.on('listening', () => console.log(`http://127.0.0.1:${port}${values.base}`));
server.on('error', (error) => {
  const isTaken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
  if (!isTaken || values.port !== undefined || port >= FIRST_PORT + 1000) throw error;
  server.listen(++port, '127.0.0.1');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0));
server.listen(port, '127.0.0.1');
