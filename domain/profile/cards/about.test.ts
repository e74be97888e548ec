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
  oneSentenceDescription: 'Développeuse full-stack, attachée aux produits utiles.',
  description: 'Dix ans de métier.\n\nJ’aime les équipes où l’on se relit.',
};
const errors = (change: object) => errorsOf(aboutSchema, { ...camille, ...change });
const parsed = (change: object) => aboutSchema.parse({ ...camille, ...change });

describe("'firstName, lastName, professionId, placeId, oneSentenceDescription and description required'", () => {
  it('accepts what has everything', () => {
    expect(parsed({})).toEqual({ ...camille, rqth: null });
  });

  it.each(['firstName', 'lastName', 'professionId', 'oneSentenceDescription', 'description'])('%s', (field) => {
    for (const value of ['', null, undefined]) expect(errors({ [field]: value })).toEqual({ [field]: 'required' });
  });

  it('placeId', () => {
    expect(errors({ place: null })).toEqual({ place: 'required' });
    expect(errors({ place: { placeId: '', label: '' } })).toEqual({ place: 'required' });
  });

  it.each([
    ['firstName', 80],
    ['lastName', 80],
    ['oneSentenceDescription', 160],
    ['description', 5000],
  ])('%s holds at most %i characters', (field, most) => {
    expect(errors({ [field]: 'x'.repeat(most) })).toEqual({});
    expect(errors({ [field]: 'x'.repeat(most + 1) })).toEqual({ [field]: `long:${most}` });
  });

  it('a short description is one line, a detailed one keeps its lines', () => {
    const { oneSentenceDescription, description } = parsed({
      oneSentenceDescription: 'a\nb',
      description: 'a\r\n\r\nb',
    });
    expect({ oneSentenceDescription, description }).toEqual({ oneSentenceDescription: 'a b', description: 'a\n\nb' });
  });
});

describe('the name that is shown', () => {
  it.each([
    ['full', null, {}, null],
    ['firstName', 'Loutre agile', {}, null],
    ['full', 'x'.repeat(61), {}, null],
    ['nickName', ' Loutre agile ', {}, 'Loutre agile'],
    ['nickName', null, { nickName: 'required' }, null],
    ['nickName', '  ', { nickName: 'required' }, null],
    ['nickName', 'x'.repeat(61), { nickName: 'long:60' }, null],
    ['nickName', 'Patient Otter', {}, 'Patient Otter'],
    ['nickName', 'Le roi du code', { nickName: 'unknown' }, null],
    ['nickName', 'Camille Durand', { nickName: 'unknown' }, null],
  ])('%s with %j', (nameVisibility, nickName, expected, kept) => {
    expect(errors({ nameVisibility, nickName })).toEqual(expected);
    expect(aboutSchema.safeParse({ ...camille, nameVisibility, nickName }).data?.nickName ?? null).toBe(kept);
  });

  it('is one of three, and its error is said beside others', () => {
    expect(errors({ nameVisibility: 'none' })).toEqual({ nameVisibility: 'unknown' });
    const expected = { place: 'required', nickName: 'required' };
    expect(errors({ place: null, nameVisibility: 'nickName' })).toEqual(expected);
  });
});

describe('a nickname never contains the first or last name', () => {
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

  it('is said beside what is wrong with the names', () => {
    const expected = { firstName: 'required', nickName: 'unknown' };
    expect(errors({ firstName: undefined, nickName: 'Moi', nameVisibility: 'nickName' })).toEqual(expected);
    for (const firstName of [undefined, { toString: 1 }]) {
      const found = errors({ firstName, nickName: 'Loutre agile', nameVisibility: 'nickName' });
      expect(found).toEqual({ firstName: 'required' });
    }
  });
});

describe("'the rqth text is optional', the consent is not", () => {
  it.each([
    ['not ticked', { status: false, consent: false, content: '' }, null],
    ['ticked, then not: nothing is kept', { status: false, consent: true, content: 'Secret' }, null],
    [
      'not ticked, and a text that would be too long',
      { status: false, consent: false, content: 'x'.repeat(1001) },
      null,
    ],
    ['ticked without a text', { status: true, consent: true, content: '' }, { content: '' }],
    ['ticked with a text', { status: true, consent: true, content: ' Bureau\nadapté ' }, { content: 'Bureau\nadapté' }],
  ])('%s', (_, rqth, kept) => expect(parsed({ rqth }).rqth).toEqual(kept));

  it.each([
    ['no consent', { status: true, consent: false, content: '' }, { 'rqth.consent': 'consent' }],
    ['consent unsaid', { status: true, content: '' }, { 'rqth.consent': 'consent' }],
    ['too long', { status: true, consent: true, content: 'x'.repeat(1001) }, { 'rqth.content': 'long:1000' }],
    ['neither ticked nor not', { status: null, consent: true, content: '' }, { 'rqth.status': 'unknown' }],
  ])('%s', (_, rqth, expected) => {
    expect(errors({ rqth })).toEqual(expected);
  });
});

describe('the picture', () => {
  it.each([
    ['a picture', { profilePicHandle: 'a1b2c3d4e5f6a7b8c9d0' }, {}],
    ['neither picture nor avatar', { avatar: null }, {}],
    ['a handle that cannot be one', { profilePicHandle: '../../x' }, { profilePicHandle: 'unknown' }],
    [
      'an avatar that cannot be drawn',
      { avatar: { ...defaultAvatar, skinColor: 'blue' } },
      { 'avatar.skinColor': 'unknown' },
    ],
  ])('%s', (_, change, expected) => expect(errors(change)).toEqual(expected));
});
