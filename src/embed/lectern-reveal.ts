// `lectern-reveal.js`, the plugin for reveal.js as a script of its own: `Reveal.initialize({ plugins: [LecternReveal] })`.

import { plugin } from './reveal-plugin.ts';

Object.assign(globalThis, { LecternReveal: plugin });
