import type { Locale } from '../../../../domain/viewer.ts';
import type { Boost } from '../../../../server/services/profile/boost/read-boost.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { boostTexts } from './boost.texts.ts';

/** French numbers of four digits are written without a space, as in the fixed « 3000 entreprises ». */
export function figure(locale: Locale, value: number): string {
  return locale === 'fr' && value < 10_000 ? String(value) : wholeNumber(locale, value);
}

export function boostTitle(locale: Locale, { variant, training, figures: { companies } }: Boost): string {
  const texts = boostTexts[locale];
  if (variant === 'call') return texts.call.title(companies ? figure(locale, companies) : undefined);
  return training.kind === 'none' ? texts.resources.title : texts.junior.title;
}
