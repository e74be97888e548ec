import { pathTo } from '../../domain/paths.ts';
import type { Locale } from '../../domain/viewer.ts';
import type { Toast } from '../ui/toast.tsx';
import { failureTexts } from './failure.texts.ts';

/** A link needs more time to be found and clicked than a sentence to be read. */
const linkMilliseconds = 20_000;

/** The toast about an ended session, with a link to sign in. */
export function signedOutToast(locale: Locale): Toast {
  const { failures, signIn } = failureTexts[locale];
  return [failures.signedOut, linkMilliseconds, { href: pathTo(locale, 'signIn'), label: signIn }];
}
