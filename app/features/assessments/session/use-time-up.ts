import { useEffect, useRef } from 'react';
import { graceMilliseconds } from '../../../../domain/assessments/session/timer.ts';
import type { Play } from './use-session.ts';

/**
 * When the time of a question ends, the ticked options are sent at once; later the server, which has closed the
 * question by then, is asked for the next state.
 */
export function useTimeUp({ view, receivedAt, send }: Play, chosen: readonly number[]): void {
  const latest = useRef({ send, chosen });
  latest.current = { send, chosen };
  const questionId = view.question?.questionId;
  const left = view.question?.millisecondsLeft ?? 0;
  useEffect(() => {
    if (!questionId || receivedAt === 0) return;
    const endsIn = receivedAt + left - performance.now();
    const send = setTimeout(
      () => {
        const { chosen: ticked, send: act } = latest.current;
        if (ticked.length > 0) void act({ mode: 'reply', questionId, chosen: [...ticked] });
      },
      Math.max(0, endsIn),
    );
    const goOn = setTimeout(
      () => void latest.current.send({ mode: 'go' }),
      Math.max(0, endsIn) + graceMilliseconds + 250,
    );
    return () => {
      clearTimeout(send);
      clearTimeout(goOn);
    };
  }, [questionId, receivedAt, left]);
}
