import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ContactOutcome } from '../../../domain/contact/contact-outcome.ts';
import { ContactFailure } from '../../forms/contact-failure.tsx';
import { LocaleContext } from '../../i18n/texts.ts';
import { ReplyDecline } from './reply/reply-decline.tsx';
import type { Reply } from './reply/use-reply.ts';
import { StartMessage } from './start/start-message.tsx';

/** The French screen, with plain apostrophes and spaces. */
function shown(screen: ReactNode): string {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LocaleContext value="fr">{screen}</LocaleContext>
    </MemoryRouter>,
  );
  return html.replace(/&#x27;|’/g, "'").replace(/[\u202f\u00a0]/g, ' ');
}
const nothing = () => undefined;

describe('the message of a request (docs/product/contact.md, What each outcome shows)', () => {
  const message = (outcome: ContactOutcome) =>
    shown(
      <StartMessage
        {...{ developerId: '1', name: 'Camille', draft: { message: '' }, fields: undefined }}
        {...{ setDraft: nothing, cancel: nothing, send: nothing }}
        options={{
          outcome,
          hints: { person: null, earlier: [] },
          fields: { firstName: 'Camille', company: 'Clairfond' },
          terms: { offers: [], last: null },
          wishes: null,
          assignment: { jobs: [], assignedJobId: null },
          requests: { left: 2, limit: 5 },
        }}
      />,
    );

  it('is typed in a box of six lines when the request is allowed', () =>
    expect(message('OK_FULLTIME')).toMatch(/<textarea[^>]* rows="6"/));

  it('says what sending takes of the plan (docs/product/companies.md, What is left today)', () => {
    const cost = "Prend 1 des 2 demandes qui restent aujourd'hui, sur 5. Elle revient à la réponse, sinon à minuit.";
    expect(message('OK_FULLTIME')).toContain(cost);
    expect(message('DENY_NEED_BIGGER_PLAN')).not.toContain('demandes qui restent');
  });

  it.each<[ContactOutcome, string, string | undefined]>([
    [
      'DENY_DEVELOPER_UNAVAILABLE',
      'Oops ! Il semblerait que ce·tte candidat·e a désactivé son profil, vous ne pouvez pas envoyer de message.',
      undefined,
    ],
    [
      'DENY_NEED_PLAN',
      "Oops ! Il semblerait que votre plan actuel ne vous permet pas d'envoyer un message à ce·tte candidat·e.",
      '/plans',
    ],
    [
      'DENY_NEED_BIGGER_PLAN',
      "Oops ! Il semblerait que votre plan actuel ne vous permet pas d'envoyer un message à ce·tte candidat·e.",
      '/plans',
    ],
  ])('is replaced by the reason of %s', (outcome, reason, link) => {
    const html = message(outcome);
    expect(html).toContain(reason);
    expect(html).not.toContain('<textarea');
    expect(html.includes('href="/plans"')).toBe(link !== undefined);
  });
});

it('a failed request shows its error, and leads to the contact page with its code (docs/product/contact.md, Errors of a request)', () => {
  const html = shown(
    <ContactFailure developerId="1" name="Camille" error="DENY_BAD_REQUEST" kept={false} close={nothing} />,
  );
  expect(html).toContain('Erreur lors de votre démarrage de mise en relation avec Camille');
  expect(html).toContain('Le serveur a renvoyé le message DENY_BAD_REQUEST');
  expect(html).toMatch(/<a href="\/contact\?introduction=DENY_BAD_REQUEST"[^>]*>Nous contacter<\/a>/);
});

it('the reasons for declining are three, and « Autre* » asks for the reasons in a box of four lines (docs/product/contact.md, The reply dialog)', () => {
  const form = (code: 'inadequate' | 'other') => {
    const reply = { draft: { code, message: '' }, wrong: undefined } as Partial<Reply> as Reply;
    return shown(<ReplyDecline name="Camille" reply={reply} cancel />);
  };
  for (const reason of ['Pas assez expérimenté(e)', 'Inadéquat pour notre projet', 'Autre*'])
    expect(form('inadequate')).toContain(reason);
  expect(form('inadequate')).not.toContain('<textarea');
  expect(form('other')).toMatch(/<textarea[^>]* rows="4"/);
});
