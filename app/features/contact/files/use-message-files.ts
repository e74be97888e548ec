import { useEffect, useRef, useState } from 'react';
import { type MessageFile, mostMessageFiles } from '../../../../domain/contact/files/message-files.ts';
import { sendPdf } from '../../../documents/send-pdf.ts';
import type { FileError } from './files.texts.ts';

const others = ['forbidden', 'gone', 'conflict'] as const;

/** A file that was chosen: on its way, refused, or stored by the server (it then has a handle). */
export type ChosenFile = { key: string; file: File; part: number; error?: FileError; stored?: MessageFile };

/** The files of the message that is being written. Each is sent as soon as it is chosen, and can be taken back. */
export function useMessageFiles(address: string) {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const sending = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = sending.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);
  const change = (key: string, made: Partial<ChosenFile>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...made } : one)));

  const send = async ({ key, file }: Pick<ChosenFile, 'key' | 'file'>): Promise<void> => {
    const ending = new AbortController();
    sending.current.set(key, ending);
    const outcome = await sendPdf({
      ...{ address, file, others, signal: ending.signal },
      onProgress: (part) => change(key, { part }),
    });
    sending.current.delete(key);
    if (outcome === 'cancelled') return;
    if ('error' in outcome) return change(key, { error: outcome.error });
    const { name, handle } = outcome;
    change(key, handle === undefined ? { error: 'network' } : { stored: { handle, name, bytes: file.size } });
  };

  const add = (given: FileList | null): void => {
    const chosen = [...(given ?? [])].slice(0, mostMessageFiles - files.length);
    setTooMany(chosen.length < (given?.length ?? 0));
    const added = chosen.map((file) => ({ key: crypto.randomUUID(), file, part: 0 }));
    setFiles((all) => [...all, ...added]);
    for (const one of added) void send(one);
  };
  const remove = (key: string): void => {
    sending.current.get(key)?.abort();
    setTooMany(false);
    setFiles((all) => all.filter((one) => one.key !== key));
  };
  const retry = ({ key, file }: ChosenFile): void => {
    setFiles((all) => all.map((one) => (one.key === key ? { key, file, part: 0 } : one)));
    void send({ key, file });
  };
  const clear = (): void => {
    setFiles([]);
    setTooMany(false);
  };
  const stored = files.flatMap((one) => one.stored ?? []);
  return { files, stored, ready: stored.length === files.length, tooMany, add, remove, retry, clear };
}

export type MessageFiles = ReturnType<typeof useMessageFiles>;
