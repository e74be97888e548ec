import { payHistoryWords } from '../../../domain/contact/pay-history.ts';
import { errorSentence } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { termsTexts } from './terms.texts.ts';

/** docs/product/contact.md, Questions about past pay: the reason, with the words found; undefined for a text without. */
export function usePayHistoryError(): (text: string) => string | undefined {
  const locale = useLocale();
  const texts = useTexts(termsTexts);
  return (text) => {
    const words = payHistoryWords(text);
    if (words.length === 0) return undefined;
    const quoted = words.map((one) => (locale === 'fr' ? `« ${one} »` : `“${one}”`)).join(', ');
    return `${errorSentence(locale, 'payHistory')}. ${texts.found(quoted)}`;
  };
}
