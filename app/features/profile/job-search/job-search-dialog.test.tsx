import { describe, expect, it } from 'vitest';
import { type JobSearchDraft, jobSearchStates } from '../../../../domain/profile/cards/job-search.ts';
import { fieldLabels, formWith, rendered } from '../../../../tests/harness/rendered.ts';
import { JobSearchForm } from './job-search-dialog.tsx';

const draft: JobSearchDraft = {
  ...{ state: 'actively_searching', disableIntroductions: false, contractTypes: ['permanent'], places: [] },
  ...{ remote: null, daysPerWeek: null, salary: null, averageDailyRate: null, perks: {}, visaSponsorship: false },
  ...{ unavailable: false, shared: { averageDailyRate: true, perks: true } },
};
const shown = (change: Partial<JobSearchDraft> = {}): string =>
  rendered(<JobSearchForm form={formWith({ ...draft, ...change })} />);
const offered = (html: string) =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*?( checked="")?\/><label[^>]*>([^<]+)</g)].map(
    ([, chosen, label]) => `${label}${chosen ? ' *' : ''}`,
  );

describe('the job-search dialog (docs/product/profile.md, The job-search card)', () => {
  it('offers three states, and begins with the last when none was chosen', () => {
    const three = ['En recherche active', 'Ouvert·e aux opportunités', 'Je ne suis pas ouvert aux opportunités'];
    expect(offered(shown())).toEqual([`${three[0]} *`, three[1], three[2]]);
    expect(offered(shown({ state: null }))).toEqual([three[0], three[1], `${three[2]} *`]);
  });

  it('offers a state that the profile already has besides the three', () => {
    expect(offered(shown({ state: 'pause_profile' }))).toHaveLength(4);
    expect(offered(shown({ state: 'pause_profile' }))[0]).toBe('Je prends une pause temporaire *');
    expect(offered(shown({ state: 'dreamjob_only' }))[0]).toBe('Prêt·e à changer si trouve son job de rêve *');
  });

  it('has a panel that says whether the profile is visible', () => {
    const panel = (state: JobSearchDraft['state']) =>
      /data-tone="(\w+)" role="status">([^<]+)</.exec(shown({ state }))?.slice(1);
    const rest = 'visible dans notre CVThèque par les entreprises validées par notre équipe';
    expect(Object.fromEntries(jobSearchStates.map((state) => [state, panel(state)]))).toEqual({
      actively_searching: ['green', `Votre profil sera ${rest}`],
      open_opportunities: ['amber', `Votre profil sera encore ${rest}`],
      dreamjob_only: ['amber', `Votre profil sera encore ${rest}`],
      pause_profile: ['red', `Votre profil ne sera pas ${rest}`],
      not_searching: ['red', `Votre profil ne sera pas ${rest}`],
      unknown: ['red', `Votre profil ne sera pas ${rest}`],
    });
  });

  it('offers to refuse introductions only in the two states without search', () => {
    const offering = jobSearchStates.filter((state) =>
      shown({ state }).includes('Ne plus recevoir de demandes de conversation'),
    );
    expect(offering.filter((state) => state !== 'unknown')).toEqual(['pause_profile', 'not_searching']);
  });

  it('asks for contracts, cities, remote work, salary and a visa', () => {
    const labels = fieldLabels(shown());
    const asked = ['Types de contrat', 'Villes', 'Ajouter une ville', 'Télétravail', 'Salaire', "Besoin d'un visa"];
    expect(labels.filter((label) => asked.includes(label))).toEqual(asked);
    expect(shown()).toMatch(/>Salaire<\/label><input[^>]*placeholder="40k€ brut annuel"/);
  });

  it('asks for the days per week only for hybrid work', () => {
    const days = 'Jours de télétravail par semaine';
    expect(fieldLabels(shown({ remote: 'hybrid', daysPerWeek: 2 }))).toContain(days);
    for (const remote of [null, 'fullTime', 'no'] as const) expect(fieldLabels(shown({ remote }))).not.toContain(days);
  });
});
