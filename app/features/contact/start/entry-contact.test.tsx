import { describe, expect, it } from 'vitest';
import type { ConversationButton } from '../../../../domain/contact/conversations/conversation-button.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { EntryContact } from './entry-contact.tsx';

const shown = (button: ConversationButton, cost?: string): string =>
  rendered(<EntryContact developerId="camille" name="Camille" button={button} cost={cost} start={() => undefined} />);

describe('the contact button of a row (docs/product/contact.md, The contact button of a list)', () => {
  it('opens the dialog, and says what it takes of the plan', () => {
    const html = shown({ case: 'start', disabled: false }, 'Prend une demande');
    expect(html).toMatch(/<button(?![^>]*disabled)[^>]* aria-label="Contacter : Camille"[^>]*>Contacter</);
    expect(html).toMatch(/<button[^>]* title="Prend une demande"/);
    expect(html).toMatch(/<button[^>]* data-key="c"/);
    expect(shown({ case: 'start', disabled: false })).not.toContain('title=');
  });

  it.each<[string, ConversationButton, string]>([
    ['the plan refuses', { case: 'start', disabled: true, refusal: 'slotsUsed' }, 'à minuit, toutes reviennent.'],
    ['the person is not reached', { case: 'start', disabled: true }, 'Cette personne n’est pas joignable'],
  ])('is disabled, with the words of the profile page, when %s', (_, button, reason) => {
    const html = shown(button, 'Prend une demande');
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>Contacter</);
    expect(html).toMatch(/<button[^>]* aria-label="Pourquoi vous ne pouvez pas écrire à Camille"/);
    expect(html).toContain(reason);
    expect(html).not.toContain('Prend une demande');
  });

  it.each<[ConversationButton, string, string]>([
    [{ case: 'seeConversation' }, '/manager/candidates/camille', 'Conversation'],
    [{ case: 'seeApplication', dot: true }, '/manager/candidates/camille', 'Candidature'],
    [{ case: 'permissionDenied' }, '/permission-denied/conversations\\?profile=camille', 'Contacter'],
  ])('%o is a link', (button, href, label) =>
    expect(shown(button)).toMatch(
      new RegExp(`<a href="${href}"[^>]* aria-label="${label} : Camille"[^>]*>${label}</a>`),
    ),
  );

  it('leaves the selection to its own button', () => expect(shown({ case: 'selection', disabled: false })).toBe(''));
});
