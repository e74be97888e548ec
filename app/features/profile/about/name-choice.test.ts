import { expect, it } from 'vitest';
import { tellsName } from '../../../../domain/profile/cards/about.ts';
import { isNickname, makeNickname } from '../../../../domain/profile/nickname/nickname.ts';
import { drawNickname, nicknameOf } from './name-choice.ts';

/** 0.1, 0.2, 0.3 … and from the start. */
function steps(): () => number {
  let at = 0;
  return () => (at = (at + 0.1) % 1);
}

it('never gives the same one twice in a row', () => {
  const first = makeNickname('fr', steps());
  const next = drawNickname('fr', { firstName: 'Zoé', lastName: 'Xu', nickName: first }, steps());
  expect(next).not.toBe(first);
  expect(isNickname(next)).toBe(true);
});

it('draws again when it would tell the name that it hides', () => {
  const [noun = ''] = makeNickname('fr', steps()).split(' ');
  const person = { firstName: 'Zoé', lastName: noun, nickName: null };
  expect(tellsName(drawNickname('fr', person, steps()), person)).toBe(false);
});

it('comes to an end whatever the name is', () => {
  const always = () => 0;
  const [noun = ''] = makeNickname('en', always).split(' ');
  expect(drawNickname('en', { firstName: noun, lastName: '', nickName: null }, always)).toBe(
    makeNickname('en', always),
  );
});

it.each([
  ['kept: there is one already', 'Loutre agile', true],
  ['made: there is none', null, false],
  ['made: there is nothing in it', '', false],
  ['made: it is not one of ours', 'Le roi du code', false],
  ['made: it tells the name', 'Renard curieux', false],
])("'Switching to nickName generates one unless already nickName' (%s)", (_, nickName, kept) => {
  const person = { firstName: 'Alix', lastName: 'Renard', nickName };
  const nickname = nicknameOf('fr', person, steps());
  expect(nickname === nickName).toBe(kept);
  expect(isNickname(nickname) && !tellsName(nickname, person)).toBe(true);
});
