import { describe, expect, it } from 'vitest';
import type { ContactOutcome } from '../../../../domain/contact/contact-outcome.ts';
import { emptyStart, type StartDraft } from '../../../../domain/contact/dialogs/start-draft.ts';
import type { JobOption } from '../../../../domain/jobs/job-picker.ts';
import type { ContactOptions } from '../../../../server/services/contact/introductions/read-contact-options.ts';
import { plain, rendered } from '../../../../tests/harness/rendered.ts';
import { startTexts } from './start.texts.ts';
import { StartIntro } from './start-intro.tsx';
import { StartMessage } from './start-message.tsx';
import { StartRecap } from './start-recap.tsx';

const nothing = () => undefined;
const job: JobOption = { id: '1', label: 'online', title: 'Développeuse Rust', alias: 'rust' };
const base: ContactOptions = {
  ...{ outcome: 'OK_FULLTIME', applied: false, application: { kind: 'spontaneous', spontaneousMessage: null } },
  ...{ missing: [], companyAlias: 'clairfond', recruiterAlias: 'helene', noSlotIsTaken: true, requests: undefined },
  ...{ assignment: { jobs: [job], assignedJobId: null }, batchError: null },
  ...{ hints: { person: null, earlier: [] } },
  ...{ fields: { firstName: 'Ada', company: 'Clairfond' } },
  ...{ terms: { offers: [], last: null }, acceptNeedsTerms: true, wishes: null },
};
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, label]) => label ?? '');

