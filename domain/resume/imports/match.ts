import { oneLine } from '../../profile/text-limits.ts';
import { fold } from '../../text/fold.ts';

export type NamedLookup = { id: string; nameFr: string; nameEn: string };
export type ProfessionLookup = NamedLookup & { displayNameFr: string; displayNameEn: string };

/** For comparison: capitals, accents and spaces do not matter. */
const comparable = (text: string) => fold(oneLine(text)).replace(/[’`]/g, "'").replace(/\s+/g, ' ');

/** docs/product/resume.md, Matching imported names. */
export function matchProfession<T extends ProfessionLookup>(professions: readonly T[], title: string): T | undefined {
  const wanted = comparable(title);
  if (!wanted) return undefined;
  const called = (names: (one: T) => string[]) =>
    professions.find((one) => names(one).flatMap(genders).includes(wanted));
  return (
    called(({ displayNameFr, displayNameEn }) => [displayNameFr, displayNameEn]) ??
    called(({ nameFr, nameEn }) => [nameFr, nameEn])
  );
}

/** A title in inclusive form, in the masculine and in the feminine. */
function genders(name: string): string[] {
  const both = comparable(name);
  const she = both.replace(/eur·(euse|rice)/g, '$1').replace(/·/g, '');
  return [both, both.replace(/·\p{L}+/gu, ''), she];
}

/** docs/product/resume.md, Matching imported names: by the English or French name. */
export function matchLanguage<T extends NamedLookup>(languages: readonly T[], name: string): T | undefined {
  const wanted = comparable(name);
  const named = (text: string) =>
    languages.find(({ nameFr, nameEn }) => [nameFr, nameEn].some((one) => comparable(one) === text));
  // 'Anglais (courant)', 'English - native': the level follows the name.
  return wanted ? (named(wanted) ?? named(wanted.split(/\s*[(,:/]|\s+[-–—]\s+/, 1)[0] ?? '')) : undefined;
}

/**
 * docs/product/resume.md, Matching imported names: the technologies named in a skill. As whole words, the longest
 * first: 'React Native' is not also React. A name of one or two letters (C, R, Go) is in too many texts: it must be the
 * whole skill.
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
    const stems = names.filter((name) => name.endsWith('.js')).map((name) => name.slice(0, -3));
    return [
      ...[...new Set(names.flatMap(ways))].map((name) => ({ name, one, alone: name.length <= 2 })),
      // 'Node' and 'Vue' alone are these technologies; in a sentence 'next' is an ordinary word.
      ...stems.map((name) => ({ name, one, alone: true })),
    ];
  });
  return all.toSorted((a, b) => b.name.length - a.name.length);
}

/** 'Node.js' is also written NodeJS; a name in brackets is a name too; the maker is often left out. */
function ways(name: string): string[] {
  const [, long = name, short] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
  const [, made] = /^(?:apache|amazon|microsoft|red hat) (.+)$/.exec(long) ?? [];
  const script = /\.js$/.test(long) ? [long.replace('.js', 'js'), long.replace('.js', ' js')] : [];
  return [name, long, ...script, ...[short, made].filter((one) => one !== undefined)];
}
