import { describe, expect, it } from 'vitest';
import { defaultAvatar } from '../avatar.ts';
import { errorsOf } from '../form-errors.ts';
import { type AboutDraft, aboutSchema, tellsName } from './about.ts';

const lyon = { placeId: 'geonames:2996944', label: 'Lyon, France' };
const camille: AboutDraft = {
  profilePicHandle: null,
  avatar: defaultAvatar,
  firstName: 'Camille',
  lastName: 'Durand',
  nameVisibility: 'full',
  nickName: null,
  professionId: 'full-stack-developer',
  place: lyon,
  rqth: { status: false, consent: false, content: '' },
  codingReason: '',
  shared: { codingReason: true },
  oneSentenceDescription: 'Développeuse full-stack, attachée aux produits utiles.',
  description: 'Dix ans de métier.\n\nJ’aime les équipes où l’on se relit.',
};
const errors = (change: object) => errorsOf(aboutSchema, { ...camille, ...change });
const parsed = (change: object) => aboutSchema.parse({ ...camille, ...change });

describe('required fields of the about card (docs/product/profile.md, The about card)', () => {
  it('accepts a complete card', () => {
    expect(parsed({})).toEqual({ ...camille, rqth: null, codingReason: null });
  });

  it.each(['firstName', 'lastName', 'professionId', 'oneSentenceDescription', 'description'])(
    '%s is required',
    (field) => {
      for (const value of ['', null, undefined]) expect(errors({ [field]: value })).toEqual({ [field]: 'required' });
    },
  );

  it('the place is required', () => {
    expect(errors({ place: null })).toEqual({ place: 'required' });
    expect(errors({ place: { placeId: '', label: '' } })).toEqual({ place: 'required' });
  });

  it.each([
    ['firstName', 80],
    ['lastName', 80],
    ['oneSentenceDescription', 160],
    ['description', 5000],
  ])('%s has at most %i characters', (field, most) => {
    expect(errors({ [field]: 'x'.repeat(most) })).toEqual({});
    expect(errors({ [field]: 'x'.repeat(most + 1) })).toEqual({ [field]: `long:${most}:1` });
  });

  it('a short description is one line, a detailed one keeps its line breaks', () => {
    const { oneSentenceDescription, description } = parsed({
      oneSentenceDescription: 'a\nb',
      description: 'a\r\n\r\nb',
    });
    expect({ oneSentenceDescription, description }).toEqual({ oneSentenceDescription: 'a b', description: 'a\n\nb' });
  });
});

describe('the shown name', () => {
  it.each([
    ['full', null, {}, null],
    ['firstName', 'Loutre agile', {}, null],
    ['full', 'x'.repeat(61), {}, null],
    ['nickName', ' Loutre agile ', {}, 'Loutre agile'],
    ['nickName', null, { nickName: 'required' }, null],
    ['nickName', '  ', { nickName: 'required' }, null],
    ['nickName', 'x'.repeat(61), { nickName: 'long:60:1' }, null],
    ['nickName', 'Patient Otter', {}, 'Patient Otter'],
    ['nickName', 'Le roi du code', { nickName: 'unknown' }, null],
    ['nickName', 'Camille Durand', { nickName: 'unknown' }, null],
  ])('%s with the nickname %j', (nameVisibility, nickName, expected, kept) => {
    expect(errors({ nameVisibility, nickName })).toEqual(expected);
    expect(aboutSchema.safeParse({ ...camille, nameVisibility, nickName }).data?.nickName ?? null).toBe(kept);
  });

  it('is one of three levels, and its error is shown together with others', () => {
    expect(errors({ nameVisibility: 'none' })).toEqual({ nameVisibility: 'unknown' });
    const expected = { place: 'required', nickName: 'required' };
    expect(errors({ place: null, nameVisibility: 'nickName' })).toEqual(expected);
  });
});

describe('a nickname must not contain the first or last name', () => {
  it.each([
    ['Renard curieux', 'Alix', 'Renard', true],
    ['Renard curieux', 'Renard', 'Alix', true],
    ['Renard curieux', 'Alix', 'Durand-Renard', true],
    ['Frégate marine', 'Alix', 'Marin', true],
    ['Île sereine', 'Alix', 'SEREINE', true],
    ['Rosée agile', 'Rosee', 'Durand', true],
    ['Loutre curieuse', 'Alix', 'Renard', false],
    ['Loutre agile', 'Lo', 'Le', false],
    ['Loutre agile', '', '', false],
  ])('%s, for %s %s', (nickName, firstName, lastName, tells) => {
    expect(tellsName(nickName, { firstName, lastName })).toBe(tells);
    if (!firstName) return;
    const expected = tells ? { nickName: 'ownName' } : {};
    expect(errors({ firstName, lastName, nickName, nameVisibility: 'nickName' })).toEqual(expected);
    expect(errors({ firstName, lastName, nickName, nameVisibility: 'firstName' })).toEqual({});
  });

  it('its error is shown together with errors of the names', () => {
    const expected = { firstName: 'required', nickName: 'unknown' };
    expect(errors({ firstName: undefined, nickName: 'Moi', nameVisibility: 'nickName' })).toEqual(expected);
    for (const firstName of [undefined, { toString: 1 }]) {
      const found = errors({ firstName, nickName: 'Loutre agile', nameVisibility: 'nickName' });
      expect(found).toEqual({ firstName: 'required' });
    }
  });
});

describe('the disability of a developer (docs/product/profile.md, Disability)', () => {
  it.each([
    ['not ticked', { status: false, consent: false, content: '' }, null],
    ['ticked, then unticked: nothing is stored', { status: false, consent: true, content: 'Secret' }, null],
    ['not ticked, and a text that is too long', { status: false, consent: false, content: 'x'.repeat(1001) }, null],
    ['ticked without a text', { status: true, consent: true, content: '' }, { content: '' }],
    ['ticked with a text', { status: true, consent: true, content: ' Bureau\nadapté ' }, { content: 'Bureau\nadapté' }],
  ])('stores %s', (_, rqth, kept) => expect(parsed({ rqth }).rqth).toEqual(kept));

  it.each([
    ['no consent', { status: true, consent: false, content: '' }, { 'rqth.consent': 'consent' }],
    ['consent missing in the form', { status: true, content: '' }, { 'rqth.consent': 'consent' }],
    [
      'a text that is too long',
      { status: true, consent: true, content: 'x'.repeat(1001) },
      { 'rqth.content': 'long:1000:1' },
    ],
    ['a box neither ticked nor unticked', { status: null, consent: true, content: '' }, { 'rqth.status': 'unknown' }],
  ])('refuses %s', (_, rqth, expected) => {
    expect(errors({ rqth })).toEqual(expected);
  });
});

describe('the picture or avatar', () => {
  it.each([
    ['a picture', { profilePicHandle: 'a1b2c3d4e5f6a7b8c9d0' }, {}],
    ['neither picture nor avatar', { avatar: null }, {}],
    ['an invalid handle', { profilePicHandle: '../../x' }, { profilePicHandle: 'unknown' }],
    [
      'an avatar with an unknown colour',
      { avatar: { ...defaultAvatar, skinColor: 'blue' } },
      { 'avatar.skinColor': 'unknown' },
    ],
  ])('is checked: %s', (_, change, expected) => expect(errors(change)).toEqual(expected));
});
