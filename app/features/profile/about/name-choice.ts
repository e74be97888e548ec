import { tellsName } from '../../../../domain/profile/cards/about.ts';
import { isNickname, makeNickname } from '../../../../domain/profile/nickname/nickname.ts';
import type { Locale } from '../../../../domain/viewer.ts';

/** Unlikely words may be many, but a name with two letters in every word is not a reason to draw for ever. */
const mostDraws = 50;

type Person = { firstName: string; lastName: string; nickName: string | null };

/** Another nickname than the present one, without a part of the name that it hides. */
export function drawNickname(locale: Locale, person: Person, random: () => number = Math.random): string {
  let drawn = makeNickname(locale, random);
  for (let draws = 1; draws < mostDraws && (drawn === person.nickName || tellsName(drawn, person)); draws++) {
    drawn = makeNickname(locale, random);
  }
  return drawn;
}

/** Whoever goes by a nickname again keeps the one there was, if it may stand. */
export function nicknameOf(locale: Locale, person: Person, random: () => number = Math.random): string {
  const { nickName } = person;
  return nickName && isNickname(nickName) && !tellsName(nickName, person)
    ? nickName
    : drawNickname(locale, person, random);
}
