import { describe, expect, it } from 'vitest';
import type {
  ConfirmationRequest,
  Confirmations,
} from '../../../../server/services/assessments/confirmation/read-confirmations.ts';
import { plain, rendered } from '../../../../tests/harness/rendered.ts';
import { CompanyConfirmations } from './company-confirmations.tsx';
import { confirmationTexts } from './confirmation.texts.ts';
import { DeveloperConfirmations } from './developer-confirmations.tsx';

const request = (state: ConfirmationRequest['state']): ConfirmationRequest => ({
  ...{ id: state, testName: 'React', state, at: '2026-11-17T10:00:00Z', until: '2026-11-17T10:30:00Z' },
  ...{ right: 4, questions: 5, sessionId: 'session' },
});
const given = (change: Partial<Confirmations> = {}): Confirmations => ({
  introductionId: 'one',
  side: 'recruiter',
  open: true,
  company: 'Mésange',
  requests: [],
  tests: [],
  ...change,
});
const company = (change: Partial<Confirmations>) =>
  plain(rendered(<CompanyConfirmations confirmations={given(change)} developerName="Alix" />));
const developer = (change: Partial<Confirmations>) =>
  plain(rendered(<DeveloperConfirmations confirmations={given({ side: 'developer', ...change })} />));

describe('the panel of a company (docs/product/assessments.md, Confirming a score during a call)', () => {
  const test = { testId: 't', name: 'React', result: { score: 1540, margin: 135 }, confirmedOn: null, next: 'now' };

  it('is not shown without results and requests', () => expect(company({})).toBe(''));

  it('has each result with a button, and the day of its confirmation', () => {
    const html = company({ tests: [test, { ...test, testId: 'u', name: 'Go', confirmedOn: '2026-11-03T10:00:00Z' }] });
    expect(html).toContain('proposez cinq questions à Alix');
    expect(html).toContain('aria-label="Demander cinq questions – React"');
    expect(html).toContain('>confirmé le 3 novembre 2026<');
    expect(html.match(/confirmé le/g)).toHaveLength(1);
  });

  it('says from when it may ask again, and offers nothing while a request is open', () => {
    const html = company({ tests: [{ ...test, next: '2026-11-24T10:00:00Z' }] });
    expect(html).toContain('Nouvelle demande possible à partir du 24 novembre 2026');
    const waiting = company({ tests: [{ ...test, next: 'answerFirst' }], requests: [request('asked')] });
    expect(waiting).not.toContain('Demander cinq questions');
    expect(waiting).toContain('demandez-lui de l’ouvrir');
  });

  it.each([
    ['asked', 'En attente de sa réponse, jusqu’à '],
    ['expired', 'Pas de réponse.'],
    ['declined', 'Pas cette fois.'],
    ['playing', 'Les questions sont en cours.'],
    ['confirmed', 'Score confirmé : 4 bonnes réponses sur 5.'],
    ['notConfirmed', 'Score non confirmé : 4 bonnes réponses sur 5.'],
  ] as const)('tells that a request is %s', (state, words) =>
    expect(company({ requests: [request(state)] })).toContain(words),
  );
});

describe('the developer', () => {
  it('reads who asks and what it means, and decides', () => {
    const html = developer({ requests: [request('asked'), request('declined')] });
    expect(html).toContain('Confirmer votre score : React');
    expect(html).toContain('Mésange vous propose cinq questions pendant votre appel.');
    expect(html).toContain('si vous ne voulez pas, rien ne change sur votre profil');
    for (const button of ['Accepter et commencer', 'Pas maintenant']) expect(html).toContain(`>${button}<`);
    expect(html).not.toContain('Pas cette fois.');
  });

  it('goes on with a session that was left, and reads the result', () => {
    expect(developer({ requests: [request('playing')] })).toMatch(/href="\/test-session\/session"[^>]*>Continuer/);
    expect(developer({ requests: [request('confirmed')] })).toContain('Score confirmé : 4 bonnes réponses sur 5.');
    expect(developer({})).not.toContain('<section');
  });
});

it('one right answer is singular', () => {
  const { states } = confirmationTexts.fr;
  expect(plain(states.notConfirmed(1, 5))).toBe('Score non confirmé : 1 bonne réponse sur 5.');
  expect(plain(confirmationTexts.en.states.confirmed(3, 5))).toBe('Score confirmed: 3 correct out of 5.');
});
