// The static host of `npm start` and of the browser tests: an honest stand-in for any other, and closed to the rest of
// the machine.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticServer } from '../../build/static-server.mjs';

const parent = mkdtempSync(join(tmpdir(), 'lectern-host-'));
const folder = join(parent, 'site');
const server = staticServer(folder, '/course/');

beforeAll(async () => {
  mkdirSync(join(folder, 'reno'), { recursive: true });
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'reno', 'index.html'), 'reno');
  writeFileSync(join(folder, '404.html'), 'no such page');
  writeFileSync(join(folder, 'app.js'), 'let a = 1;'.repeat(100));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'page-Db0k_bU-.js'), 'let b = 2;');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true });
});

/** Asks with the path exactly as written; `fetch` would tidy it. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the static host', () => {
  it('finds the index of a folder, and sends a folder without its slash to the one with', async () => {
    expect(String((await ask('/course/')).body)).toBe('home');
    expect(String((await ask('/course/reno/?x=1')).body)).toBe('reno');
    expect(await ask('/course/reno?x=1')).toMatchObject({ status: 301, headers: { location: '/course/reno/?x=1' } });
  });

  it('packs text for those who accept it, says what it is, and remembers', async () => {
    const plain = await ask('/course/app.js');
    expect(plain.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8', 'content-length': '1000' });
    const packed = await ask('/course/app.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip' });
    // What pages in a sandboxed frame need to get their scripts.
    expect(plain.headers).toMatchObject({ 'access-control-allow-origin': '*' });
    expect(packed.body.length).toBeLessThan(plain.body.length);
    expect((await ask('/course/app.js', { 'if-none-match': String(plain.headers['etag']) })).status).toBe(304);
    expect((await ask('/course/app.js', {}, 'HEAD')).body.length).toBe(0);
    expect((await ask('/course/app.js', {}, 'POST')).status).toBe(405);
  });

  it('lets browsers keep what is named after its contents, and has them ask for all else', async () => {
    const kept = async (path: string) => (await ask(path)).headers['cache-control'];
    expect(await kept('/course/assets/page-Db0k_bU-.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/course/assets/page-Db0k_bU2.js')).toBe('no-cache');
    for (const path of ['/course/', '/course/reno/', '/course/app.js']) expect(await kept(path)).toBe('no-cache');
  });

  it.each([
    '/course/../secret.txt',
    '/course/%2e%2e/secret.txt',
    '/course/..%2fsecret.txt',
    '/course/%00',
    '/course/%',
    '/course/none',
    '/',
    '/secret.txt',
  ])('has no page at %s', async (path) => {
    const { status, body } = await ask(path);
    expect([status, String(body)]).toEqual([404, 'no such page']);
  });
});
