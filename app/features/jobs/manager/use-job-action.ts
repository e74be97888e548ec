import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { managerTexts } from './manager.texts.ts';

type Action = 'publish' | 'confirm' | 'archive' | 'duplicate' | 'delete' | 'askReview';

/** Runs an action that needs no form, shows its result in a toast, and loads the lists again. */
export function useJobAction(
  jobId: string,
  /** Called with the id of a new copy, which is then open in the editor. */
  copied?: (copyId: string) => void,
): { busy: Action | undefined; act: (action: Action) => Promise<void> } {
  const address = pathTo(useLocale(), 'managedJob', { jobId });
  const texts = useTexts(managerTexts);
  const say = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<Action>();
  // Pressing the button twice creates one copy; a new id is created after each success.
  const [copyId, setCopyId] = useState(() => crypto.randomUUID());
  const act = async (action: Action) => {
    setBusy(action);
    const answer = await sendCommand(address, action === 'duplicate' ? { mode: action, copyId } : { mode: action });
    if ('done' in answer) {
      if (action === 'duplicate') setCopyId(crypto.randomUUID());
      say(texts.done[action]);
      await revalidate();
      if (action === 'duplicate') copied?.(copyId);
    } else fail(answer, texts.failures['failed' in answer ? answer.failed : 'incomplete']);
    setBusy(undefined);
  };
  return { busy, act };
}
