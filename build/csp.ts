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

/** Inline text is allowed by its hash, one by one: what starts the worker of a scenario early, and what 404.html has because it cannot know the way to other files. */
const hashes = (html: string, inline: RegExp): string =>
  [...html.matchAll(inline)]
    .map(([, text = '']) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');

/** The policy of a page, which allows its inline text and no other. */
export const policyOf = (html: string): string =>
  policy(hashes(html, /<script>([\s\S]*?)<\/script>/g), hashes(html, /<style>([\s\S]*?)<\/style>/g));

export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyOf(html) },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
