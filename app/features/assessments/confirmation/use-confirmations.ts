import { useState } from 'react';
import type { ConfirmationCommand } from '../../../../domain/assessments/confirmation/confirmation-command.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Confirmations } from '../../../../server/services/assessments/confirmation/read-confirmations.ts';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useLiveEvents } from '../../../ui/live-events.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useLatestRequest } from '../../../ui/use-latest-request.ts';
import { confirmationTexts } from './confirmation.texts.ts';

/** The requests of a conversation, up to date while they are on the screen. */
export function useConfirmations(loaded: Confirmations) {
  const locale = useLocale();
  const texts = useTexts(confirmationTexts);
  const fail = useFailureToast();
  const toast = useToast();
  const { introductionId } = loaded;
  const address = pathTo(locale, 'scoreConfirmations', { introductionId });
  const [view, setView] = useState(loaded);
  const [busy, setBusy] = useState<string>();

  const catchUp = useLatestRequest(async () => {
    const answer = await fetchJson(address);
    if ('introductionId' in answer) setView(answer);
    return false;
  });
  useLiveEvents(({ kind, id }) => {
    if (kind === 'hello' || kind === 'resync' || id === introductionId) void catchUp();
  });

  /** Resolves to the session to play after an acceptance. */
  const send = async (command: ConfirmationCommand): Promise<string | undefined> => {
    if (busy) return undefined;
    setBusy(command.mode === 'ask' ? command.testId : command.mode);
    const answer = await sendCommand(address, command);
    setBusy(undefined);
    if (!('done' in answer)) {
      fail(answer, texts.failed);
      return undefined;
    }
    if (answer.outcome === 'refused' && answer.reason) toast(texts.refused[answer.reason]);
    if (answer.outcome === 'wait' && answer.until) toast(texts.next(dayAndTime(locale, answer.until)));
    if (answer.sessionId) return answer.sessionId;
    await catchUp();
    return undefined;
  };
  return { view, busy, send };
}
