import { oneLine } from '../../profile/text-limits.ts';
import { fold } from '../../text/fold.ts';
import { nameForms, waysToWrite } from '../../vocabulary/name-forms.ts';
import { phraseOf } from '../../vocabulary/vocabulary.ts';

/** `words`: the other words for it (docs/product/shell.md, Vocabulary). */
export type NamedLookup = { id: string; nameFr: string; nameEn: string; words?: readonly string[] };
export type ProfessionLookup = NamedLookup & { displayNameFr: string; displayNameEn: string };

/** For comparison: capitals, accents and spaces do not matter. */
const comparable = (text: string) => fold(oneLine(text)).replace(/[’`]/g, "'").replace(/\s+/g, ' ');

/** docs/product/resume.md, Matching imported names: by the title, then the name, then another word. */
export function matchProfession<T extends ProfessionLookup>(professions: readonly T[], title: string): T | undefined {
  const wanted = phraseOf(title);
  if (!wanted) return undefined;
  const called = (names: (one: T) => readonly string[]) =>
    professions.find((one) => names(one).some((name) => isCalled(name, wanted)));
  return (
    called(({ displayNameFr, displayNameEn }) => [displayNameFr, displayNameEn]) ??
    called(({ nameFr, nameEn }) => [nameFr, nameEn]) ??
    called(({ words = [] }) => words)
  );
}

const isCalled = (name: string, wanted: string) => nameForms(name).some((form) => phraseOf(form) === wanted);

/** docs/product/resume.md, Matching imported names: by the English or French name, or another word. */
export function matchLanguage<T extends NamedLookup>(languages: readonly T[], name: string): T | undefined {
  const named = (text: string) => {
    const wanted = phraseOf(text);
    if (!wanted) return undefined;
    return (
      languages.find(({ nameFr, nameEn }) => [nameFr, nameEn].some((one) => isCalled(one, wanted))) ??
      languages.find(({ words = [] }) => words.some((one) => isCalled(one, wanted)))
    );
  };
  // 'Anglais (courant)', 'English - native': the level follows the name.
  return named(name) ?? named(comparable(name).split(/\s*[(,:/]|\s+[-–—]\s+/, 1)[0] ?? '');
}

/**
 * docs/product/resume.md, Matching imported names: the technologies named in a skill. As whole words, the longest
 * first: 'React Native' is not also React. A name of one or two letters (C, R, Go) and another word for a technology
 * ('Next', 'shell') are in too many texts: they must be the whole skill, or one of a list.
 */
export function matchTechnologies<T extends NamedLookup>(technologies: readonly T[], skill: string): T[] {
  return technologyMatcher(technologies)(skill);
}

/** The same for many skills: the names are prepared once. */
export function technologyMatcher<T extends NamedLookup>(technologies: readonly T[]): (skill: string) => T[] {
  const names = namesOf(technologies);
  return (skill) => {
    let rest = comparable(skill);
    const pieces = rest.split(/[,;/|()•·]|\s(?:et|and|&)\s/).map(withoutKind);
    const found = new Set<T>();
    for (const { name, one, alone } of names) {
      if (alone) {
        if (pieces.includes(name)) found.add(one);
        continue;
      }
      if (!rest.includes(name)) continue;
      // 'React.js', 'HTML5' and 'Java 17' are the same technologies.
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}.])${RegExp.escape(name)}(?:\\.?js)?\\d*(?![\\p{L}\\p{N}+#]|\\.\\p{L})`,
        'gu',
      );
      const without = rest.replace(pattern, ' · ');
      if (without !== rest) found.add(one);
      rest = without;
    }
    return technologies.filter((one) => found.has(one));
  };
}

/** Removes what follows a name: the word "language", or a version. */
const withoutKind = (piece: string) =>
  piece.replace(/ (?:programming )?lang(?:uage|age)?$| ?v?\d+(?:\.[\dx]+)*$/, '').trim();

type Name<T> = { name: string; one: T; alone: boolean };

function namesOf<T extends NamedLookup>(technologies: readonly T[]): Name<T>[] {
  const all = technologies.flatMap((one): Name<T>[] => {
    const names = [one.nameFr, one.nameEn].map(comparable);
    const whole = [...new Set(names.flatMap(ways))].map((name) => ({ name, one, alone: name.length <= 2 }));
    // 'Node' and 'Vue' alone are these technologies; in a sentence 'next' is an ordinary word.
    const stems = names.filter((name) => name.endsWith('.js')).map((name) => name.slice(0, -3));
    const words = [...stems, ...(one.words ?? []).map(comparable)].filter((word) => !names.includes(word));
    return [...whole, ...[...new Set(words)].map((name) => ({ name, one, alone: true }))];
  });
  return all.toSorted((a, b) => b.name.length - a.name.length);
}

/** 'Node.js' is also written NodeJS. */
function ways(name: string): string[] {
  const [, long = name] = /^(.+?) \(.+\)$/.exec(name) ?? [];
  const script = /\.js$/.test(long) ? [long.replace('.js', 'js'), long.replace('.js', ' js')] : [];
  return [...waysToWrite(name), ...script];
}
