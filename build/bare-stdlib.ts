// Lets @stdlib take for granted what every browser of the page has: typed arrays and Object.defineProperty. Its arithmetic
// stays as it is; what goes are stand-ins for browsers of long ago, three quarters of its size, and the licence text that
// each of its files repeats (build.license in vite.config.ts collects the licences). Node runs the whole package.

import type { Plugin } from 'vite';

const NATIVE: Readonly<Record<string, string>> = {
  'array-float64': 'Float64Array',
  'array-uint8': 'Uint8Array',
  'array-uint16': 'Uint16Array',
  'array-uint32': 'Uint32Array',
  'utils-define-property': 'Object.defineProperty',
};

export function bareStdlib(): Plugin {
  return {
    name: 'bare-stdlib',
    load(id) {
      const name = /\/@stdlib\/([^/]+)\/lib\/index\.js$/.exec(id)?.[1] ?? '';
      return name in NATIVE ? `module.exports = ${NATIVE[name]};` : undefined;
    },
  };
}
