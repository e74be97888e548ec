import { isFreelanceOnly } from '../../../../domain/profile/cards/job-terms.ts';
import type { Fact, Section } from './cv.ts';
import { unbroken } from './printable.ts';
import { type Fields, fields, known, line, listOf, numberWithin, objects } from './reading.ts';
import type { Vocabulary } from './words.ts';

/** The job that the person looks for: a part of a résumé that only this product has. */
export function dreamJob(words: Vocabulary, resume: Fields): Section | undefined {
  const specific = fields(resume.specific);
  const dream = fields(specific.dreamJob);
  const types = listOf(fields(specific.work).contractTypes).filter((type) => typeof type === 'string');
  const places = objects(dream.locations).flatMap(({ name }) => line(name) ?? []);
  const facts: [string, string | undefined][] = [
    [words.contract, types.flatMap((type) => known(words.contracts, type) ?? []).join(', ')],
    [words.remote, remote(words, dream.remoteFrequency)],
    ...pay(words, dream, types),
    [words.visa, fields(specific.basics).visaSponsorship === true ? words.visaNeeded : undefined],
    [words.places, places.join(' · ')],
    [words.perk, perks(words, dream.perks)],
  ];
  const told = facts.flatMap(([label, text]): Fact[] => (text ? [{ label, text: unbroken(text) }] : []));
  return told.length > 0 ? { title: words.sections.dreamJob, kind: 'facts', facts: told } : undefined;
}

/** Older files contain a word; newer ones {frequency, daysPerWeek}. */
function remote(words: Vocabulary, given: unknown): string | undefined {
  const { frequency = given, daysPerWeek } = fields(given);
  if (typeof frequency !== 'string') return undefined;
  const days = numberWithin(daysPerWeek, 1, 7);
  if (frequency === 'hybrid' && days) return words.hybridDays(days);
  return known(words.remotes, frequency) ?? known(words.remotes, frequency.toLowerCase());
}

/** docs/product/resume.md, PDF layout: for freelance alone, the daily rate replaces the salary. */
function pay(words: Vocabulary, { salary, averageDailyRate }: Fields, types: string[]): [string, string | undefined][] {
  const rate = numberWithin(averageDailyRate, 1, 100_000);
  const yearly = rate && isFreelanceOnly(types) ? undefined : numberWithin(salary, 1, 1000);
  return [
    [words.rate, rate ? words.daily(rate) : undefined],
    [words.salary, yearly ? words.yearly(String(yearly)) : undefined],
  ];
}

/** A perk is true, or described in a text; unknown keys without a text are left out. */
function perks(words: Vocabulary, given: unknown): string {
  const said = Object.entries(fields(given)).flatMap(([key, value]) => {
    if (typeof value === 'string') return line(value) ?? [];
    return value === true ? (known(words.perks, key) ?? []) : [];
  });
  const list = [...new Set(said)].join(', ');
  return list.charAt(0).toLocaleUpperCase(words.language) + list.slice(1);
}
