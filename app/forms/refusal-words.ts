import type { Locale } from '../../domain/viewer.ts';
import { errorSentence } from '../i18n/error-texts.ts';
import type { Toast } from '../ui/toast.tsx';
import { failureTexts } from './failure.texts.ts';
import type { SentAnswer } from './sent-answer.ts';
import { signedOutToast } from './signed-out-toast.ts';

/** The toast for a command that failed. */
export function refusalToast(locale: Locale, answer: Exclude<SentAnswer, { done: true }>): Toast {
  const texts = failureTexts[locale];
  if ('conflict' in answer) return [texts.moved];
  if ('failed' in answer) {
    return answer.failed === 'signedOut' ? signedOutToast(locale) : [texts.failures[answer.failed]];
  }
  const [code] = Object.values(answer.errors);
  return [code ? errorSentence(locale, code) : texts.failures.fault];
}
