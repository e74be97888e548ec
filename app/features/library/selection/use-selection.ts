import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { PageChange, SelectionChange } from '../../../../server/services/library/selection/change-selection.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { selectionTexts } from './selection.texts.ts';

type OneChange = { mode: 'add' | 'remove'; developerId: string };

/** Adds developers to the selection or removes them; undefined after a failure, which was shown in a toast. */
export function useSelection() {
  const address = pathTo(useLocale(), 'selection');
  const texts = useTexts(selectionTexts);
  const say = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  const send = async (command: OneChange | { mode: 'addPage'; developerIds: string[] }) => {
    setBusy(true);
    const answer = await sendCommand(address, command);
    // Also after a refusal, so that the page shows the current state.
    if (!isSignedOut(answer)) await revalidate();
    setBusy(false);
    if ('done' in answer) return answer;
    if (isSignedOut(answer)) fail(answer, texts.failures.other);
    else if ('conflict' in answer) say(texts.moved);
    else if ('failed' in answer && answer.failed in texts.failures)
      say(texts.failures[answer.failed as keyof typeof texts.failures]);
    else say(texts.failures.other);
    return undefined;
  };

  const change = async (mode: OneChange['mode'], developerId: string): Promise<SelectionChange | undefined> => {
    const answer = await send({ mode, developerId });
    if (answer?.outcome === 'unavailable') say(texts.unavailable);
    return answer?.outcome && answer.candidates
      ? { outcome: answer.outcome, candidates: answer.candidates }
      : undefined;
  };
  const addPage = async (developerIds: string[]): Promise<PageChange | undefined> => {
    const answer = await send({ mode: 'addPage', developerIds });
    return answer?.added === undefined ? undefined : { added: answer.added, quota: answer.quota ?? false };
  };
  return { busy, change, addPage };
}
