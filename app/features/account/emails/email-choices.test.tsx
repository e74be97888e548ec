import { describe, expect, it } from 'vitest';
import { kindsFor, necessaryKinds, optionalKinds } from '../../../../domain/account/email-kinds.ts';
import { fieldLabels, rendered } from '../../../../tests/harness/rendered.ts';
import { AlwaysSent } from './always-sent.tsx';
import { EmailChoicesForm } from './email-choices-form.tsx';
import { emailKindsTexts } from './email-kinds.texts.ts';

describe('the page of the e-mail preferences (docs/product/account.md, E-mail preferences)', () => {
  it('has a box for each kind that can be turned off, by group', () => {
    const optional = kindsFor('developer').optional.map((kind) => ({ kind, wanted: kind !== 'messages' }));
    const html = rendered(<EmailChoicesForm optional={optional} answer={undefined} />);
    expect(fieldLabels(html)).toEqual([
      'Offres d’emploi',
      'Nouvelles offres pour mes recherches, mon profil ou mes entreprises suivies',
      'Une offre à laquelle j’ai postulé est retirée, ou revient',
      'Conversations',
      'Une entreprise souhaite me parler',
      'Rappel d’une demande à laquelle je n’ai pas répondu',
      'Messages que je n’ai pas lus',
      'Une entreprise me propose un rendez-vous',
      'Tests et questions',
      'Un test que j’ai demandé est publié',
      'Une question que j’ai proposée est publiée, ou rétablie',
    ]);
    expect(html.match(/checked=""/g)).toHaveLength(optional.length - 1);
    expect(html).toContain(
      'name="was" value="jobAlerts appliedOffers requests requestReminders meetingProposals openTests',
    );
  });

  it('names the e-mails that are always sent, each under its reason', () => {
    const html = rendered(<AlwaysSent kinds={kindsFor('recruiter').necessary} />);
    const order = [
      'Ils protègent',
      'Votre appartenance à',
      'Nous devons',
      'abonnement',
      'Ils font suite',
      'Réponses à vos demandes',
    ];
    const places = order.map((words) => html.indexOf(words));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(html).not.toContain('candidatures');
  });

  it('every kind has words in both languages', () => {
    for (const words of Object.values(emailKindsTexts)) {
      expect(Object.keys(words.optional).toSorted()).toEqual(Object.keys(optionalKinds).toSorted());
      expect(Object.keys(words.necessary).toSorted()).toEqual(Object.keys(necessaryKinds).toSorted());
    }
  });
});
