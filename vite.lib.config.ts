// The engine as a package that needs nothing else: everything it is made of is in its files, shared by its entries.

import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  // A dependency's messages to those who debug it: what is meant for Node needs a terminal.
  resolve: { alias: [{ find: /^debug$/, replacement: 'debug/src/browser.js' }] },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist-lib',
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // Node's would ask browsers for Node's modules, which only threads need.
      platform: 'neutral',
      input: {
        lectern: 'src/library/index.ts',
        threads: 'src/library/entries/threads.ts',
        thread: 'src/library/entries/thread.ts',
        workers: 'src/library/entries/workers.ts',
        'web-worker': 'src/library/entries/web-worker.ts',
      },
      output: {
        format: 'esm',
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name]-[hash].js',
        topLevelVar: false,
      },
    },
  },
});
