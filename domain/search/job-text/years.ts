import { figureAt, mayBeginFigure } from '../figures.ts';
import { tokensOf } from '../tokens.ts';
import type { Sentence } from './sections.ts';

export type Years = { from: number | undefined; to: number | undefined };

const words: Record<string, string> = {
  ...{ un: '1', une: '1', deux: '2', trois: '3', quatre: '4', cinq: '5', six: '6', sept: '7', huit: '8', neuf: '9' },
  ...{ dix: '10', one: '1', two: '2', three: '3', four: '4', five: '5', seven: '7', eight: '8', nine: '9', ten: '10' },
};
const counted = new RegExp(
  `\\b(${Object.keys(words).join('|')})(?=(?: ?[-/] ?| a | to | ou | or )?(?:\\d|${Object.keys(words).join('|')})? ?(?:jours?|j\\b|days?|ans?\\b|annees?|years?|yrs?)\\b)`,
  'g',
);

/** « deux jours » as « 2 jours »: figures are read in digits. */
export const inDigits = (plain: string): string => plain.replace(counted, (word) => words[word] ?? word);

const experience =
  /\b(?:experiences?|exp\b|xp\b|(?:similar|equivalent|comparable) (?:role|position|job)|(?:poste|fonction) (?:similaire|equivalent)|pratique|yoe|anciennete dans)/;
/** Years of the company, of a contract, of studies, of a part of the experience. */
const otherBefore =
  /(?:\bdepuis|\bil y a|\bfounded|\bcree+e?s?|\bfor|\bsince|\bfete|\bfeter|\bages?|\bagee?s?|\bcontrats?|\bcdd|\balternance|\bstage|\bformation|\bbac|\bdiplome|\bnos|\bnotre|\bour|\bses|\bleurs?|\bits|\bles|\bthe|\bnext|\bprochaine?s?|\bdans les|\bd'ici|\bwithin|\bdont|\bincluding|\bof which|\bduree|\bafter|\bapres|\bthan|\ben)(?: (?:de|of|plus|plus de|over|more than|the last|the past|last|past|prochaine?s?|dernieres?|derniers|au moins|at least|around|environ|pres de|nearly|almost|a|quelque|maximum|deja))*\s*$/;
const otherAfter =
  /^\s*(?:d'(?:existence|expertise|anciennete|age|histoire|activite|etudes)|d'experience (?:dans le (?:conseil|secteur|marche)|collective|cumulee)|ago|old|renouvelables?|in (?:business|the market|the industry|existence)|sur le marche|de (?:contrat|formation|cdd|succes|croissance|presence|savoir)|d'engagement|later|plus tard|of (?:growth|history|success)|apres|d'etudes|consecutiv)/;

/** The years of experience that a sentence asks for. */
export function yearsIn({ plain, label, section }: Sentence): (Years & { at: number }) | undefined {
  if (section === 'about') return undefined;
  const text = inDigits(plain);
  if (!/\d/.test(text)) return undefined;
  const asks = label === 'years' || experience.test(text);
  for (const token of tokensOf(text)) {
    if (!mayBeginFigure(token.folded)) continue;
    const start = /[<>+]/.test(text[token.start - 1] ?? '') ? token.start - 1 : token.start;
    const read = figureAt(text, start);
    if (read?.figure.kind !== 'years') continue;
    const { from, to } = read.figure;
    const before = text.slice(Math.max(0, start - 40), start);
    const after = text.slice(read.end, read.end + 40);
    // « 3 ans minimum » in the list of what is required needs no word for experience.
    const isListed =
      section === 'required' &&
      /\b(?:min|minimum|mini|en|in|sur|of|plus|dans)\b/.test(text.slice(start, read.end + 20));
    if (otherBefore.test(before) && !/\b(?:avez|have|justifi)/.test(before)) continue;
    if (otherAfter.test(after) || (!asks && !isListed)) continue;
    if (isAge(from, to, text)) continue;
    return { from: from || undefined, to, at: Math.min(start, plain.length) };
  }
  return undefined;
}

/** « entre 25 et 35 ans » is an age, and no one has 30 years to ask for. */
const isAge = (from: number | undefined, to: number | undefined, text: string) =>
  (from ?? to ?? 0) >= 16 && !/experience/.test(text);
