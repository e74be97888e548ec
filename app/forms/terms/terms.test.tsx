import { describe, expect, it } from 'vitest';
import type { Wishes } from '../../../domain/contact/terms/outside-wishes.ts';
import { emptyTerms, type TermsDraft } from '../../../domain/contact/terms/terms.ts';
import type { TermsView } from '../../../domain/contact/terms/terms-view.ts';
import { rendered } from '../../../tests/harness/rendered.ts';
import { DraftTerms } from './draft-terms.tsx';
import { termsErrors } from './errors-of-terms.ts';
import { OutsideWishes } from './outside-wishes.tsx';
import { ShownTerms } from './shown-terms.tsx';
import { TermsFields } from './terms-fields.tsx';

const terms: TermsView = {
  contractType: 'permanent',
  pay: { unit: 'year', min: 45, max: 55 },
  city: 'Nantes',
  remote: 'fullTime',
  offer: null,
};
const offers = [{ id: 'a', title: null, placeId: 'nantes', terms }];
const fields = (value: TermsDraft, list = offers) =>
  rendered(
    <TermsFields value={value} onChange={() => undefined} choices={{ offers: list, last: null }} errors={undefined} />,
  );
const labels = (html: string) => [...html.matchAll(/<label[^>]*>([^<]*)</g)].map(([, label]) => label);

describe('the form of the terms (docs/product/contact.md, What a request offers)', () => {
  it('offers the offers that are online, or the fields', () => {
    const html = fields({ ...emptyTerms('offer'), jobId: 'a' });
    expect(labels(html)).toEqual(['Une de vos offres en ligne', 'Sans offre : je précise', 'Offre']);
    expect(html).toContain('<strong>45–55 k€ · Nantes ou télétravail · CDI</strong>');
  });

  it('has only the fields without an offer', () =>
    expect(labels(fields(emptyTerms(), []))).toEqual([
      'Contrat',
      'Télétravail',
      'Minimum (k€ brut par an)',
      'Maximum (k€ brut par an)',
      'Ville',
    ]));

  it('asks a freelancer’s pay by the day, and says what is optional', () => {
    expect(fields({ ...emptyTerms(), contractType: 'freelance' })).toMatch(/Minimum \(€ par jour\).*max="5000"/);
    expect(fields({ ...emptyTerms(), contractType: 'internship' })).toContain('Facultatif pour un stage.');
    expect(fields({ ...emptyTerms(), remote: 'fullTime' })).toContain('Facultative en télétravail complet.');
  });
});

describe('the terms that are shown', () => {
  it('are one line', () =>
    expect(rendered(<ShownTerms terms={terms} />)).toContain(
      '<strong>45–55 k€ · Nantes ou télétravail · CDI</strong>',
    ));

  it.each([
    [true, /<a href="\/job\/rust"[^>]*>Offre « Rust »<\/a>/],
    [false, /<span>Offre « Rust »<\/span>/],
  ])('lead to the offer while it is open: %s', (open, link) =>
    expect(rendered(<ShownTerms terms={{ ...terms, offer: { title: 'Rust', alias: 'rust', open } }} />)).toMatch(link),
  );

  it('are nothing for an older request', () => expect(rendered(<ShownTerms terms={null} />)).toBe(''));

  it('are read before sending, once the form is complete', () => {
    const stated: TermsDraft = {
      ...emptyTerms(),
      ...{ contractType: 'freelance', payMin: '450', payMax: '500', remote: 'no' },
      place: { placeId: 'x', label: 'Lille, France' },
    };
    expect(rendered(<DraftTerms terms={stated} offers={[]} />)).toContain('450–500 € par jour · Lille · Freelance');
    expect(rendered(<DraftTerms terms={{ ...emptyTerms('offer'), jobId: 'a' }} offers={offers} />)).toContain(
      'Offre « Aucun titre »',
    );
    expect(rendered(<DraftTerms terms={emptyTerms()} offers={[]} />)).toBe('');
    expect(rendered(<DraftTerms terms={{ ...emptyTerms('offer'), jobId: 'z' }} offers={offers} />)).toBe('');
  });
});

it('says every wish that the terms miss (docs/product/contact.md, Terms outside the wishes)', () => {
  const wishes: Wishes = {
    ...{ contractTypes: ['freelance', 'fixedTerm'], salary: 60, averageDailyRate: 600, remote: 'fullTime' },
    places: [{ placeId: 'x', label: 'Brest' }],
  };
  const draft: TermsDraft = {
    ...emptyTerms(),
    ...{ contractType: 'permanent', payMin: '40', payMax: '50', remote: 'no' },
    place: { placeId: 'y', label: 'Lille' },
  };
  const html = rendered(<OutsideWishes name="Ada" terms={draft} offers={[]} wishes={wishes} />);
  for (const sentence of [
    'Salaire souhaité : 60 k€ brut annuel, au-dessus de votre maximum.',
    'Villes souhaitées : Brest.',
    'Souhaite le télétravail complet.',
    'Contrats souhaités : Freelance, CDD.',
    'Vous pouvez écrire quand même',
  ])
    expect(html).toContain(sentence);
  const daily = { ...draft, contractType: 'freelance' } as const;
  expect(rendered(<OutsideWishes name="Ada" terms={daily} offers={[]} wishes={wishes} />)).toContain(
    'Tarif journalier souhaité : 600 €, au-dessus de votre maximum.',
  );
  expect(rendered(<OutsideWishes name="Ada" terms={draft} offers={[]} wishes={null} />)).not.toContain('souhait');
});

it('finds the errors of the terms among those of a whole form', () => {
  expect(termsErrors({ 'request.terms.payMin': 'required', 'request.message': 'required' }, 'request.terms.')).toEqual({
    payMin: 'required',
  });
  expect(termsErrors(undefined, 'terms.')).toBeUndefined();
});
