/** The limits of a salary, in thousands of euros gross a year. */
const salaryLimits = { least: 1, most: 200 } as const;

/** From this number on, an amount is taken as euros; below, as thousands of euros. */
const leastInEuros = 1000;

/** A number with spaces, dots or commas between groups of three digits, or with decimals; then k, € or words. */
const amount = /^(?:€\s*)?(\d{1,3}(?:[\s.,]\d{3})+|\d{1,9}(?:[.,]\d{1,2})?)\s*(k)?(?![\d.,])/i;

/**
 * docs/product/profile.md, The job-search card: a typed salary in thousands of euros. '58', '58k', '58 000' and '58000 €'
 * are all 58; what is not an amount becomes null.
 */
export function readSalary(value: unknown): number | null {
  const given = typeof value === 'string' ? typed(value.trim().slice(0, 60)) : value;
  if (typeof given !== 'number' || !Number.isFinite(given)) return null;
  const thousands = given >= leastInEuros ? given / 1000 : given;
  return Math.min(salaryLimits.most, Math.max(salaryLimits.least, Math.round(thousands)));
}

function typed(text: string): number | undefined {
  const [, digits, thousands] = amount.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const grouped = /^\d{1,3}([\s.,]\d{3})+$/.test(digits);
  const number = Number(grouped ? digits.replace(/[\s.,]/g, '') : digits.replace(',', '.'));
  // '58 000k' is read as 58 thousand: 58 million is no salary.
  return thousands && number < leastInEuros ? Math.min(number, salaryLimits.most) : number;
}
