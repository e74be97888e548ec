import { expect, it } from 'vitest';
import { tellsName } from '../../../../domain/profile/cards/about.ts';
import { isNickname, makeNickname } from '../../../../domain/profile/nickname/nickname.ts';
import { drawNickname, nicknameOf } from './name-choice.ts';

/** Returns 0.1, 0.2, 0.3 … and starts again after 0.9. */
function steps(): () => number {
  let at = 0;
  return () => (at = (at + 0.1) % 1);
}

it('a new nickname differs from the present one', () => {
  const first = makeNickname('fr', steps());
  const next = drawNickname('fr', { firstName: 'Zoé', lastName: 'Xu', nickName: first }, steps());
  expect(next).not.toBe(first);
  expect(isNickname(next)).toBe(true);
});

it('a nickname that contains a part of the hidden name is drawn again', () => {
  const [noun = ''] = makeNickname('fr', steps()).split(' ');
  const person = { firstName: 'Zoé', lastName: noun, nickName: null };
  expect(tellsName(drawNickname('fr', person, steps()), person)).toBe(false);
});

it('the drawing of a nickname stops even when every draw contains the name', () => {
  const always = () => 0;
  const [noun = ''] = makeNickname('en', always).split(' ');
  expect(drawNickname('en', { firstName: noun, lastName: '', nickName: null }, always)).toBe(
    makeNickname('en', always),
  );
});

it.each([
  ['kept when there is a valid one', 'Loutre agile', true],
  ['generated when there is none', null, false],
  ['generated when the present one is empty', '', false],
  ['generated when the present one is not from our lists', 'Le roi du code', false],
  ['generated when the present one contains the name', 'Renard curieux', false],
])('after the choice to show a nickname, the nickname is %s', (_, nickName, kept) => {
  const person = { firstName: 'Alix', lastName: 'Renard', nickName };
  const nickname = nicknameOf('fr', person, steps());
  expect(nickname === nickName).toBe(kept);
  expect(isNickname(nickname) && !tellsName(nickname, person)).toBe(true);
});
