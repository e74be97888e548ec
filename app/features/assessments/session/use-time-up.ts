import { useEffect, useRef } from 'react';
import { graceMilliseconds } from '../../../../domain/assessments/session/timer.ts';
import type { AnswerDraft } from './use-answer.ts';
import type { Play } from './use-session.ts';

/**
 * When the time of a question ends, the answer so far is sent at once; later the server, which has closed the
 * question by then, is asked for the next state.
 */
export function useTimeUp({ view, receivedAt, send }: Play, answer: AnswerDraft['answer']): void {
  const latest = useRef({ send, answer });
  latest.current = { send, answer };
  const questionId = view.question?.questionId;
  const left = view.question?.millisecondsLeft ?? 0;
  useEffect(() => {
    if (!questionId || receivedAt === 0) return;
    const endsIn = receivedAt + left - performance.now();
    const send = setTimeout(
      () => {
        const { answer: given, send: act } = latest.current;
        if (given) void act({ mode: 'reply', questionId, ...given });
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
