import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { DeveloperAct, RecruiterAct } from '../../../../domain/contact/introductions/acts.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';

export type Act = RecruiterAct | DeveloperAct;

/** The introduction, and its status where the page follows it. */
type Shown = { introductionId: string; status?: number };

/**
 * Accept, refuse, archive…; a refusal means that the introduction changed in the meantime, and the page shows its new
 * state.
 */
export function useAct({ introductionId, status }: Shown, done: () => Promise<void>) {
  const address = pathTo(useLocale(), 'introduction', { introductionId });
  const texts = useTexts(formDialogTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const fail = useFailureToast();
  const [running, setRunning] = useState<{ act: Act; status: number | undefined }>();
  // The page may show the new status before everything is read again: its buttons are other ones, and work at once.
  const busy = running && running.status === status ? running.act : undefined;

  const run = async (act: Act, word?: string | null): Promise<void> => {
    if (busy) return;
    const mine = { act, status };
    setRunning(mine);
    const answer = await sendCommand(address, { act, word: word ?? undefined });
    if (!isSignedOut(answer)) await Promise.all([done(), revalidate()]);
    setRunning((now) => (now === mine ? undefined : now));
    if ('failed' in answer) fail(answer, texts.failures[answer.failed]);
    else if (!('done' in answer)) toast(texts.failures.fault);
    else if (answer.outcome === 'refused') toast(texts.moved);
  };
  return { run, busy };
}
