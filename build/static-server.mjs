// A plain static host: files of one folder under one base path, directory index, gzip, 404.html. No rewrites, and one
// header that a host may leave out: with it a page in a sandboxed frame, whose origin is nobody's, gets its scripts.

import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const KINDS = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};
/** Named after their contents by the build: a browser need never ask whether they have changed. */
const NAMED_BY_CONTENT = /\/assets\/[^/]+-[\w-]{8}\.\w+$/;
const PACKED = /^(text\/|application\/(json|manifest)|image\/svg)/;

/** @typedef {{ tag: string, kind: string, plain: Buffer, gzip: Buffer | undefined }} Page */

/**
 * @param {string} folder what to serve
 * @param {string} base the path it is served under, beginning and ending with a slash
 */
export function staticServer(folder, base = '/') {
  /** @type {Map<string, Page>} */
  const pages = new Map();

  /** @param {string} file @returns {Page} */
  function load(file) {
    const { mtimeMs, size } = statSync(file);
    const tag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    const known = pages.get(file);
    if (known?.tag === tag) return known;
    const plain = readFileSync(file);
    const kind = KINDS[extname(file)] ?? 'application/octet-stream';
    // Packed once and sent often, so as small as it gets.
    const page = { tag, kind, plain, gzip: PACKED.test(kind) ? gzipSync(plain, { level: 9 }) : undefined };
    pages.set(file, page);
    return page;
  }

  return createServer((request, response) => {
    /** @param {number} status @param {Record<string, string | number>} headers @param {Buffer | string} [body] */
    const answer = (status, headers, body = '') => {
      response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' });

    const [path = '/', query] = (request.url ?? '/').split('?');
    const file = fileOf(folder, base, path);
    const isFolder = file !== undefined && statSync(file, { throwIfNoEntry: false })?.isDirectory();
    if (isFolder && !path.endsWith('/')) {
      return answer(301, { Location: path + (query === undefined ? '/' : `/?${query}`) });
    }
    const wanted = isFolder ? join(file, 'index.html') : file;
    const exists = wanted !== undefined && statSync(wanted, { throwIfNoEntry: false })?.isFile();
    const missing = join(folder, '404.html');
    if (!exists && !statSync(missing, { throwIfNoEntry: false })) return answer(404, {}, 'Not found');

    const page = load(exists ? wanted : missing);
    const headers = {
      'Content-Type': page.kind,
      'Cache-Control': exists && NAMED_BY_CONTENT.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Access-Control-Allow-Origin': '*',
      ETag: page.tag,
      Vary: 'Accept-Encoding',
    };
    if (exists && request.headers['if-none-match'] === page.tag) {
      response.writeHead(304, headers);
      return response.end();
    }
    const packed = page.gzip && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    return packed
      ? answer(exists ? 200 : 404, { ...headers, 'Content-Encoding': 'gzip' }, page.gzip)
      : answer(exists ? 200 : 404, headers, page.plain);
  });
}

/**
 * The file an address means, or undefined if it is outside the folder or no address at all.
 * @param {string} folder
 * @param {string} base
 * @param {string} path
 */
function fileOf(folder, base, path) {
  if (!path.startsWith(base)) return undefined;
  try {
    const inside = normalize(decodeURIComponent(path.slice(base.length)));
    const leaves = inside === '..' || inside.startsWith(`..${sep}`) || inside.includes('\0');
    return leaves ? undefined : join(folder, inside);
  } catch {
    return undefined;
  }
}
