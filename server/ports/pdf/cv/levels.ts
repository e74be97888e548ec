import { scoreText } from '../../../../domain/assessments/rating/result-text.ts';
import type { Group, Level, Score, Section } from './cv.ts';
import { type Fields, fields, line, lines, numberWithin, objects } from './reading.ts';
import type { Vocabulary } from './words.ts';

type Read = (words: Vocabulary, resume: Fields) => Section | undefined;

/** Levels of skills and languages: 100, ≥70, ≥40. */
function levelOf(value: number): 0 | 1 | 2 | 3 {
  if (value >= 100) return 0;
  if (value >= 70) return 1;
  return value >= 40 ? 2 : 3;
}

/** The best first; skills without a level come last. */
export const skills: Read = (words, resume) => {
  const groups = new Map<string, Group & { rank: number }>();
  for (const { name, level, value, keywords } of objects(resume.skills)) {
    const known = numberWithin(value, 0, 100);
    const said = line(level) ?? (known === undefined ? undefined : words.skillLevels[levelOf(known)]);
    const rank = said ? words.skillLevels.indexOf(said) : words.skillLevels.length + 1;
    const more = lines(keywords).join(', ');
    const shown = line(name);
    const text = shown && more ? `${shown} (${more})` : (shown ?? more);
    if (!text) continue;
    const group = groups.get(said ?? '') ?? { names: [], rank: rank < 0 ? words.skillLevels.length : rank };
    if (said) group.level = said;
    group.names.push(text);
    groups.set(said ?? '', group);
  }
  const sorted: Group[] = [...groups.values()].toSorted((a, b) => a.rank - b.rank);
  const interested = line(fields(resume.specific).interestedBy);
  if (interested) sorted.push({ level: words.interestedBy, names: [interested], isText: true });
  return sorted.length > 0 ? { title: words.sections.skills, kind: 'skills', groups: sorted } : undefined;
};

/** Test levels by value: ≤10 master, ≤40 advanced, ≤70 intermediate. */
function testLevel(value: number): Score['level'] {
  if (value <= 10) return 'master';
  if (value <= 40) return 'advanced';
  return value <= 70 ? 'intermediate' : undefined;
}

/** A file of another origin may hold anything. */
const mostPoints = 10_000;

export const tests: Read = (words, resume) => {
  const scores = objects(resume.tests).flatMap(({ name, value, score, margin, provisional }): Score[] => {
    const [shown, early] = [line(name), provisional === true];
    const rank = early ? undefined : numberWithin(value, 0, 100);
    if (!shown || (rank === undefined && !early)) return [];
    const known = numberWithin(score, 0, mostPoints);
    const points = known === undefined ? undefined : { score: known, margin: numberWithin(margin, 0, mostPoints) };
    // At least 1, because rounding would give the best a top of 0 %.
    const top = rank === undefined ? words.provisional : words.top(Math.max(1, Math.round(rank)));
    const level = rank === undefined ? undefined : testLevel(rank);
    return [
      {
        ...{ name: shown, top },
        ...(points && { points: scoreText(words.language, points) }),
        ...(level && { level, word: words.testLevels[level] }),
      },
    ];
  });
  return scores.length > 0 ? { title: words.sections.tests, kind: 'scores', scores } : undefined;
};

export const languages: Read = (words, resume) => {
  const spoken = objects(resume.languages).flatMap(({ language, name, fluency, value }): Level[] => {
    const shown = line(language) ?? line(name);
    const known = numberWithin(value, 0, 100);
    const level = line(fluency) ?? (known === undefined ? undefined : words.languageLevels[levelOf(known)]);
    if (!shown) return [];
    return [{ name: shown, ...(level ? { level } : {}), ...(known === undefined ? {} : { value: known }) }];
  });
  return spoken.length > 0 ? { title: words.sections.languages, kind: 'languages', languages: spoken } : undefined;
};

export const interests: Read = (words, resume) => {
  const tags = objects(resume.interests).flatMap(({ name, keywords }) => {
    const [shown, more] = [line(name), lines(keywords).join(', ')];
    return shown && more ? `${shown} (${more})` : (shown ?? (more || []));
  });
  return tags.length > 0 ? { title: words.sections.interests, kind: 'tags', tags } : undefined;
};

export const likes: Read = (words, resume) => {
  const { selectedCompanies, companiesLeft } = fields(resume.likes);
  const names = Object.values(fields(selectedCompanies)).flatMap((one) => line(fields(one).companyName) ?? []);
  if (names.length === 0) return undefined;
  const left = numberWithin(companiesLeft, 0, 1_000_000) ?? 0;
  const listed = left > 0 ? [...names, words.others(left)] : names;
  const text = new Intl.ListFormat(words.language === 'en' ? 'en-GB' : 'fr-FR', { type: 'conjunction' }).format(listed);
  return { title: words.sections.likes, kind: 'text', text };
};
