// The command line: `src/cli/main.ts` and `bench/main.ts`, each as one file that needs nothing but Node.
// Measure the bundle, never the sources: imports are not folded across unbundled modules.

import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';

const entries = { lectern: 'src/cli/main.ts', bench: 'bench/main.ts' };
const input = Object.fromEntries(Object.entries(entries).filter(([, path]) => existsSync(path)));

export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: 'dist-cli',
    target: 'node20',
    minify: false,
    rollupOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' } },
  },
});
