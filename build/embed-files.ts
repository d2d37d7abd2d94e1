// What other pages load from this site: the element and the plugin for reveal.js, each one file by a name that stays, with
// nothing else to be fetched. Plain scripts, no modules: a browser takes those from another host without asking it.

import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const FILES = ['lectern-run', 'lectern-reveal'] as const;
const source = (name: string): string => fileURLToPath(new URL(`../src/embed/${name}.ts`, import.meta.url));

async function bundled(name: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: source(name), formats: ['iife'], name: name.replaceAll('-', '_'), fileName: name },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

export function embedFiles(): Plugin {
  return {
    name: 'embed-files',
    async generateBundle() {
      for (const name of FILES) this.emitFile({ type: 'asset', fileName: `${name}.js`, source: await bundled(name) });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const name = FILES.find((each) => request.url?.endsWith(`/${each}.js`));
        if (name === undefined) return next();
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.end(await bundled(name));
      });
    },
  };
}
