import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Move, MoveKind } from '../../../../domain/jobs/applications/application.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { sendJson } from '../../../forms/send.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { movesTexts } from './applications.texts.ts';

export type MoveFailure = Failure | 'shortProfile' | 'external' | 'hiddenFromCompany';

/** Sends a move by hand, so that what fails leaves everything where it is; then the page shows how things stand. */
export function useMove(): { busy: boolean; send: (move: Move) => Promise<MoveFailure | undefined> } {
  const address = pathTo(useLocale(), 'moves');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const send = async (move: Move): Promise<MoveFailure | undefined> => {
    setBusy(true);
    const answer = await sendJson(address, move);
    if ('done' in answer) await revalidate();
    setBusy(false);
    if ('failed' in answer) return answer.failed;
    if ('done' in answer) return undefined;
    const code = 'errors' in answer ? answer.errors[''] : undefined;
    return code === 'shortProfile' || code === 'external' || code === 'hiddenFromCompany' ? code : 'fault';
  };
  return { busy, send };
}

/** Takes a move back, and says how it went at the edge of the screen. */
export function useWithdraw(kind: MoveKind, targetId: string): { busy: boolean; withdraw: () => Promise<void> } {
  const texts = useTexts(movesTexts);
  const say = useToast();
  const fail = useFailureToast();
  const { busy, send } = useMove();
  const withdraw = async () => {
    const failure = await send({ move: 'withdraw', kind, targetId });
    if (failure) fail({ failed: failure }, texts.failures[failure]);
    else say(texts.withdrawn);
  };
  return { busy, withdraw };
}
