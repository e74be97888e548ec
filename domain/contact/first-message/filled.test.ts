import { describe, expect, it } from 'vitest';
import { typedTerms } from '../../../tests/harness/terms.ts';
import { emptyTerms } from '../terms/terms.ts';
import { fieldsOfTerms, refill } from './filled.ts';

const terms = {
  contractType: 'permanent' as const,
  pay: { unit: 'year' as const, min: 50, max: 60 },
  city: 'Lyon',
  remote: 'no' as const,
};
const offers = [
  { id: 'rust', title: 'Rust', terms },
  { id: 'go', title: null, terms },
];
const person = { firstName: 'Camille', company: 'Clairfond' };
const none = { job: null, terms: null };

describe('what is offered fills a message (docs/product/contact.md, Templates of first messages)', () => {
  it('with the title, the pay and the place of the chosen offer', () => {
    const of = (jobId: string | null) => fieldsOfTerms({ ...emptyTerms('offer'), jobId }, offers);
    expect(of('rust')).toEqual({ job: 'Rust', terms });
    expect(of('go')).toEqual({ job: null, terms });
    expect(of('closed')).toEqual(none);
    expect(of(null)).toEqual(none);
  });

  it('with what was stated, once that is complete', () => {
    expect(fieldsOfTerms({ ...typedTerms, place: { placeId: '1', label: 'Nantes, France' } }, offers)).toEqual({
      job: null,
      terms: { pay: { unit: 'year', min: 45, max: 55 }, remote: 'fullTime', city: 'Nantes' },
    });
    expect(fieldsOfTerms({ ...typedTerms, payMax: '' }, offers)).toEqual(none);
  });

  it('anew after another choice, unless the text was edited', () => {
    const [first, second] = [
      { ...person, job: 'Rust', terms },
      { ...person, job: 'Go', terms },
    ];
    const template = '{prénom} : {offre}';
    const filled = { template, text: refill(template, undefined, first) };
    expect(filled.text).toBe('Camille : Rust');
    expect(refill(filled.text, filled, second)).toBe('Camille : Go');
    expect(refill('Camille : Rust !', filled, second)).toBe('Camille : Rust !');
    expect(refill('Chez {entreprise}', undefined, second)).toBe('Chez Clairfond');
  });
});
