// The content security policy, written into every built page as a meta element, because a static host sets no headers.
// Left out: `frame-ancestors`, which browsers ignore in a meta element (docs/hosting.md says what a host may add).
// The development server needs inline script and a socket, so the policy belongs to the build alone.

import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const policy = (scripts: string, styles: string): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    // `blob:` for src/ui/app/sandbox.ts: what such a worker may import is the same as for the page.
    "worker-src 'self' blob:",
    `style-src 'self'${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Inline text is allowed by its hash, one by one. Only 404.html has any: it cannot know the way to other files. */
const hashes = (html: string, inline: RegExp): string =>
  [...html.matchAll(inline)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');

export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const scripts = hashes(html, /<script>([\s\S]*?)<\/script>/g);
        const styles = hashes(html, /<style>([\s\S]*?)<\/style>/g);
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(scripts, styles) },
            injectTo: 'head-prepend',
          },
        ];
      },
    },
  };
}
