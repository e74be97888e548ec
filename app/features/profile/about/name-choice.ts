import { tellsName } from '../../../../domain/profile/cards/about.ts';
import { isNickname, makeNickname } from '../../../../domain/profile/nickname/nickname.ts';
import type { Locale } from '../../../../domain/viewer.ts';

/** A limit, so that the loop ends even when every nickname contains a part of the name. */
const mostDraws = 50;

type Person = { firstName: string; lastName: string; nickName: string | null };

/** A nickname that differs from the present one and contains no part of the hidden name. */
export function drawNickname(locale: Locale, person: Person, random: () => number = Math.random): string {
  let drawn = makeNickname(locale, random);
  for (let draws = 1; draws < mostDraws && (drawn === person.nickName || tellsName(drawn, person)); draws++) {
    drawn = makeNickname(locale, random);
  }
  return drawn;
}

/** A developer who chooses a nickname again keeps the present one, if it is still valid. */
export function nicknameOf(locale: Locale, person: Person, random: () => number = Math.random): string {
  const { nickName } = person;
  return nickName && isNickname(nickName) && !tellsName(nickName, person)
    ? nickName
    : drawNickname(locale, person, random);
}
