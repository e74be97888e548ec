import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toast.tsx';
import { failureTexts } from './failure.texts.ts';
import { sendJson } from './send.ts';
import { isSignedOut, type SentAnswer } from './sent-answer.ts';
import { useFailureToast } from './use-failure-toast.ts';

type Command = { mode: string } & Record<string, unknown>;

/** For buttons that do something at once: sent by hand, answered with a word at the edge of the screen. */
export function useCommand(address: string) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const fail = useFailureToast();
  const refusalOf = useRefusals();
  const [busy, setBusy] = useState<string>();

  /** What is said in the end may depend on how many the server says it was done to. */
  const run = async (command: Command, said?: string | ((count: number) => string)): Promise<boolean> => {
    if (busy) return false;
    setBusy(command.mode);
    const answer = await sendJson<{ count?: number }>(address, command);
    const done = 'done' in answer;
    // Also after a refusal: the page then shows what has changed meanwhile.
    if (!isSignedOut(answer)) await revalidate();
    setBusy(undefined);
    const words = !done ? await refusalOf(answer) : typeof said === 'function' ? said(answer.count ?? 0) : said;
    if (words && done) toast(words);
    else if (words) fail(answer, words);
    return done;
  };
  return { run, busy };
}

function useRefusals() {
  const texts = useTexts(failureTexts);
  const locale = useLocale();
  return async (answer: Exclude<SentAnswer, { done: true }>): Promise<string | undefined> => {
    if ('conflict' in answer) return texts.moved;
    if ('failed' in answer) return texts.failures[answer.failed];
    const code = Object.values(answer.errors)[0] ?? '';
    // Most people never see one: the words for them come when they are needed, or not if the line has just gone.
    const sentence = await import('../i18n/error-texts.ts').then(
      ({ errorSentence }) => errorSentence(locale, code),
      () => undefined,
    );
    return sentence ?? texts.failures.fault;
  };
}
