import { describe, expect, it } from 'vitest';
import type { QueuedRequest } from '../../../../server/services/moderation/rankings/read-ranking-requests.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { RequestRow } from './request-row.tsx';

const request: QueuedRequest = {
  id: '1',
  alias: 'alix',
  name: 'Alix Moreau',
  email: 'alix@dev.example',
  askedAt: '2026-11-16T10:00:00.000Z',
  text: 'Pourquoi ?',
  ranking: {
    kind: 'people',
    madeAt: '2026-11-15T10:00:00.000Z',
    company: 'Nuagerie',
    version: '1',
    replayed: { equal: true, sameScores: true, sameOrder: true },
    lines: [
      { place: 1, placeNow: 1, score: 700, scoreNow: 700, own: false },
      { place: 2, placeNow: 2, score: 600, scoreNow: 600, own: true },
    ],
    parts: [{ name: 'technology', id: 'react', label: 'React', points: 300, most: 500 }],
  },
  decided: undefined,
};
const shown = (more: Partial<QueuedRequest>) =>
  rendered(<RequestRow request={{ ...request, ...more }} answer={() => undefined} />);
const replayed = (outcome: Partial<NonNullable<NonNullable<QueuedRequest['ranking']>['replayed']>> | undefined) =>
  shown({
    ranking: request.ranking && {
      ...request.ranking,
      replayed: outcome && { equal: false, sameScores: true, sameOrder: true, ...outcome },
    },
  });

describe('a request about a ranking (docs/product/moderation.md, Requests about rankings)', () => {
  it('stands beside the ranking, computed again', () => {
    const html = shown({});
    for (const words of [
      'Liste de Nuagerie',
      'mêmes points, même ordre',
      'Son rang : 2, avec 600 points',
      'cette personne',
    ])
      expect(html).toContain(words);
    expect(html).toContain('Répondre à Alix Moreau');
  });

  it('of offers, names them instead of a company and a place of the person', () => {
    const lines = [{ place: 1, placeNow: 1, score: 700, scoreNow: 700, own: false, title: 'Ingénieur Go' }];
    const ranking = request.ranking && { ...request.ranking, kind: 'offers' as const, company: undefined };
    const html = shown({ ranking: ranking && { ...ranking, lines, parts: [] } });
    expect(html).toContain('Offres classées pour cette personne, 15 novembre 2026');
    expect(html).toContain('Ingénieur Go');
    expect(html).not.toMatch(/Son rang|notre équipe/);
  });

  it.each([
    ['other points', { sameScores: false }, 'les points diffèrent'],
    ['another order', { sameOrder: false }, 'mais un autre ordre'],
    ['a version that is gone', undefined, 'ne peut pas être recalculé'],
  ] as const)('says when it differs: %s', (_, outcome, words) => {
    expect(replayed(outcome)).toContain(words);
  });

  it('an answered one shows its answer and no button', () => {
    const decided = {
      at: '2026-11-17T10:00:00.000Z',
      outcome: 'explained' as const,
      answer: 'Voici.',
      correction: undefined,
    };
    const html = shown({ decided, ranking: undefined });
    expect(html).toContain('>Voici.<');
    expect(html).not.toContain('<button');
    expect(html).toContain('Sur ses classements en général');
  });
});
