import { describe, expect, it } from 'vitest';
import type { OwnApplication } from '../../../../server/services/jobs/applications/read-applications.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { ApplicationList } from './application-list.tsx';

const application: OwnApplication = {
  ...{ kind: 'application', targetId: 'j', at: '2026-11-17T10:00:00Z', state: 'sent', open: true, message: null },
  ...{ answerBefore: '2026-12-17', elsewhere: false, introductionId: null, outcome: undefined },
  company: { id: 'c', alias: 'mareva', name: 'Maréva', logo: undefined },
  job: { alias: 'testeuse', title: 'Testeuse' },
};
const shown = (change: Partial<OwnApplication>) =>
  rendered(<ApplicationList applications={[{ ...application, ...change }]} />);
const ended = { answerBefore: null };

describe('the state of an application (docs/product/jobs.md, The developer’s applications page)', () => {
  it('has the day before which the answer is due', () => {
    expect(shown({})).toContain('Envoyée');
    expect(shown({})).toContain('Réponse attendue avant le 17 décembre 2026');
    const closed = shown({ state: 'offerClosed', open: false });
    expect(closed).toContain('L’offre n’est plus en ligne');
    expect(closed).toContain('Réponse attendue avant le 17 décembre 2026');
    expect(closed).not.toContain('href="/job/testeuse"');
  });

  it('leads to the answer', () => {
    for (const state of ['answered', 'answeredLate', 'conversation'] as const)
      expect(shown({ ...ended, state, introductionId: 'i' })).toContain('href="/conversations/i"');
  });

  it('says what became of it, and that the answer came late', () => {
    const html = shown({ ...ended, state: 'answeredLate', introductionId: 'i', outcome: 'declined' });
    expect(html).toContain('L’entreprise n’a pas donné suite');
    expect(html).toContain('L’entreprise a répondu après 30 jours');
    expect(shown({ ...ended, state: 'answered', introductionId: 'i', outcome: 'toAnswer' })).toContain(
      'À vous de répondre',
    );
    const talking = shown({ ...ended, state: 'conversation', introductionId: 'i', outcome: 'inTouch' });
    expect(talking).toContain('En relation avec l’entreprise');
  });

  it('says kindly that there was none, and leads further', () => {
    const html = shown({ ...ended, state: 'unanswered' });
    expect(html).toContain('L’entreprise n’a pas répondu dans les 30 jours');
    expect(html).toContain('Ce silence ne dit rien de vous');
    expect(html).toContain('href="/jobs"');
    const elsewhere = shown({ ...ended, state: 'unanswered', elsewhere: true });
    expect(elsewhere).toContain('dans son propre outil de recrutement');
    expect(shown({ ...ended, state: 'unseen' })).toContain('Close : l’entreprise ne voyait pas votre profil');
  });

  it('of a like or a click is only that the company sees it', () => {
    expect(shown({ ...ended, kind: 'like', job: undefined })).toContain('L’entreprise le voit');
  });
});
