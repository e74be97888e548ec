import { radii } from '../library/filters.ts';
import type { RemoteFrequency } from '../profile/cards/job-terms.ts';

/** What a figure in a text means; a daily rate, a duration or a date means nothing here, but is no word either. */
export type Figure =
  | { kind: 'years'; from: number | undefined; to: number | undefined }
  | { kind: 'salary'; least: number | undefined; most: number | undefined }
  | { kind: 'remote'; frequency: RemoteFrequency }
  | { kind: 'radius'; kilometres: (typeof radii)[number] }
  | { kind: 'nothing' };

type Groups = (string | undefined)[];
type Pattern = { form: RegExp; read: (groups: Groups) => Figure | undefined };

// Every repetition has a limit, so that no text takes long.
const s = '\\s{0,3}';
const to = `${s}(?:-|–|à|a|et|and|to|ou|or)${s}`;
const least = '(?:plus de|more than|over|au moins|at least|min(?:imum|i)?\\.?|à partir de|a partir de|dès|>=?|from)';
const most = `(?:au plus|at most|max(?:imum|i)?\\.?|jusqu['’]?${s}[àa]|up to|<=)`;
const under = '(?:moins de|less than|under|<)';
const unit = '(?:ans?|ann[ée]es?|years?|yrs?|yoe|y)';
const experience = `(?:${s}(?:d['’]|of|en|de)?${s}(?:exp[ée]riences?|exp\\b|xp\\b)\\.?)?`;
const orMore = `(?:${s}(?:et|ou|and|or)${s}(?:plus|more|\\+)|${s}\\+|${s}(?:min(?:imum|i)?)\\b)`;
const orLess = `(?:${s}(?:ou|or)${s}(?:moins|less)|${s}(?:max(?:imum|i)?)\\b)`;
const end = '(?![\\p{L}\\p{N}])';

/** Numbers as words, of years and days. */
const numbers: Record<string, number> = Object.fromEntries(
  ['un|one', 'deux|two', 'trois|three', 'quatre|four', 'cinq|five', 'six', 'sept|seven', 'huit|eight', 'neuf|nine']
    .concat('dix|ten')
    .flatMap((words, index) => words.split('|').map((word) => [word, index + 1] as const)),
);
const count = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;
const numberOf = (text: string | undefined) => numbers[text?.toLowerCase() ?? ''] ?? Number(text);

const years: Pattern[] = [
  {
    form: of(`(?:entre|between|de|from)?${s}${count}${to}${count}${s}\\+?${s}${unit}${experience}${end}`),
    read: ([a, b]) => ({
      kind: 'years',
      from: Math.min(numberOf(a), numberOf(b)),
      to: Math.max(numberOf(a), numberOf(b)),
    }),
  },
  {
    form: of(`${under}${s}${count}${s}${unit}${experience}${end}`),
    read: ([a]) => ({ kind: 'years', from: undefined, to: Math.max(0, numberOf(a) - 1) }),
  },
  {
    form: of(`${most}${s}${count}${s}${unit}${experience}${end}`),
    read: ([a]) => ({ kind: 'years', from: undefined, to: numberOf(a) }),
  },
  {
    form: of(`${count}${s}${unit}${experience}${orLess}${end}`),
    read: ([a]) => ({ kind: 'years', from: undefined, to: numberOf(a) }),
  },
  {
    form: of(`(?:${least})?${s}\\+?${s}${count}${s}\\+?${s}${unit}${experience}${orMore}?${end}`),
    read: ([a]) => ({ kind: 'years', from: numberOf(a) || undefined, to: numberOf(a) === 0 ? 0 : undefined }),
  },
];

const thousand = `(?:k${s}€|k${s}eur(?:os?)?|€${s}k|ke|k)`;
const amount = `€?${s}(\\d{2,3})(?:[.,]\\d)?${s}${thousand}`;
const whole = `€?${s}(\\d{2,3})[\\s.,\u00a0\u202f]?000${s}(?:€|eur(?:os?)?)`;
const yearly = `(?:${s}(?:€|eur)?${s}(?:bruts?|gross|annuels?|fixes?|par an|per year|a year|/${s}an|/${s}year)){0,3}`;
const money = (
  form: string,
  read: (...figures: (number | undefined)[]) => [number | undefined, number | undefined],
) => ({
  form: of(`${form}${yearly}${end}`),
  read: (groups: Groups): Figure | undefined => {
    const figures = groups.filter((one) => one !== undefined).map(Number);
    if (figures.some((one) => one < 10 || one > 400)) return undefined;
    const [from, upTo] = read(...figures);
    return { kind: 'salary', least: from, most: upTo };
  },
});
const range = (a = 0, b = 0): [number, number] => [Math.min(a, b), Math.max(a, b)];

