import { tellsName } from '../../../domain/profile/cards/about.ts';
import { makeNickname } from '../../../domain/profile/nickname/nickname.ts';
import { nameGroups } from './content/names.ts';
import type { Random } from './random.ts';
import type { Locale } from './text.ts';

export type NameVisibility = 'full' | 'firstName' | 'nickName';

export interface Person {
  firstName: string;
  lastName: string;
  feminine: boolean;
  homeLanguage: string | null;
}

export function makePerson(random: Random, locale: Locale): Person {
  const group = random.weighted(
    nameGroups.map((entry) => [entry, locale === 'fr' ? entry.weight : entry.englishWeight] as const),
  );
  const feminine = random.chance(0.42);
  return {
    firstName: random.pick(feminine ? group.feminine : group.masculine),
    lastName: random.pick(group.family),
    feminine,
    homeLanguage: group.homeLanguage,
  };
}

/** A nickname as the product generates them, drawn again while it would reveal the hidden name. */
export function nicknameFor(person: Person, random: Random, locale: Locale): string {
  const nickname = makeNickname(locale, random.next);
  return tellsName(nickname, person) ? nicknameFor(person, random, locale) : nickname;
}

export function displayName(person: Person, visibility: NameVisibility, nickname: string): string {
  if (visibility === 'nickName') return nickname;
  return visibility === 'firstName' ? person.firstName : `${person.firstName} ${person.lastName}`;
}

/** Gives each address once: the second 'camille-roux-front-end' becomes 'camille-roux-front-end-2'. */
export function createAliasBook(): (base: string) => string {
  const given = new Map<string, number>();
  return (base) => {
    let count = (given.get(base) ?? 0) + 1;
    while (count > 1 && given.has(`${base}-${count}`)) count++;
    given.set(base, count);
    const alias = count === 1 ? base : `${base}-${count}`;
    if (count > 1) given.set(alias, 1);
    return alias;
  };
}