describe('French texts of the start dialog (docs/product/contact.md, The start dialog)', () => {
  it('has a title for each step', () => {
    const { intro, recap, message } = startTexts.fr;
    expect([intro.title, recap.title('Ada'), message.title('Ada')].map(plain)).toEqual([
      'Vos informations sont incomplètes',
      'Démarrer une conversation avec Ada',
      'Envoyer une message à Ada',
    ]);
  });

  it('warns of missing information, with a link to each page', () => {
    const intro = (missing: ContactOptions['missing']) =>
      rendered(<StartIntro options={{ ...base, missing }} cancel={nothing} go={nothing} />);
    const html = intro(['companyPage', 'profilePicture']);
    expect(html).toContain(
      '<p>Nous avons détecté des informations manquantes qui risquent de diminuer fortement vos chances de réponse de la part des candidat·es.</p>',
    );
    expect(html).toMatch(/>Votre page entreprise est incomplète<\/span><a href="\/company\/clairfond"/);
    expect(html).toMatch(/>Modifier ma page entreprise<\/a>/);
    expect(html).toMatch(/>Vous n'avez pas de photo de profil<\/span><a href="\/recruiter\/helene"/);
    expect(html).toMatch(/>Modifier mon profil<\/a>/);
    expect(buttons(html)).toEqual(['Annuler', 'Continuer quand même']);
    expect(intro(['companyPage'])).not.toContain('photo de profil');
    expect(intro(['profilePicture'])).not.toContain('page entreprise');
  });

  const recap = (change: Partial<ContactOptions> = {}) =>
    rendered(
      <StartRecap
        developerId="ada"
        name="Ada"
        options={{ ...base, ...change }}
        {...{ change: nothing, cancel: nothing, later: nothing, go: nothing }}
      />,
    );

  it('offers to start now or later, and says on a paid plan that no slot is taken', () => {
    expect(recap()).toContain(
      "<p>Vous pouvez démarrer la conversation avec Ada maintenant ou l'ajouter à vos favoris pour plus tard.</p>",
    );
    const slot = "Cette action n'occupera pas d'emplacement de conversation !";
    expect(recap()).toContain(slot);
    expect(recap({ noSlotIsTaken: false })).not.toContain(slot);
    expect(buttons(recap()).slice(-3)).toEqual([
      'Annuler',
      'Contacter plus tard (Ajouter aux favoris)',
      'Démarrer une conversation',
    ]);
  });

  it('shows the assigned offer, or a picker to assign one', () => {
    expect(recap()).toContain('>Assigner ce développeur à un job<');
    expect(recap()).toMatch(/<input[^>]*type="search"/);
    const assigned = recap({ assignment: { jobs: [job], assignedJobId: '1' } });
    expect(assigned).toContain(`>Ce développeur est assigné à l'offre "Développeuse Rust"<`);
    expect(assigned).not.toContain('type="search"');
  });

  const message = (outcome: ContactOutcome, change: Partial<ContactOptions> = {}, draft: StartDraft = emptyStart) =>
    rendered(
      <StartMessage
        {...{ developerId: 'ada', name: 'Ada', draft, fields: undefined }}
        options={{ ...base, ...change, outcome }}
        {...{ setDraft: nothing, cancel: nothing, send: nothing }}
      />,
    );

  it('asks for a message in a text box of 6 lines', () => {
    const html = message('OK_FULLTIME');
    expect(html).toContain('<p>Le but de ce message est de convaincre Ada de vous rencontrer</p>');
    expect(html).toContain(
      'Vous obtiendrez ses informations confidentielles (téléphone, email) après sa confirmation.',
    );
    expect(html).toMatch(/<textarea[^>]* placeholder="Votre message\.\.\." rows="6"/);
    expect(buttons(html)).toEqual(['Annuler', 'Envoyer le message']);
    expect(html).not.toMatch(/disabled=""/);
  });

  it('asks what is offered, begins with the assigned offer, and says what is outside the wishes', () => {
    const terms = {
      contractType: 'permanent',
      pay: { unit: 'year', min: 45, max: 55 },
      city: 'Nantes',
      remote: 'no',
    } as const;
    const offers = [{ id: '1', title: 'Développeuse Rust', placeId: 'nantes', terms }];
    const wishes = { contractTypes: ['permanent'], places: [], remote: null, salary: 60, averageDailyRate: null };
    const html = message('OK_FULLTIME', { terms: { offers, last: null }, wishes });
    expect(html).toContain('<legend>Ce que vous proposez</legend>');
    expect(html).toMatch(/<option value="1" selected="">Développeuse Rust<\/option>/);
    expect(html).toContain('<strong>45–55 k€ · Nantes · CDI</strong>');
    expect(html).toContain('Hors des souhaits d’Ada');
    expect(html).toContain('Salaire souhaité : 60 k€ brut annuel, au-dessus de votre maximum.');
    expect(message('OK_FULLTIME', { terms: { offers, last: null } })).not.toContain('Hors des souhaits');
  });

  it('stops a question about past pay, with the reason and the words', () => {
    const html = message('OK_FULLTIME', {}, { message: 'Bonjour, quel est votre salaire actuel ?' });
    expect(html).toContain('Retirez cette question : une entreprise ne demande pas à une personne ce qu’elle gagne');
    expect(html).toContain('Mots concernés : « quel est votre salaire actuel »');
    expect(html).toMatch(/<textarea[^>]* aria-invalid="true"/);
  });

  it.each<[ContactOutcome, string]>([
    [
      'DENY_NEED_PLAN',
      "Oops ! Il semblerait que votre plan actuel ne vous permet pas d'envoyer un message à ce·tte candidat·e.",
    ],
    [
      'DENY_NEED_BIGGER_PLAN',
      "Oops ! Il semblerait que votre plan actuel ne vous permet pas d'envoyer un message à ce·tte candidat·e.",
    ],
    [
      'DENY_DEVELOPER_UNAVAILABLE',
      'Oops ! Il semblerait que ce·tte candidat·e a désactivé son profil, vous ne pouvez pas envoyer de message.',
    ],
  ])('hides the text box, disables sending and gives the reason: %s', (outcome, reason) => {
    const html = message(outcome);
    expect(html).toContain(`<p>${reason}</p>`);
    expect(html).not.toContain('<textarea');
    expect(html).toMatch(/<button type="submit" disabled="" class="[^"]*warning[^"]*">Envoyer le message</);
  });
});
