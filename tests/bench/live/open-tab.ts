import type { Agent } from 'node:http';
import { ask } from '../client.ts';

type Arrival = { position: number; body: string; at: number };

export type Tab = {
  /** Every message that this tab has received, in order. */
  arrived: Arrival[];
  /** Resolves once the connection is open. */
  connect: () => Promise<void>;
  drop: () => void;
};

type Options = { url: string; cookie: string; introductionId: string; agent: Agent };

/** A tab as in a browser: an open connection for notifications, and a request for the messages after its last one. */
export function openTab({ url, cookie, introductionId, agent }: Options): Tab {
  const arrived: Arrival[] = [];
  let line: AbortController | undefined;
  let busy = false;
  let again = false;

  const catchUp = async (): Promise<void> => {
    again = true;
    if (busy) return;
    busy = true;
    while (again) {
      again = false;
      const after = arrived.at(-1)?.position ?? 0;
      const address = `${url}/introductions/${introductionId}/messages?after=${after}`;
      const { status, body } = await ask(agent, { url: address, headers: { cookie } });
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      const answer = JSON.parse(body.toString()) as { messages: Omit<Arrival, 'at'>[]; more: boolean };
      const at = performance.now();
      for (const message of answer.messages) arrived.push({ position: message.position, body: message.body, at });
      again ||= answer.more;
    }
    busy = false;
  };

  const connect = async (): Promise<void> => {
    line = new AbortController();
    const { promise: open, resolve } = Promise.withResolvers<void>();
    const answer = await fetch(`${url}/live`, { headers: { cookie }, signal: line.signal });
    if (answer.status !== 200 || !answer.body) throw new Error(`the line answered ${answer.status}`);
    void listen(answer.body, (kind) => {
      if (kind === 'hello') resolve();
      if (kind === 'hello' || kind === 'message' || kind === 'resync') void catchUp();
    });
    await open;
  };
  return { arrived, connect, drop: () => line?.abort() };
}

async function listen(stream: ReadableStream<Uint8Array>, hear: (kind: string) => void): Promise<void> {
  let rest = '';
  const decoder = new TextDecoder();
  try {
    for await (const chunk of stream) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        if (part.startsWith('data: ')) hear((JSON.parse(part.slice('data: '.length)) as { kind: string }).kind);
      }
    }
  } catch {
    // Disconnected on purpose.
  }
}
