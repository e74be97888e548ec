import { pathTo } from '../../domain/paths.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { useToast } from '../ui/toast.tsx';
import { failureTexts } from './failure.texts.ts';
import { isSignedOut } from './sent-answer.ts';

/** A link takes longer to find and to press than a sentence takes to read. */
const linkMilliseconds = 20_000;

/** Says at the edge of the screen that nothing came of it; with the way back in where the session has ended. */
export function useFailureToast(): (answer: object | undefined, words: string) => void {
  const toast = useToast();
  const texts = useTexts(failureTexts);
  const href = pathTo(useLocale(), 'signIn');
  return (answer, words) => {
    if (isSignedOut(answer)) toast(texts.failures.signedOut, linkMilliseconds, { href, label: texts.signIn });
    else toast(words);
  };
}
