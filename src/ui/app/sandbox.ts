// In a sandboxed frame the page has no origin of its own, and a browser starts no worker there from a file of the host. It
// does start a worker from a few lines of the page's own, and those may import the file, as the page imports its scripts, if
// the host sends Access-Control-Allow-Origin (docs/hosting.md). They keep what the page says meanwhile.

const starterOf = (file: string): string => `
const early = [];
const keep = ({ data }) => early.push(data);
addEventListener('message', keep);
import(${JSON.stringify(file)}).then(() => {
  removeEventListener('message', keep);
  for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
}, (error) => setTimeout(() => { throw error; }));`;

class SandboxedWorker extends Worker {
  constructor(file: string | URL, { name = '' }: WorkerOptions = {}) {
    const starter = new Blob([starterOf(String(file))], { type: 'text/javascript' });
    // No module: Chromium starts none from a page without an origin.
    super(URL.createObjectURL(starter), { name });
  }
}

/** To be called before the first worker is started. */
export function startWorkersInSandbox(): void {
  if (self.origin === 'null') globalThis.Worker = SandboxedWorker;
}
