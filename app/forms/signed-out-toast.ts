import { pathTo } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';
import type { Toast } from '../ui/toast.tsx';
import { failureTexts } from './failure.texts.ts';

/** A link takes longer to find and to press than a sentence takes to read. */
const linkMilliseconds = 20_000;

/** That the session has ended, with the way back in. */
export function signedOutToast(locale: Locale): Toast {
  const { failures, signIn } = failureTexts[locale];
  return [failures.signedOut, linkMilliseconds, { href: pathTo(locale, 'signIn'), label: signIn }];
}
