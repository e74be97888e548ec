import { describe, expect, it } from 'vitest';
import { currentTerms, draftOf, type OfferOption, prefilledTerms } from './prefilled-terms.ts';
import { emptyTerms, type TermsDraft } from './terms.ts';
import type { TermsView } from './terms-view.ts';

const terms: TermsView = {
  contractType: 'permanent',
  pay: { unit: 'year', min: 45, max: 55 },
  city: 'Nantes',
  remote: 'no',
  offer: null,
};
const offer = (id: string): OfferOption => ({ id, title: id, placeId: 'nantes', terms });
const stated = draftOf({ ...terms, jobId: null, placeId: 'nantes' });
const used = (jobId: string): TermsDraft => draftOf({ ...terms, jobId, placeId: 'nantes' });

describe('what the form of the terms begins with (docs/product/contact.md, What a request offers)', () => {
  it.each<[string, string[], TermsDraft | null, string | null, Partial<TermsDraft>]>([
    ['the assigned offer', ['a', 'b'], stated, 'b', { kind: 'offer', jobId: 'b', payMin: '45' }],
    ['the last used terms, when the assigned offer is not online', ['a'], stated, 'closed', stated],
    ['the last used terms', ['a', 'b'], stated, null, stated],
    ['the last used offer', ['a', 'b'], used('b'), null, { kind: 'offer', jobId: 'b' }],
    ['the only offer', ['a'], null, null, { kind: 'offer', jobId: 'a' }],
    ['the only offer, when the last used one is closed', ['a'], used('closed'), null, { kind: 'offer', jobId: 'a' }],
    ['what a closed offer said', ['a', 'b'], used('closed'), null, { ...stated, jobId: null }],
    ['the choice between several offers', ['a', 'b'], null, null, emptyTerms('offer')],
    ['empty fields without an offer', [], null, null, emptyTerms('stated')],
  ])('%s', (_, offers, last, assigned, expected) =>
    expect(prefilledTerms({ offers: offers.map(offer), last }, assigned)).toMatchObject(expected),
  );

  it('keeps what was typed, without an offer that was closed meanwhile', () => {
    const choices = { offers: [offer('a'), offer('b')], last: null };
    expect(currentTerms(undefined, choices, 'b')).toMatchObject({ kind: 'offer', jobId: 'b' });
    expect(currentTerms(stated, choices, 'b')).toEqual(stated);
    expect(currentTerms(used('a'), choices, null)).toEqual(used('a'));
    expect(currentTerms(used('closed'), choices, null)).toEqual({ ...used('closed'), jobId: null });
    expect(currentTerms(used('closed'), { ...choices, offers: [] }, null)).toEqual(stated);
  });

  it('leaves the yearly pay of a freelance offer out, because it is asked by the day', () =>
    expect(draftOf({ ...terms, contractType: 'freelance', jobId: 'a', placeId: null })).toMatchObject({
      contractType: 'freelance',
      payMin: '',
      payMax: '',
      place: null,
    }));

  it('leaves the pay of an internship without one empty', () =>
    expect(draftOf({ ...terms, contractType: 'internship', pay: null, jobId: null, placeId: 'x' })).toMatchObject({
      payMin: '',
    }));
});
