import { useLocale } from '../i18n/texts.ts';
import { useToast } from '../ui/toast.tsx';
import { isSignedOut } from './send.ts';
import { signedOutToast } from './signed-out-toast.ts';

/** Shows a failure in a toast; with a link to sign in when the session has ended. */
export function useFailureToast(): (answer: object | undefined, words: string) => void {
  const toast = useToast();
  const locale = useLocale();
  return (answer, words) => (isSignedOut(answer) ? toast(...signedOutToast(locale)) : toast(words));
}
