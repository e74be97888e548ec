import { once } from 'node:events';

/** For a product whose garbage is to be collected on demand: it listens to a debugger on a free port of this machine. */
export const withDebugger = { NODE_OPTIONS: '--expose-gc --inspect=127.0.0.1:0' };

/**
 * Has a product collect its garbage, as a debugger would ask it to: what is in use afterwards is really kept. `output` is
 * what the product has said, among it the address for debuggers.
 */
export async function garbageCollector(output: string): Promise<{ collect: () => Promise<void>; close: () => void }> {
  const address = output.match(/ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/)?.[0];
  if (!address) throw new Error('the product listens to no debugger');
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let id = 0;
  return {
    collect: async () => {
      const asked = ++id;
      const done = new Promise<void>((resolve, reject) => {
        const hear = ({ data }: MessageEvent) => {
          const answer = JSON.parse(data);
          if (answer.id !== asked) return;
          socket.removeEventListener('message', hear);
          if (answer.error || answer.result?.exceptionDetails) reject(new Error(`no garbage was collected: ${data}`));
          else resolve();
        };
        socket.addEventListener('message', hear);
      });
      // Not HeapProfiler.collectGarbage, which throws compiled code away, too.
      socket.send(JSON.stringify({ id: asked, method: 'Runtime.evaluate', params: { expression: 'gc()' } }));
      await done;
    },
    close: () => socket.close(),
  };
}
