import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Path } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';
import { useLocale } from '../i18n/texts.ts';
import { type Toast, useToast } from '../ui/toast.tsx';
import { networkTexts } from './network.texts.ts';
import { type CommandOf, isSignedOut, type Resource, sendCommand } from './send.ts';
import type { SentAnswer } from './sent-answer.ts';

/** For buttons that act at once: sent without navigation, answered with a toast. */
export function useCommand<Key extends Resource>(address: Path<Key>) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const locale = useLocale();
  const [busy, setBusy] = useState<string>();

  /** `said`: the message after success; it may depend on the count in the answer. */
  const run = async (
    command: CommandOf<Key> & { mode: string },
    said?: string | ((count: number) => string),
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(command.mode);
    const answer = await sendCommand(address, command);
    const done = 'done' in answer;
    // Also after a refusal, so that the page shows the current state.
    if (!isSignedOut(answer)) await revalidate();
    setBusy(undefined);
    if (!done) toast(...(await refusalOf(locale, answer)));
    else if (said) toast(typeof said === 'function' ? said(countOf(answer)) : said);
    return done;
  };
  return { run, busy };
}

const countOf = (answer: { count?: number } | object): number => ('count' in answer ? (answer.count ?? 0) : 0);

/** Most users never see a failure, so its sentences are loaded when needed. If that fails, the connection is down. */
async function refusalOf(locale: Locale, answer: Exclude<SentAnswer, { done: true }>): Promise<Toast> {
  return import('./refusal-words.ts').then(
    ({ refusalToast }) => refusalToast(locale, answer),
    () => [networkTexts[locale].network],
  );
}
