import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ApplicationKind } from '../../../../domain/jobs/applications/application.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { type CommandOf, sendCommand } from '../../../forms/send.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { applicationsTexts } from './applications.texts.ts';

export type ApplicationFailure = Failure | 'shortProfile' | 'external' | 'hiddenFromCompany';

/**
 * Sends an application without navigation, so that a failure keeps the typed text; then the page loads its data
 * again.
 */
export function useApplication(): {
  busy: boolean;
  send: (command: CommandOf<'applicationActions'>) => Promise<ApplicationFailure | undefined>;
} {
  const address = pathTo(useLocale(), 'applicationActions');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const send = async (command: CommandOf<'applicationActions'>): Promise<ApplicationFailure | undefined> => {
    setBusy(true);
    const answer = await sendCommand(address, command);
    if ('done' in answer) await revalidate();
    setBusy(false);
    if ('failed' in answer) return answer.failed;
    if ('done' in answer) return undefined;
    const code = 'errors' in answer ? answer.errors[''] : undefined;
    return code === 'shortProfile' || code === 'external' || code === 'hiddenFromCompany' ? code : 'fault';
  };
  return { busy, send };
}

/** Withdraws an application and shows the result in a toast. */
export function useWithdraw(kind: ApplicationKind, targetId: string): { busy: boolean; withdraw: () => Promise<void> } {
  const texts = useTexts(applicationsTexts);
  const say = useToast();
  const fail = useFailureToast();
  const { busy, send } = useApplication();
  const withdraw = async () => {
    const failure = await send({ mode: 'withdraw', kind, targetId });
    if (failure) fail({ failed: failure }, texts.failures[failure]);
    else say(texts.withdrawn);
  };
  return { busy, withdraw };
}
