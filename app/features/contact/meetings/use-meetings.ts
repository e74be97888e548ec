import { useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { type CommandOf, isSignedOut, sendCommand } from '../../../forms/send.ts';
import type { SentAnswer } from '../../../forms/sent-answer.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { meetingsTexts } from './meetings.texts.ts';

export type SentMeeting = CommandOf<'meetings'>;
type Refusal = keyof typeof meetingsTexts.fr.refused;

/** Sends a change of a meeting. A refusal means that it changed in the meantime: the conversation shows what it is now. */
export function useMeetings(introductionId: string, catchUp: () => Promise<void>) {
  const address = pathTo(useLocale(), 'meetings', { introductionId });
  const texts = useTexts(meetingsTexts);
  const { failures } = useTexts(formDialogTexts);
  const toast = useToast();
  const fail = useFailureToast();
  const [busy, setBusy] = useState<string>();

  const send = async (command: SentMeeting): Promise<SentAnswer<{ outcome?: string; reason?: Refusal }>> => {
    const answer = await sendCommand(address, command);
    if (!isSignedOut(answer)) await catchUp();
    if ('done' in answer && answer.reason) toast(texts.refused[answer.reason]);
    return answer;
  };
  /** For buttons: `key` says which of them is busy. */
  const run = async (command: SentMeeting, key: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(key);
    const answer = await send(command);
    setBusy(undefined);
    if ('failed' in answer) fail(answer, failures[answer.failed]);
    else if (!('done' in answer)) toast(failures.fault);
    return 'done' in answer;
  };
  return { send, run, busy };
}

export type MeetingActions = ReturnType<typeof useMeetings>;
