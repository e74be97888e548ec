import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SessionCommand } from '../../../../domain/assessments/session/session-command.ts';
import { type Path, pathTo } from '../../../../domain/paths.ts';
import type { SessionView } from '../../../../server/services/assessments/session/view-session.ts';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import { useLocale } from '../../../i18n/texts.ts';
import { useLatestRequest } from '../../../ui/use-latest-request.ts';
import { isBehind } from './latest-view.ts';

/** 'moved': the session changed in another tab; otherwise the failure of the request. */
export type Trouble = Failure | 'moved';

/** Temporary failures: the command is sent again until it arrives. It is idempotent. */
const passing: readonly Trouble[] = ['network', 'fault', 'tooMany'];
const pauses = [500, 1_000, 2_000, 4_000, 8_000];

export type Play = {
  view: SessionView;
  /** The time of `performance.now()` at which this view arrived; the time left is counted from it. */
  receivedAt: number;
  busy: SessionCommand['mode'] | undefined;
  trouble: Trouble | undefined;
  send: (wanted: SessionCommand) => Promise<boolean>;
};

/**
 * The state of a session in a browser that may lose its connection, leave the page, or have the session open in
 * another tab.
 */
export function useSession(loaded: SessionView): Play {
  const address = pathTo(useLocale(), 'sessionActions', { sessionId: loaded.sessionId });
  const { revalidate } = useRevalidator();
  const [{ view, receivedAt }, setState] = useState({ view: loaded, receivedAt: 0 });
  const [busy, setBusy] = useState<SessionCommand['mode']>();
  const [trouble, setTrouble] = useState<Trouble>();
  const sending = useRef(false);
  const here = useRef(true);

  const showView = useCallback((next: SessionView) => {
    setState((now) => (isBehind(next, now.view) ? now : { view: next, receivedAt: performance.now() }));
  }, []);
  const reloadView = useLatestRequest(async () => {
    const answer = await fetchJson(address);
    if (!('failed' in answer) && 'status' in answer) showView(answer);
    return false;
  });

  // The page has loaded its data again.
  useEffect(() => showView(loaded), [loaded, showView]);
  // The loaded view may be old: a slow network, or a page restored from the browser's cache.
  useEffect(() => {
    here.current = true;
    const again = () => {
      if (document.visibilityState === 'visible' && !sending.current) void reloadView();
    };
    again();
    addEventListener('pageshow', again);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      here.current = false;
      removeEventListener('pageshow', again);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [reloadView]);
  // The score and the ranks are part of the page data, so the page is loaded again.
  const completed = view.status === 'COMPLETED' && loaded.status !== 'COMPLETED';
  useEffect(() => {
    if (completed) void revalidate();
  }, [completed, revalidate]);

  const send = async (wanted: SessionCommand): Promise<boolean> => {
    if (sending.current) return false;
    sending.current = true;
    setBusy(wanted.mode);
    const outcome = await sendUntilAnswered(address, wanted, {
      showView,
      reloadView,
      setTrouble,
      isHere: () => here.current,
    });
    sending.current = false;
    setBusy(undefined);
    return outcome;
  };
  return { view, receivedAt, busy, trouble, send };
}

type SessionHandlers = {
  showView: (view: SessionView) => void;
  reloadView: () => Promise<void>;
  setTrouble: (trouble: Trouble | undefined) => void;
  isHere: () => boolean;
};

async function sendUntilAnswered(
  address: Path<'sessionActions'>,
  wanted: SessionCommand,
  { showView, reloadView, setTrouble, isHere }: SessionHandlers,
): Promise<boolean> {
  for (let attempt = 0; isHere(); attempt++) {
    const answer = await sendCommand(address, wanted);
    if ('done' in answer) {
      showView(answer.view);
      setTrouble(undefined);
      return true;
    }
    const trouble: Trouble = 'failed' in answer ? answer.failed : 'moved';
    setTrouble(trouble);
    if (!passing.includes(trouble)) {
      // The server refused the command: show its current view of the session.
      await reloadView();
      return false;
    }
    await pause(pauses[Math.min(attempt, pauses.length - 1)] ?? 0);
  }
  return false;
}

/** Resolves after the delay, or as soon as the connection is back. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });
}
