import { describe, expect, it } from 'vitest';
import { weights } from '../../../../domain/fit/weights.ts';
import type { OwnRanking, OwnRequest } from '../../../../server/services/privacy/rankings/read-own-rankings.ts';
import { rendered } from '../../../../tests/harness/rendered.ts';
import { HumanRequest } from './human-request.tsx';
import { OrderTable } from './order-table.tsx';
import { OwnOffers } from './own-offers.tsx';
import { OwnRankings, RankingAdvice } from './own-rankings.tsx';

const ranking: OwnRanking = {
  id: '00000000-0000-7000-8000-000000000001',
  madeAt: '2026-11-16T10:00:00.000Z',
  company: { name: 'Nuagerie', alias: 'nuagerie' },
  place: 3,
  score: 824,
  parts: [
    { name: 'technology', id: 'react', label: 'React', points: 300, most: 338 },
    { name: 'pay', points: 0, most: 80 },
  ],
};
const request: OwnRequest = {
  id: '1',
  askedAt: '2026-11-16T10:00:00.000Z',
  text: 'Pourquoi la troisième place ?',
  rankingAt: '2026-11-15T10:00:00.000Z',
  decided: undefined,
};

describe('« Mes classements » (docs/product/fit.md, My rankings)', () => {
  it('the order is explained with every part and its proportion', () => {
    const html = rendered(<OrderTable />);
    expect(html.match(/<tr>/g)).toHaveLength(1 + Object.keys(weights).length);
    expect(html).toContain('>33,9 %<');
    expect(html).toContain(
      'Le nom, la photo, le genre, l’âge, la nationalité, les études et la santé ne comptent jamais.',
    );
  });

  it('a list has the company, the day, the place, the per cent and the points', () => {
    const html = rendered(<OwnRankings lists={25} companies={4} latest={[ranking]} can={{ ask: true }} />);
    expect(html).toContain('dans 25 listes classées par adéquation, de 4 entreprises.');
    expect(html).toContain('Voici les 1 dernières.');
    for (const words of ['>Nuagerie<', '3e place', '>82 %<', '300 sur 338', '824 sur 1000'])
      expect(html).toContain(words);
    expect(html).toContain(`?ranking=${ranking.id}#human`);
  });

  it('a page of offers has its day, and every offer with place and per cent; closed ones without a link', () => {
    const shownOffers = [
      { place: 21, title: 'Ingénieur Go', alias: 'go', score: 824 },
      { place: 22, title: 'Ingénieure Rust', alias: undefined, score: 700 },
    ];
    const offers = { lists: 12, latest: [{ ...ranking, list: 'search' as const, offers: shownOffers }] };
    const html = rendered(<OwnOffers offers={offers} can={{ ask: true }} />);
    expect(html).toContain('vous avez vu 12 pages d’offres dans l’ordre de l’adéquation. Voici les 1 dernières.');
    expect(html).toContain('Résultats d’une recherche');
    expect(html).toMatch(/<li value="21"><a href="\/job\/go">Ingénieur Go<\/a>, 82 %<\/li>/);
    expect(html).toMatch(/<li value="22">Ingénieure Rust, 70 %<\/li>/);
    expect(html).toContain(`?ranking=${ranking.id}#human`);
    const about = rendered(
      <HumanRequest can={{ ask: true }} about={offers.latest[0]} requests={[]} answer={undefined} />,
    );
    expect(about).toContain('Votre demande porte sur les offres classées pour vous le 16 novembre 2026.');
    expect(rendered(<OwnOffers offers={{ lists: 0, latest: [] }} can={{ ask: true }} />)).toContain('aucune page');
  });

  it('while a request is open, no other can be begun', () => {
    const html = rendered(<OwnRankings lists={1} companies={1} latest={[ranking]} can={{ ask: false }} />);
    expect(html).not.toContain('#human');
    const form = rendered(
      <HumanRequest can={{ ask: false }} about={ranking} requests={[request]} answer={undefined} />,
    );
    expect(form).not.toContain('<textarea');
    expect(form).toContain('Notre équipe a votre demande.');
  });

  it('the form says what it is about, and keeps what was typed', () => {
    const answer = { intent: '', errors: { '': 'alreadyAsked' as const }, values: { text: 'Encore' } };
    const html = rendered(<HumanRequest can={{ ask: true }} about={ranking} requests={[]} answer={answer} />);
    expect(html).toContain(`value="${ranking.id}"`);
    expect(html).toContain('Nuagerie, 16 novembre 2026');
    expect(html).toContain('Vous avez déjà une demande en cours');
    expect(html).toContain('>Encore</textarea>');
  });

  it('the answer of the team is shown with what was corrected', () => {
    const decided = {
      at: '2026-11-17T10:00:00.000Z',
      outcome: 'corrected' as const,
      answer: 'Juste.',
      correction: 'Le niveau',
    };
    const html = rendered(
      <HumanRequest can={{ ask: true }} about={undefined} requests={[{ ...request, decided }]} answer={undefined} />,
    );
    for (const words of ['>Corrigé<', '>Juste.<', 'Ce qui a été corrigé : Le niveau', 'en général'])
      expect(html).toContain(words);
  });

  it('advice is a list with a way to the profile, or a sentence that nothing is missing', () => {
    const html = rendered(<RankingAdvice advice={['salary', 'freshness']} userId="x" lists={3} />);
    expect(html.match(/<li>/g)).toHaveLength(2);
    expect(html).toContain('Compléter mon profil');
    expect(rendered(<RankingAdvice advice={[]} userId="x" lists={3} />)).toContain('dit tout ce que');
    expect(rendered(<RankingAdvice advice={[]} userId="x" lists={0} />)).toBe('');
  });
});
