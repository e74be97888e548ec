import { once } from 'node:events';

/** For a product whose garbage is to be collected on demand: it listens to a debugger on a free port of this machine. */
export const withDebugger = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

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
      const done = new Promise<void>((resolve) => {
        const hear = ({ data }: MessageEvent) => {
          if (JSON.parse(data).id !== asked) return;
          socket.removeEventListener('message', hear);
          resolve();
        };
        socket.addEventListener('message', hear);
      });
      socket.send(JSON.stringify({ id: asked, method: 'HeapProfiler.collectGarbage' }));
      await done;
    },
    close: () => socket.close(),
  };
}
