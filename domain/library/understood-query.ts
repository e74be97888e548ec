import { proficiencies, proficiencyOf } from '../profile/cards/proficiency.ts';
import { type Span, withoutSpans } from '../search/tokens.ts';
import type { Part, Understood } from '../search/understood.ts';
import { type LibraryQuery, libraryParameters, type ParameterName } from './filters.ts';
import { languageLevels } from './marks.ts';
import { groupsOf, type SearchedQuery } from './query.ts';
import { isParameter, searchString } from './search-string.ts';

/** A value that the text of a search means; `query` is a word that must be there, `not` one that must not. */
export type TypedValue = { parameter: ParameterName | 'not'; value: string; spans: Span[] };

/** The values of the text as the panel would have them, in their order in the text. */
export function typedValues({ parts }: Understood): TypedValue[] {
  return parts.flatMap((part) => valuesOf(part).map((value) => ({ ...value, spans: part.spans })));
}

function valuesOf(part: Part): Omit<TypedValue, 'spans'>[] {
  switch (part.kind) {
    case 'technology':
    case 'plus':
    case 'without':
    case 'profession':
    case 'city':
    case 'region':
    case 'language':
      return [{ parameter: part.kind, value: part.id }];
    case 'years': {
      const years = [['yearsFrom', part.from] as const, ['yearsTo', part.to] as const];
      return years.flatMap(([parameter, value]) => (value === undefined ? [] : [{ parameter, value: String(value) }]));
    }
    case 'salary':
      // What the recruiter can pay at most.
      return [{ parameter: 'salary', value: String(Math.min(200, part.most ?? part.least ?? 200)) }];
    case 'radius':
      return [{ parameter: 'radius', value: String(part.kilometres) }];
    case 'remote':
      return [{ parameter: 'remote', value: part.frequency }];
    case 'orRemote':
      return [{ parameter: 'orRemote', value: '1' }];
    case 'contract':
      return [{ parameter: 'contract', value: part.type }];
    case 'state':
      return [{ parameter: 'state', value: part.state }];
    case 'level': {
      // A level below the first one is reached by everyone who speaks the language.
      const level = proficiencies[proficiencyOf(part.value)];
      return languageLevels.some((one) => one === level) ? [{ parameter: 'level', value: String(level) }] : [];
    }
    case 'nice':
      return [{ parameter: 'nice', value: part.filter }];
    case 'word':
      return [{ parameter: 'query', value: part.word }];
    case 'not':
      return [{ parameter: 'not', value: part.word }];
  }
}

/**
 * What is searched: the text and the panel together (docs/product/library.md, Words of a search). Values of one kind
 * add up, technologies of the text are required besides those of the panel, and of two limits the stricter one counts.
 * `professionsOf` gives the professions of a family.
 */
export function mergeUnderstood(
  query: LibraryQuery,
  understood: Understood,
  professionsOf: (id: string) => readonly string[] = (id) => [id],
): SearchedQuery {
  const typed = typedValues(understood);
  const of = (name: TypedValue['parameter']) =>
    typed.filter(({ parameter }) => parameter === name).map((one) => one.value);
  const both = <P extends ParameterName>(name: P, values = of(name)): LibraryQuery[P] =>
    libraryParameters[name].read([...[query[name] ?? []].flat().map(String), ...values]) as LibraryQuery[P];
  const numbers = (name: 'yearsFrom' | 'yearsTo' | 'salary') =>
    [query[name], ...of(name).map(Number)].filter((one) => one !== undefined);
  const strictest = (values: number[], choose: (...values: number[]) => number) =>
    values.length > 0 ? choose(...values) : undefined;
  return {
    ...query,
    query: of('query').join(' '),
    technology: both('technology'),
    without: both('without'),
    plus: both('plus'),
    profession: both('profession', of('profession').flatMap(professionsOf)),
    yearsFrom: strictest(numbers('yearsFrom'), Math.max),
    yearsTo: strictest(numbers('yearsTo'), Math.min),
    salary: strictest(numbers('salary'), Math.min),
    city: both('city'),
    region: both('region'),
    radius:
      of('radius').length > 0 ? (libraryParameters.radius.read(of('radius')) as LibraryQuery['radius']) : query.radius,
    orRemote: query.orRemote || of('orRemote').length > 0,
    remote: both('remote'),
    contract: both('contract'),
    language: both('language'),
    level: of('level').length > 0 ? (libraryParameters.level.read(of('level')) as LibraryQuery['level']) : query.level,
    state: both('state'),
    nice: both('nice'),
    groups: { panel: groupsOf(query), text: understood.groups },
    not: of('not'),
  };
}

/** A value of a search by its parameter; a value has one name wherever it comes from. */
export const partKey = (part: Pick<TypedValue, 'parameter' | 'value'> | undefined): string =>
  part ? `${part.parameter} ${part.value}` : '';

/** One value of a search, from the text or the panel, and the address of the same search without it. */
export type SearchPart = { key: string; parameter: ParameterName | 'not'; value: string; without: string };

/** All values of a search: first those of the text, then those of the panel. A value that both have is one. */
export function searchParts(search: string, typed: readonly TypedValue[]): SearchPart[] {
  const entries = [...new URLSearchParams(search)];
  const text = entries.find(([name]) => name === 'query')?.[1] ?? '';
  const isTyped = (name: string, value: string) =>
    typed.some((one) => one.parameter === name && one.parameter !== 'query' && one.value === value);
  const ofText = typed.map(({ parameter, value, spans }): SearchPart => {
    const others = entries.filter(([name, one]) => name === 'query' || name !== parameter || one !== value);
    const rest = others.map(([name, one]) => [name, name === 'query' ? withoutSpans(text, spans) : one] as const);
    return { key: partKey({ parameter, value }), parameter, value, without: searchString(rest) };
  });
  const ofPanel = entries.flatMap(([name, value], index): SearchPart[] => {
    // A text without a meaning can be removed too.
    if (!isParameter(name) || isTyped(name, value) || (name === 'query' && typed.length > 0)) return [];
    const without = searchString(entries.toSpliced(index, 1));
    return [{ key: partKey({ parameter: name, value }), parameter: name, value, without }];
  });
  return [...ofText, ...ofPanel];
}

/** The text with a corrected word in quotation marks, which is searched as it is. */
export function asTyped(text: string, [start, end]: Span): string {
  return `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`;
}
