import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { SelectionChange } from '../../../../server/services/library/selection/change-selection.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { selectionTexts } from './selection.texts.ts';

/** Adds a developer to the selection or removes them; undefined after a failure, which was shown in a toast. */
export function useSelection() {
  const address = pathTo(useLocale(), 'selection');
  const texts = useTexts(selectionTexts);
  const say = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  const change = async (mode: 'add' | 'remove', developerId: string): Promise<SelectionChange | undefined> => {
    setBusy(true);
    const answer = await sendCommand(address, { mode, developerId });
    // Also after a refusal, so that the page shows the current state.
    if (!isSignedOut(answer)) await revalidate();
    setBusy(false);
    if ('done' in answer) {
      if (answer.outcome === 'unavailable') say(texts.unavailable);
      return answer.outcome && answer.candidates
        ? { outcome: answer.outcome, candidates: answer.candidates }
        : undefined;
    }
    if (isSignedOut(answer)) fail(answer, texts.failures.other);
    else if ('conflict' in answer) say(texts.moved);
    else if ('failed' in answer && answer.failed in texts.failures)
      say(texts.failures[answer.failed as keyof typeof texts.failures]);
    else say(texts.failures.other);
    return undefined;
  };
  return { busy, change };
}
