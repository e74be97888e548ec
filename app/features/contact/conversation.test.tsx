import { describe, expect, it } from 'vitest';
import type { ContactView } from '../../../server/services/profile/profile-view.ts';
import { rendered } from '../../../tests/harness/rendered.ts';
import { Conversation } from './conversation.tsx';

const shown = (button: ContactView['button'] | undefined, requests?: ContactView['requests']): string =>
  rendered(
    <Conversation
      developerId="camille"
      developerName="Camille"
      contact={button && { button, requests, answersElsewhere: false, introduction: null }}
      selection={<button type="button">la sélection</button>}
      onFavourite={() => undefined}
    />,
  );

describe('the main conversation button (docs/product/contact.md, The main conversation button)', () => {
  it('is a placeholder while the facts are loading', () => {
    expect(shown(undefined)).toMatch(/role="status" aria-label="Chargement…"/);
    expect(shown(undefined)).not.toMatch(/<button|<a /);
  });

  it('says what a conversation takes of the plan (docs/product/companies.md, What is left today)', () => {
    const allowed = shown({ case: 'start', disabled: false }, { left: 1, limit: 5 });
    expect(allowed).toMatch(
      /<button[^>]* aria-describedby="([^"]+)".*<p id="\1"[^>]*>Prend la dernière des 5 demandes/,
    );
    expect(shown({ case: 'start', disabled: false })).not.toContain('demandes');
    const refused = shown({ case: 'start', disabled: true, refusal: 'slotsUsed' }, { left: 0, limit: 5 });
    expect(refused).toContain('Chaque réponse en rend une ; à minuit, toutes reviennent.');
    expect(refused).not.toContain('Prend');
  });

  it('without the right, is the link « Démarrer une conversation » to the page that says whom to ask', () =>
    expect(shown({ case: 'permissionDenied' })).toMatch(
      /<a href="\/permission-denied\/conversations\?profile=camille"[^>]*>Démarrer une conversation<\/a>/,
    ));

  it('is the link « Voir la conversation » where an introduction exists', () =>
    expect(shown({ case: 'seeConversation' })).toMatch(
      /<a href="\/manager\/candidates\/camille"[^>]*>Voir la conversation<\/a>/,
    ));

  it('is « Voir la candidature » with a dot for an applicant', () =>
    expect(shown({ case: 'seeApplication', dot: true })).toMatch(
      /<button[^>]*>Voir la candidature<span[^>]*><span[^>]*>Attend votre réponse</,
    ));

  it('is the selection button where the plan has selections', () => {
    expect(shown({ case: 'selection', disabled: false })).toContain('>la sélection</button>');
    expect(shown({ case: 'selection', disabled: false })).not.toContain('Démarrer une conversation');
  });

  it('otherwise is « Démarrer une conversation », disabled where the developer cannot be contacted', () => {
    expect(shown({ case: 'start', disabled: false })).toMatch(
      /<button(?![^>]*disabled)[^>]*>Démarrer une conversation</,
    );
    expect(shown({ case: 'start', disabled: true })).toMatch(
      /<button[^>]* disabled=""[^>]*>Démarrer une conversation</,
    );
  });
});
