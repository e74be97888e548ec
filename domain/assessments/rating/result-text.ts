import { numberFormat } from '../../text/number-format.ts';
import type { Locale } from '../../viewer.ts';
import type { Result } from './result.ts';

const provisional: Record<Locale, string> = { fr: '(provisoire)', en: '(provisional)' };

/** '1 540 ± 195', or '1 540' where the margin is unknown; with spaces that do not break. */
export function scoreText(locale: Locale, { score, margin }: Pick<Result, 'score' | 'margin'>): string {
  const numbers = numberFormat(locale);
  const shown = numbers.format(score);
  return margin === undefined ? shown : `${shown}\u00A0±\u00A0${numbers.format(margin)}`;
}

type Told = Pick<Result, 'score' | 'margin'> & { percent: number | undefined };

/** A result in one line of text: '1 540 ± 195 · Top 4%', or '1 540 ± 235 (provisoire)' without a percentage. */
export function resultText(locale: Locale, { percent, ...result }: Told): string {
  const score = scoreText(locale, result);
  return percent === undefined ? `${score} ${provisional[locale]}` : `${score} · Top ${percent}%`;
}
