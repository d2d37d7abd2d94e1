// Starts the worker of a page's runs. Compiled with the page, because that is where workers are started.

/** The worker that the head of the page has started before any script had come (build/early-start.ts). */
const early = globalThis as { earlyWorker?: Worker | undefined };

export function startWorker(scenario: string): Worker {
  const { earlyWorker } = early;
  early.earlyWorker = undefined;
  return earlyWorker ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: scenario });
}
