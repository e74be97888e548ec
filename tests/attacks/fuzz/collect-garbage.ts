import { once } from 'node:events';

/** For a product whose garbage is collected on demand: it accepts a debugger on a free port of this machine. */
export const withDebugger = { NODE_OPTIONS: '--expose-gc --inspect=127.0.0.1:0' };

/**
 * Makes a product collect its garbage through the debugger: memory in use afterwards is really kept. `output` is the
 * output of the product, which contains the address for debuggers.
 */
export async function garbageCollector(output: string): Promise<{ collect: () => Promise<void>; close: () => void }> {
  const address = output.match(/ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/)?.[0];
  if (!address) throw new Error('the product accepts no debugger');
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
      // Not HeapProfiler.collectGarbage, which also discards compiled code.
      socket.send(JSON.stringify({ id: asked, method: 'Runtime.evaluate', params: { expression: 'gc()' } }));
      await done;
    },
    close: () => socket.close(),
  };
}
