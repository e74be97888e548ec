import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { errorTexts } from '../i18n/error-texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toast.tsx';
import { formDialogTexts } from './form-dialog.texts.ts';
import { sendJson } from './send.ts';
import type { SentAnswer } from './sent-answer.ts';

type Command = { mode: string } & Record<string, unknown>;

/** For buttons that do something at once: sent by hand, answered with a word at the edge of the screen. */
export function useCommand(address: string) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const refusalOf = useRefusals();
  const [busy, setBusy] = useState<string>();

  /** What is said in the end may depend on how many the server says it was done to. */
  const run = async (command: Command, said?: string | ((count: number) => string)): Promise<boolean> => {
    if (busy) return false;
    setBusy(command.mode);
    const answer = await sendJson<{ count?: number }>(address, command);
    const done = 'done' in answer;
    // Also after a refusal: the page then shows what has changed meanwhile.
    await revalidate();
    setBusy(undefined);
    const words = !done ? refusalOf(answer) : typeof said === 'function' ? said(answer.count ?? 0) : said;
    if (words) toast(words);
    return done;
  };
  return { run, busy };
}

function useRefusals() {
  const texts = useTexts(formDialogTexts);
  const errors: Record<string, string> = useTexts(errorTexts);
  return (answer: Exclude<SentAnswer, { done: true }>): string | undefined => {
    if ('conflict' in answer) return texts.moved;
    if ('failed' in answer) return texts.failures[answer.failed];
    const code = Object.values(answer.errors)[0] ?? '';
    return errors[code] ?? texts.failures.fault;
  };
}
