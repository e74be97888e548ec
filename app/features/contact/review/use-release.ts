import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import { reviewTexts } from './review.texts.ts';

/** Releases a request that waits for the team. */
export function useRelease(introductionId: string) {
  const texts = useTexts(reviewTexts);
  const address = pathTo(useLocale(), 'introduction', { introductionId });
  const say = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const release = async () => {
    setBusy(true);
    const answer = await sendCommand(address, { act: 'release' });
    if (!isSignedOut(answer)) await revalidate();
    setBusy(false);
    if ('done' in answer && answer.outcome === 'done') say(texts.released);
    else fail(answer, texts.failed);
  };
  return { release, busy };
}
