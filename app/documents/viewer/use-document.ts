import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../domain/viewer.ts';
import { type FetchFailure, fetchFile } from '../fetch-file.ts';
import type { OpenDocument, Reading } from './open-document.ts';

export type Failure = FetchFailure | 'damaged' | 'encrypted';
export type Phase = { kind: 'loading'; part: number } | { kind: 'ready' } | { kind: 'failed'; failure: Failure };

/** The errors of the library about a file; any other error means that a part of the library failed to load. */
const failures: Record<string, Failure> = { PasswordException: 'encrypted', InvalidPDFException: 'damaged' };

const atRest: Reading = { page: 1, pages: 0, zoom: 1, fit: undefined, tool: 'none', found: undefined };

/** Loads a file and the PDF library in parallel, and follows the state of the viewer. */
export function useDocument(address: string, locale: Locale) {
  const frame = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const announcements = useRef<HTMLParagraphElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<Phase>({ kind: 'loading', part: 0 });
  const [reading, setReading] = useState(atRest);
  const [opened, setOpened] = useState<OpenDocument>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt runs the same effect again
  useEffect(() => {
    const ending = new AbortController();
    let mine: OpenDocument | undefined;
    const fail = (failure: Failure) => setPhase({ kind: 'failed', failure });
    const load = async () => {
      const [file, library] = await Promise.all([
        fetchFile(address, (part) => setPhase({ kind: 'loading', part }), ending.signal),
        import('./open-document.ts').catch(() => undefined),
      ]);
      if (ending.signal.aborted || !frame.current || !pages.current || !announcements.current) return;
      if (typeof file === 'string') return fail(file);
      if (!library) return fail('network');
      const places = { frame: frame.current, pages: pages.current, announcements: announcements.current };
      const change = (part: Partial<Reading>) => setReading((before) => ({ ...before, ...part }));
      try {
        mine = await library.openDocument(file, places, locale, change);
      } catch (error) {
        return fail(failures[(error as Error).name] ?? 'network');
      }
      if (ending.signal.aborted) return mine.close();
      setOpened(mine);
      setPhase({ kind: 'ready' });
    };
    setPhase({ kind: 'loading', part: 0 });
    setReading(atRest);
    load().catch(() => ending.signal.aborted || fail('fault'));
    return () => {
      ending.abort();
      mine?.close();
      setOpened(undefined);
    };
  }, [address, locale, attempt]);

  return {
    places: { frame, pages, announcements },
    phase,
    reading,
    opened,
    retry: () => setAttempt((count) => count + 1),
  };
}
