import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { emptyReply } from '../../../../domain/contact/dialogs/reply-draft.ts';
import { emptyTerms } from '../../../../domain/contact/terms/terms.ts';
import type { ContactOptions } from '../../../../server/services/contact/introductions/read-contact-options.ts';
import { plain, rendered } from '../../../../tests/harness/rendered.ts';
import { Sending } from '../waiting.tsx';
import { replyTexts } from './reply.texts.ts';
import { ReplyAccept } from './reply-accept.tsx';
import { ReplyDecline } from './reply-decline.tsx';
import type { Reply } from './use-reply.ts';

type Props = ComponentProps<typeof ReplyAccept>;
const nothing = () => undefined;
const base: ContactOptions = {
  ...{ outcome: 'OK_JOBLIKE', applied: true, application: { kind: 'liked', spontaneousMessage: null } },
  ...{ missing: [], companyAlias: 'clairfond', recruiterAlias: 'helene', noSlotIsTaken: true, requests: undefined },
  ...{ assignment: { jobs: [], assignedJobId: null }, batchError: null },
  ...{ hints: { person: null, earlier: [] } },
  ...{ fields: { firstName: 'Ada', company: 'Clairfond' } },
  ...{ terms: { offers: [], last: null }, acceptNeedsTerms: false, wishes: null },
};

const silent = { terms: undefined, wrongTerms: undefined, draft: emptyReply, setDraft: nothing };

function accepting(application: ContactOptions['application'], locked = false, reply: Props['reply'] = silent): string {
  const options = { ...base, application };
  const decline = locked ? undefined : nothing;
  return rendered(<ReplyAccept {...{ developerId: 'ada', name: 'Ada', options, reply, decline, accept: nothing }} />);
}

const declining = (code: 'experience' | 'inadequate' | 'other' | undefined, cancel = true): string => {
  const reply = { draft: { code, message: '' }, setDraft: nothing, wrong: undefined } as unknown as Reply;
  return rendered(<ReplyDecline name="Ada" reply={reply} cancel={cancel} />);
};

const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>([^<]+)</g)].map(([, label]) => label ?? '');

describe('French texts of the reply dialog (docs/product/contact.md, The reply dialog)', () => {
  it('has a title for each step', () => {
    expect(plain(replyTexts.fr.title('Ada'))).toBe("Répondre à la candidature d'Ada");
    expect(plain(replyTexts.fr.declineTitle('Ada'))).toBe("Décliner la candidature d'Ada");
  });

  it('shows the offers that the developer applied to, and the message in its lines', () => {
    const jobs = [
      { id: '1', title: 'Développeuse Rust' },
      { id: '2', title: 'Ingénieur données' },
    ];
    const html = accepting({ kind: 'jobs', jobs, message: 'Bonjour,\nvoici.', spontaneousMessage: null });
    expect(html).toContain('<p>Ada a postulé aux offres suivantes:</p>');
    expect(html).toContain('<li>Développeuse Rust</li><li>Ingénieur données</li>');
    expect(html).toMatch(/<p>Ada a laissé le message suivant :<\/p><blockquote[^>]*>Bonjour,\nvoici\.<\/blockquote>/);
    const silent = accepting({ kind: 'jobs', jobs, message: null, spontaneousMessage: null });
    expect(silent).not.toContain('a laissé le message');
  });

  it('shows that the developer liked the page', () =>
    expect(accepting({ kind: 'liked', spontaneousMessage: null })).toContain(
      '<p>Ada a liké votre page, vous pouvez démarrer une conversation directement avec lui.</p>',
    ));

  it('shows the offers whose links the developer followed', () =>
    expect(accepting({ kind: 'remoteJobs', jobs: [{ id: '1', title: 'Ailleurs' }], spontaneousMessage: null })).toMatch(
      /<p>Ada a cliqué sur les liens de vos annonces suivantes:<\/p><ul[^>]*><li>Ailleurs<\/li><\/ul>/,
    ));

  it('shows a spontaneous application with its message', () =>
    expect(accepting({ kind: 'spontaneous', spontaneousMessage: 'Votre équipe me plaît.' })).toMatch(
      /<p>Ada a déposé une candidature spontanée\.<\/p><blockquote[^>]*>Votre équipe me plaît\.</,
    ));

  it('asks to accept, and hides the button to decline in locked mode', () => {
    const html = accepting({ kind: 'liked', spontaneousMessage: null });
    expect(html).toContain('>Voulez-vous démarrer une conversation avec Ada ?<');
    expect(buttons(html)).toEqual(['Décliner la candidature', 'Démarrer une conversation']);
    const locked = accepting({ kind: 'liked', spontaneousMessage: null }, true);
    expect(buttons(locked)).toEqual(['Démarrer une conversation']);
  });

  it('asks what is offered when no offer says it, with an error for each missing part', () => {
    const application = { kind: 'liked', spontaneousMessage: null } as const;
    expect(accepting(application)).not.toContain('Ce que vous proposez');
    const reply = { ...silent, terms: emptyTerms(), wrongTerms: { payMin: 'required', place: 'required' } as const };
    const html = accepting(application, false, reply);
    expect(html).toContain('<legend>Ce que vous proposez</legend>');
    expect([...html.matchAll(/Ce champ est obligatoire/g)]).toHaveLength(2);
  });

  it('asks for one of three reasons to decline, and hides « Annuler » in locked mode', () => {
    const html = declining(undefined);
    expect(html).toContain('Pour quelle raison vous souhaitez décliner cette candidature ?');
    const reasons = ['Pas assez expérimenté(e)', 'Inadéquat pour notre projet', 'Autre*'];
    expect([...html.matchAll(/type="radio"/g)]).toHaveLength(reasons.length);
    for (const reason of reasons) expect(html).toContain(reason);
    expect(html).toContain(">Souhaitez-vous vraiment décliner la candidature d'Ada ?<");
    expect(buttons(html)).toEqual(['Annuler', 'Confirmer']);
    expect(buttons(declining(undefined, false))).toEqual(['Confirmer']);
  });

  it('shows a text box of 4 lines and a notice for another reason only', () => {
    const html = declining('other');
    expect(html).toMatch(/>Expliquez vos raisons<\/label><textarea[^>]* rows="4"/);
    expect(html).toContain('* Ada verra votre choix et votre éventuel message !');
    for (const code of ['experience', 'inadequate'] as const)
      expect(declining(code)).not.toMatch(/<textarea|verra votre choix/);
  });

  it('shows a spinner while the request is sent', () =>
    expect(rendered(<Sending name="Ada" />)).toMatch(
      /<span[^>]*aria-hidden="true"><\/span><p>Nous envoyons votre demande à Ada\.\.\.<\/p>/,
    ));
});
