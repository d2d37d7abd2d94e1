// The command line as one file that needs nothing but Node; `--mode bench` makes the benchmark's bundle instead, `--mode
// workload` that of one workload alone.
// Measure bundles, never sources: imports are not folded across unbundled modules.

import { defineConfig } from 'vite';
import { lessonModules } from './build/lesson-modules.ts';

const ENTRIES: Readonly<Record<string, string>> = {
  lectern: 'src/cli/main.ts',
  bench: 'bench/main.ts',
  workload: 'bench/workload-alone.ts',
};

/** The workload alone is a script: Node takes 10 ms less to load one than a module. */
const outputOf = (name: string) =>
  name === 'workload'
    ? ({ format: 'cjs', entryFileNames: `${name}.cjs` } as const)
    : ({ format: 'esm', entryFileNames: `${name}.js` } as const);

export default defineConfig(({ mode }) => {
  const name = mode in ENTRIES ? mode : 'lectern';
  return {
    publicDir: false,
    plugins: [lessonModules()],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: ENTRIES[name]!,
      outDir: 'dist-cli',
      emptyOutDir: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { ...outputOf(name), topLevelVar: false, codeSplitting: false } },
    },
  };
});
