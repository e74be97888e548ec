import { useLocale } from '../i18n/texts.ts';
import { useToast } from '../ui/toast.tsx';
import { isSignedOut } from './send.ts';
import { signedOutToast } from './signed-out-toast.ts';

/** Says at the edge of the screen that nothing came of it; with the way back in where the session has ended. */
export function useFailureToast(): (answer: object | undefined, words: string) => void {
  const toast = useToast();
  const locale = useLocale();
  return (answer, words) => (isSignedOut(answer) ? toast(...signedOutToast(locale)) : toast(words));
}