const salaries: Pattern[] = [
  money(`(?:entre|between|de|from)?${s}€?(\\d{2,3})${s}(?:${thousand}|€)?${to}€?(\\d{2,3})${s}${thousand}`, range),
  money(`(?:entre|between|de|from)?${s}€?(\\d{2,3})[\\s.]?000${s}€?${to}€?(\\d{2,3})[\\s.]?000${s}(?:€|eur)?`, range),
  money(`(?:${most}|${under}|budget)${s}(?:${amount}|${whole})`, (a) => [undefined, a]),
  money(`${least}${s}(?:${amount}|${whole})`, (a) => [a, undefined]),
  money(`(?:${amount}|${whole})${s}\\+`, (a) => [a, undefined]),
  money(`(?:${amount}|${whole})`, (a) => [a, a]),
];

const perDay = `${s}(?:/|par|per|a)${s}(?:j|jours?|day|d)`;
const rates: Pattern[] = [
  `(?:tjm|taux journalier|daily rate)${s}(?::|de|à|of)?${s}(?:max\\.?|min\\.?)?${s}€?${s}\\d{2,4}(?:${to}€?\\d{2,4})?${s}€?(?:${perDay})?${end}`,
  `€?\\d{2,4}(?:${to}\\d{2,4})?${s}€?${s}(?:ht)?${perDay}${end}`,
].map((form) => ({ form: of(form), read: () => ({ kind: 'nothing' }) as const }));

const remoteWord = '(?:t[ée]l[ée]travail|remote|distanciel|home office|at home|from home|tt)';
const perWeek = `(?:${s}(?:/|par|per|a)${s}(?:semaine|sem\\.?|week))?`;
const days = `${count}(?:${to}${count.replace('(', '(?:')})?${s}(?:jours?|j|days?)`;
const ofDays = ([said]: Groups): Figure => ({
  kind: 'remote',
  frequency: numberOf(said) >= 5 ? 'fullTime' : numberOf(said) === 0 ? 'no' : 'hybrid',
});
const remoteDays: Pattern[] = [
  { form: of(`${days}${perWeek}${s}(?:de|of|en)?${s}${remoteWord}${perWeek}${end}`), read: ofDays },
  { form: of(`${remoteWord}${s}:?${s}\\(?${days}${perWeek}${end}`), read: ofDays },
];

const circles: Pattern[] = [
  {
    form: of(
      `(?:dans un rayon de|rayon de|within|à|a)?${s}(\\d{1,3})${s}(?:km|kms|kilom[èe]tres?|kilomet(?:er|re)s?)${s}(?:autour(?: de)?|around|de|of|from)?${end}`,
    ),
    read: ([kilometres]) => ({
      kind: 'radius',
      kilometres: radii.find((one) => one >= Number(kilometres)) ?? (radii.at(-1) as (typeof radii)[number]),
    }),
  },
];

const months =
  `janvier|f[ée]vrier|mars|avril|mai|juin|juillet|ao[ûu]t|septembre|octobre|novembre|d[ée]cembre|january|february
  |march|april|may|june|july|august|september|october|november|december`.replace(/\s+/g, '');
const times: Pattern[] = [
  `${count}(?:${to}${count.replace('(', '(?:')})?${s}(?:mois|months?)${end}`,
  `(?:à partir de|à partir d['’]|a partir de|dès|from|starting(?: in)?|en|in|pour|d[ée]but)${s}(?:${months})(?:${s}20\\d\\d)?${end}`,
].map((form) => ({ form: of(form), read: () => ({ kind: 'nothing' }) as const }));

const patterns = [...rates, ...remoteDays, ...years, ...salaries, ...circles, ...times];

/** The words before a figure that belong to it; other words cannot begin one. */
const beginnings = new Set(
  `entre between de from plus more over au at min mini minimum max maximum maxi a partir des jusqu up moins less under
   budget tjm taux daily teletravail remote distanciel home tt dans rayon within starting en in pour debut`
    .split(/\s+/)
    .concat(Object.keys(numbers)),
);

export const mayBeginFigure = (folded: string): boolean => /^\d/.test(folded) || beginnings.has(folded);

/** The figure that begins at this place of the text, with its end. */
export function figureAt(text: string, start: number): { figure: Figure; end: number } | undefined {
  for (const { form, read } of patterns) {
    form.lastIndex = start;
    const found = form.exec(text);
    const figure = found && read(found.slice(1));
    if (figure) return { figure, end: start + found[0].length };
  }
  return undefined;
}

function of(form: string): RegExp {
  return new RegExp(form, 'iuy');
}
