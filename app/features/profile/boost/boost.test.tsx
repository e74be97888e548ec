import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../domain/viewer.ts';
import type { CallView } from '../../../../server/services/profile/boost/call-view.ts';
import type { Boost } from '../../../../server/services/profile/boost/read-boost.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { EmbedsContext } from '../../../ui/embeds.ts';
import { boostTexts } from './boost.texts.ts';
import { BoostButton } from './boost-button.tsx';
import { boostTitle } from './boost-title.ts';
import { CallOffer } from './call-offer.tsx';
import { FreeResources } from './free-resources.tsx';
import { TrainingOffer } from './training-offer.tsx';

/** The rendered HTML with ordinary spaces and without the comment marks of React. */
function shown(element: ReactNode, locale: Locale = 'fr'): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <LocaleContext value={locale}>{element}</LocaleContext> },
  ]);
  return ordinary(renderToString(<Page />).replaceAll('<!-- -->', ''));
}

const ordinary = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ');

const bookable: Boost = {
  variant: 'call',
  enabled: true,
  call: null,
  scheduling: { kind: 'embedded', slots: ['2026-11-16T10:30:00.000Z', '2026-11-17T08:00:00.000Z'] },
  training: { kind: 'examples' },
  figures: { companies: 3000, newsletterRecruiters: 4000 },
};
const call = (change: Partial<Boost> = {}, locale?: Locale, embeds = false): string => {
  const offer = <CallOffer boost={{ ...bookable, ...change }} address="/user/1/boost" reload={() => {}} />;
  return shown(<EmbedsContext value={embeds}>{offer}</EmbedsContext>, locale);
};

describe('texts of the boost (docs/product/profile.md, Boost)', () => {
  it.each([
    ['Décrochez un job avec notre formation candidat·es', boostTexts.fr.junior.title],
    ['Voir toutes nos formations', boostTexts.fr.junior.all],
    ['Boostez votre profil auprès de plus de 3000 entreprises !', boostTitle('fr', bookable)],
    ['Votre rendez-vous est confirmé !', boostTexts.fr.call.confirmed],
    ['Booster mon profil', boostTexts.fr.button],
  ])('the French label is exactly: %s', (sentence, text) => expect(ordinary(text)).toBe(sentence));

  it('every French sentence has an English translation', () => {
    const [fr, en] = [boostTexts.fr, boostTexts.en].map((texts) => JSON.stringify(texts).split('","'));
    expect(en?.length).toBe(fr?.length);
    expect(en?.filter((line) => fr?.includes(line))).toEqual([]);
  });
});

describe('the boost button (docs/product/profile.md, Boost)', () => {
  it('is enabled for a published profile, otherwise disabled with the reason', () => {
    expect(shown(<BoostButton developerId="1" enabled />)).not.toMatch(/disabled|Disponible/);
    const closed = shown(<BoostButton developerId="1" enabled={false} />);
    expect(closed).toMatch(/<button[^>]*disabled=""/);
    expect(closed).toContain('Disponible dès que votre profil est publié.');
  });
});

describe('the training offer for juniors', () => {
  it('has links to the training page, with and without the discount', () => {
    const html = shown(<TrainingOffer training={{ kind: 'examples' }} />);
    expect(html).toMatch(/<a href="\/formations\?offre=junior"[^>]*>Profiter de 50 % de réduction<\/a>/);
    expect(html).toMatch(/<a href="\/formations"[^>]*>Voir toutes nos formations<\/a>/);
    expect(html).toContain('le CV et le profil, l’entretien technique, la négociation');
    const english = shown(<TrainingOffer training={{ kind: 'examples' }} />, 'en');
    expect(english).toContain('href="/en/training?offre=junior"');
  });

  it('has links to the configured site, which open in a new tab', () => {
    const html = shown(<TrainingOffer training={{ kind: 'site', url: 'https://ecole.example/cours' }} />);
    expect(html).toMatch(/href="https:\/\/ecole\.example\/cours\?offre=junior" target="_blank" rel="noopener"/);
    expect(html).toMatch(/href="https:\/\/ecole\.example\/cours" target="_blank" rel="noopener"/);
    expect(html).not.toContain('/formations');
    // The product does not know which courses that site has.
    expect(html).not.toContain('négociation');
  });

  it('is replaced by free resources where the operator has no training', () => {
    const html = shown(<FreeResources />);
    expect(html).toMatch(/<a href="\/tests"[^>]*>Passer un test<\/a>/);
    expect(html).toMatch(/<a href="\/tests\/questions"[^>]*>Voir les questions d’entretien<\/a>/);
    expect(html).not.toMatch(/formation|réduction|%/);
    const boost: Boost = { ...bookable, variant: 'junior', training: { kind: 'none' } };
    expect(boostTitle('fr', boost)).toBe('Préparez-vous gratuitement à vos entretiens');
  });
});

