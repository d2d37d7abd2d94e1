// Does something after the messages that are already waiting: a message to oneself comes after those, and is not delayed as
// nested timeouts are.

/** For a realm that lives as long as its work: a worker. */
export function laterByMessage(): (action: () => void) => void {
  const channel = new MessageChannel();
  const waiting: (() => void)[] = [];
  channel.port1.onmessage = () => waiting.shift()?.();
  return (action) => {
    waiting.push(action);
    channel.port2.postMessage(0);
  };
}
