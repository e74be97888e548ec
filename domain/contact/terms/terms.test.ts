import { describe, expect, it } from 'vitest';
import { parseValue } from '../../form.ts';
import { emptyTerms, type OfferFacts, type TermsDraft, termsOfOffer, termsSchema } from './terms.ts';

const nantes = { placeId: 'nantes', label: 'Nantes' };
const stated: TermsDraft = {
  kind: 'stated',
  jobId: null,
  contractType: 'permanent',
  payMin: '45',
  payMax: '55',
  place: nantes,
  remote: 'no',
};
const read = (draft: unknown) => parseValue(termsSchema, draft);
const offered = (terms: object) => ({
  value: {
    kind: 'stated',
    terms: {
      jobId: null,
      contractType: 'permanent',
      pay: { unit: 'year', min: 45, max: 55 },
      placeId: 'nantes',
      remote: 'no',
      ...terms,
    },
  },
});

describe('the terms of a request (docs/product/contact.md, What a request offers)', () => {
  it.each<[string, Partial<TermsDraft>, object]>([
    ['a range, a city and a contract', {}, {}],
    ['one figure for both ends', { payMax: '45' }, { pay: { unit: 'year', min: 45, max: 45 } }],
    [
      'a freelancer’s range by the day',
      { contractType: 'freelance', payMin: '450', payMax: '5000' },
      { contractType: 'freelance', pay: { unit: 'day', min: 450, max: 5000 } },
    ],
    ['work from home without a city', { remote: 'fullTime', place: null }, { remote: 'fullTime', placeId: null }],
    ['work from home or in a city', { remote: 'fullTime' }, { remote: 'fullTime' }],
    [
      'an internship without pay',
      { contractType: 'internship', payMin: '', payMax: ' ' },
      { contractType: 'internship', pay: null },
    ],
    [
      'an internship with its pay',
      { contractType: 'internship', payMin: '8', payMax: '10' },
      { contractType: 'internship', pay: { unit: 'year', min: 8, max: 10 } },
    ],
  ])('accept %s', (_, change, terms) => expect(read({ ...stated, ...change })).toEqual(offered(terms)));

  it('accept an offer, whatever stands in the fields', () =>
    expect(read({ ...emptyTerms('offer'), jobId: 'one', payMin: 'x' })).toEqual({
      value: { kind: 'offer', jobId: 'one' },
    }));

  it.each<[string, unknown, object]>([
    ['nothing', undefined, { '': 'required' }],
    ['an offer that is not chosen', emptyTerms('offer'), { jobId: 'required' }],
    [
      'empty fields',
      emptyTerms(),
      { contractType: 'required', payMin: 'required', payMax: 'required', remote: 'required', place: 'required' },
    ],
    ['one end of a range', { ...stated, payMax: '' }, { payMax: 'required' }],
    [
      'one end of the pay of an internship',
      { ...stated, contractType: 'internship', payMin: '' },
      { payMin: 'required' },
    ],
    ['a range the wrong way round', { ...stated, payMin: '60' }, { payMax: 'salaryOrder' }],
    ['euros instead of thousands', { ...stated, payMax: '55000' }, { payMax: 'range:1:400' }],
    ['nothing at all as pay', { ...stated, payMin: '0' }, { payMin: 'range:1:400' }],
    ['half a thousand', { ...stated, payMin: '45.5' }, { payMin: 'range:1:400' }],
    ['words instead of a figure', { ...stated, payMin: 'à voir' }, { payMin: 'range:1:400' }],
    [
      'a rate above the limit',
      { ...stated, contractType: 'freelance', payMin: '450', payMax: '5001' },
      { payMax: 'range:1:5000' },
    ],
    ['work on site without a city', { ...stated, place: null }, { place: 'required' }],
    ['work partly at home without a city', { ...stated, remote: 'hybrid', place: null }, { place: 'required' }],
    ['an unknown contract', { ...stated, contractType: 'volunteer' }, { contractType: 'unknown' }],
  ])('refuse %s', (_, draft, errors) => expect(read(draft)).toEqual({ errors }));
});

describe('the terms of an offer', () => {
  const offer: OfferFacts = {
    id: 'one',
    contractType: 'permanent',
    remote: 'hybrid',
    placeId: 'nantes',
    salaryMin: 45,
    salaryMax: 55,
  };
  it.each<[string, Partial<OfferFacts>, object | undefined]>([
    ['complete', {}, { pay: { unit: 'year', min: 45, max: 55 } }],
    ['an internship without pay', { contractType: 'internship', salaryMin: null }, { pay: null }],
    ['from home without a city', { remote: 'fullTime', placeId: null }, { placeId: null }],
    // Offers state what is earned in a year, freelance ones too.
    ['freelance', { contractType: 'freelance' }, { pay: { unit: 'year', min: 45, max: 55 } }],
    ['without pay', { salaryMax: null }, undefined],
    ['without a contract', { contractType: null }, undefined],
    ['without a city', { placeId: null }, undefined],
    ['without a word on remote work', { remote: null }, undefined],
  ])('that is %s', (_, change, terms) => {
    const read = termsOfOffer({ ...offer, ...change });
    if (terms) expect(read).toMatchObject({ jobId: 'one', ...terms });
    else expect(read).toBeUndefined();
  });
});