describe('the offer of a call', () => {
  it('shows the three benefits, the days, and the hours of the first day in the time of Paris', () => {
    const html = call();
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toContain('4000');
    expect(html).toContain('heure de Paris');
    expect(html).toContain('lun. 16 nov.');
    expect(html).toContain('mar. 17 nov.');
    expect(html.match(/name="slot"/g)).toHaveLength(1);
    expect(html).toContain('11:30');
    expect(call({}, 'en')).toContain('Confirm the appointment');
  });

  it('shows the figures that the operator has set, and no number and no newsletter without them', () => {
    const none = { companies: undefined, newsletterRecruiters: undefined };
    const title = (locale: Locale, figures: Boost['figures']) => ordinary(boostTitle(locale, { ...bookable, figures }));
    expect(title('fr', none)).toBe('Boostez votre profil auprès des entreprises !');
    expect(title('en', none)).toBe('Boost your profile’s visibility with companies!');
    expect(title('fr', { ...none, companies: 12_500 })).toContain('plus de 12 500 entreprises');
    const html = call({ figures: none });
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).not.toContain('newsletter');
    expect(call({ figures: { ...none, newsletterRecruiters: 450 } })).toContain('envoyée à 450 recruteurs');
  });

  it('promises the mention « Recommandé » on the profile and a highlight in the CV library', () => {
    const html = call();
    expect(html).toContain('<li>la mention « Recommandé » sur votre profil</li>');
    expect(html).toContain('<li>une mise en avant dans la CVThèque</li>');
  });

  const provided = { scheduling: { kind: 'embed', url: 'https://calendly.com/vivier/appel' } } as const;

  it('loads nothing from the calendar provider before a click, and names the provider', () => {
    const html = call(provided);
    expect(html).not.toContain('<iframe');
    expect(html).toContain('calendly.com : il ne se charge que si vous le demandez');
    expect(html).toContain('Ouvrir le calendrier');
  });

  it('shows the calendar of the provider in a frame that cannot navigate the page', () => {
    const html = call(provided, 'fr', true);
    expect(html).toMatch(/<iframe[^>]*src="https:\/\/calendly\.com\/vivier\/appel"/);
    expect(html).not.toContain('allow-top-navigation');
    expect(html).not.toContain('name="slot"');
  });

  const booked: CallView = {
    state: 'upcoming',
    source: 'own',
    startsAt: '2026-11-17T08:00:00.000Z',
    host: 'Inès Carpentier',
    cancelledSide: null,
    reason: null,
    changeable: true,
    sequence: 0,
    manageUrl: null,
  };

  it('shows the confirmation, the date, the changes and a contact link once a call is booked', () => {
    const html = call({ call: booked });
    expect(html).toContain('Votre rendez-vous est confirmé !');
    expect(html).toContain('17 novembre 2026 à 09:00');
    expect(html).toContain('Inès Carpentier, de notre équipe, vous appellera.');
    expect(html).toMatch(/>Déplacer<.*>Annuler le rendez-vous</s);
    expect(html).not.toContain('name="slot"');
    expect(html).toMatch(/<a href="\/contact"[^>]*>Nous contacter<\/a>/);
  });

  it('says that a call of a provider is moved there, with its link', () => {
    const manageUrl = 'https://calendly.com/reschedulings/a1';
    const html = call({ call: { ...booked, source: 'calendly', changeable: false, manageUrl }, scheduling: undefined });
    expect(html).toContain('pris sur Calendly : c’est là que vous pouvez le déplacer ou l’annuler');
    expect(html).toContain(`href="${manageUrl}" target="_blank" rel="noopener noreferrer"`);
    expect(html).not.toMatch(/>Déplacer</);
    const unknown = { ...booked, source: 'other', state: 'due', startsAt: null, changeable: false } as const;
    const elsewhere = call({ call: unknown, scheduling: undefined }, 'en');
    expect(elsewhere).toContain('Your appointment is confirmed!');
    expect(elsewhere).not.toContain('See you on');
    expect(elsewhere).toMatch(/<a href="\/en\/contact"[^>]*>Contact us<\/a>/);
  });

  it.each([
    ['held', 'Votre appel du 17 novembre 2026 à 09:00 a eu lieu.', false],
    ['missed', 'Votre appel du 17 novembre 2026 à 09:00 n’a pas eu lieu.', true],
    ['cancelled', 'Votre appel du 17 novembre 2026 à 09:00 est annulé.', true],
  ] as const)('says that the call was %s, and offers the slots again unless it was held', (state, words, slots) => {
    const html = call({ call: { ...booked, state, changeable: false, reason: 'Malade.' } });
    expect(html).toContain(words);
    expect(html.includes('name="slot"')).toBe(slots);
    expect(html.includes('Ce que dit notre équipe : Malade.')).toBe(state === 'cancelled');
  });

  it('shows the next step when no slot is left, and the reason when the profile is not published', () => {
    expect(call({ scheduling: { kind: 'embedded', slots: [] } })).toMatch(/Aucun créneau.*href="\/contact"/s);
    const closed = call({ enabled: false, scheduling: undefined });
    expect(closed).toContain('Disponible dès que votre profil est publié.');
  });
});
