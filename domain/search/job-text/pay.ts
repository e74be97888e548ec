import type { Sentence } from './sections.ts';

/** Amounts of money: « 45 000 € », « 45k », « €50k », « 2 800 euros ». Every repetition has a limit. */
const amounts =
  /(?<![\p{L}\d])(€|eur(?:os)? ?|[£$] ?)?(\d{1,3}(?:[ .,\u00a0\u202f]\d{3}){1,2}|\d{2,6})(?:[.,]\d{1,2})?[ \u00a0\u202f]?(k ?€|k ?euros?|k ?eur\b|€ ?k\b|ke\b|k\b|m ?€|m\b|millions?|milliards?|€|euros?\b|eur\b|£|\$|chf)?/giu;
const between = /^[ \u00a0\u202f]?(?:-|\/|a|et|to|and|jusqu'a|up to)[ \u00a0\u202f]?$/;

const payWords =
  /\b(?:salaires?|salary|salaries|salarial|remuneration|remunere|gratification|indemnite|package|compensation|pay|paid|pays|brute?s?|gross|fixe|base|fourchette|propos|offr|offer|ote|wage|traitement|annuels?|par an|per year|per annum|a year|mensuel|par mois|per month|a month|monthly|k ?€ ?\/ ?an)/;
const notPay =
  /\b(?:lev[eo]|levee|leve|ca de|chiffre d|revenue|raised|raise|funding|series|serie|budget|turnover|valoris|prime|bonus|variable|ticket|titres?|formation|training|equipement|materiel|cagnotte|cooptation|referral|subvention|capital|invest|arr\b|mrr\b|plus de|pee\b|participation|interessement|forfait)[^.;]{0,25}$/;
const notPayAfter =
  /^[ \u00a0\u202f]?(?:users?|utilisateurs?|clients?|customers?|lignes?|req|requests|lev[eo]|de (?:prime|variable|bonus|ca|formation|budget|chiffre)|variable|bonus|de levee|collaborateurs|employees|personnes|habitants|followers|abonnes|%|k?m\b|jours?|days?|h\b|ans\b|years?\b|clients|serveurs|servers|lots)/;
const perDay = /\b(?:tjm|taux journalier|day rate|daily|par jour|per day|a day|\/ ?j(?:our)?\b|\/ ?day)/;
const perMonth = /\b(?:mensuel|mois|month|monthly)/;

type Amount = { value: number; unit: string; start: number; end: number };

/** The highest yearly pay that a sentence names, in thousands of euros, and where. */
export function payIn({ plain, label, section }: Sentence): { most: number; at: number } | undefined {
  if (section === 'about') return undefined;
  const found = [...plain.matchAll(amounts)].map(
    ({ index, 0: words, 1: before = '', 2: digits = '', 3: after = '' }): Amount => ({
      value: Number(digits.replace(/[^\d]/g, '')),
      unit: `${before}${after}`.replace(/\s/g, '').toLowerCase(),
      start: index,
      end: index + words.length,
    }),
  );
  const isExpected = label === 'pay' || section === 'title' || section === 'header' || payWords.test(plain);
  for (let index = 0; index < found.length; index++) {
    const one = found[index] as Amount;
    const next = found[index + 1];
    const isRange = next !== undefined && between.test(plain.slice(one.end, next.start));
    const upper = isRange ? next : one;
    const unit = isRange ? `${one.unit}${next.unit}` : one.unit;
    const before = plain.slice(Math.max(0, one.start - 40), one.start);
    const after = plain.slice(upper.end, upper.end + 25);
    if (isRange) index++;
    if (/[£$m]|chf/.test(unit.replace(/eur(os?)?/g, '')) || notPay.test(before) || notPayAfter.test(after)) continue;
    if (
      perDay.test(before) ||
      perDay.test(after) ||
      (!isExpected && !(isRange && (/k/.test(unit) || upper.value >= 10_000)))
    )
      continue;
    const thousands = yearly(upper.value, unit, perMonth.test(`${before.slice(-30)} ${after}`), label === 'pay');
    if (thousands !== undefined) return { most: thousands, at: one.start };
  }
  return undefined;
}

function yearly(value: number, unit: string, isMonthly: boolean, isLabelled: boolean): number | undefined {
  const isMoney = /€|eur/.test(unit) || isLabelled;
  if (isMonthly && isMoney && !unit.includes('k') && value >= 400 && value <= 16_000)
    return Math.round((value * 12) / 1000);
  if (unit.includes('k') && value >= 10 && value <= 400) return value;
  if (isMoney && value >= 10_000 && value <= 400_000) return Math.round(value / 1000);
  return undefined;
}
