// The built page on a plain gzip server that counts what it sends.

import { mkdtempSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { staticServer } from '../build/static-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Not a literal where it is imported, so that the bundler leaves it alone. */
export const fetched = <T>(name: string): Promise<T> => import(name);

export async function buildPage(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'lectern-page-'));
  const { build } = await fetched<typeof import('vite')>('vite');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

export interface Served {
  readonly server: Server;
  readonly address: string;
  /** Bytes of the bodies sent so far, as they were sent. */
  sent: number;
}

export function serve(folder: string): Promise<Served> {
  const server = staticServer(folder);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      const served: Served = { server, address: `http://127.0.0.1:${port}/`, sent: 0 };
      server.prependListener('request', (_, response) => {
        const end = response.end.bind(response) as (body: string | Buffer) => typeof response;
        response.end = (body: unknown) => {
          // A page that is not new is answered without one.
          const whole = (body ?? '') as string | Buffer;
          served.sent += Buffer.byteLength(whole);
          return end(whole);
        };
      });
      resolve(served);
    });
  });
}
