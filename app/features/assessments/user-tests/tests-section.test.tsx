import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../../domain/assessments/rating/result.ts';
import type { TechnologyCard } from '../../../../server/services/assessments/user-tests/read-user-tests.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { HistorySession, type SentSession } from './history-session.tsx';
import { InfoCard } from './info-card.tsx';
import { UserTests } from './user-tests.tsx';

/** The French HTML with ordinary spaces and without the comment marks of React. */
function shown(element: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <LocaleContext value="fr">{element}</LocaleContext> }]);
  return renderToString(<Page />)
    .replaceAll('<!-- -->', '')
    .replace(/[\u202f\u00a0]/g, ' ')
    .replaceAll('&#x27;', "'");
}

const rust: TechnologyCard = {
  ...{ technologyId: 'rust', name: 'Rust', handle: 'rust', theme: 'languages', slugFr: 'rust', slugEn: null },
  ...{ variant: 'history', recommendedValue: null, hidden: false, pinnedAt: null },
  ...{ validated: 19, contributions: 0, validatedContributions: 0, total: 40 },
  ...{ sessions: 2, unfinished: 0, lastActivity: Date.UTC(2026, 10, 15, 10) },
};

function section(cards: TechnologyCard[], edits: boolean): string {
  const tests = { cards, ...(edits && { edit: { missing: [], profession: null } }) };
  return shown(<UserTests developerId="1" mine={edits} tests={tests} technologies={[]} />);
}

describe('labels of a technology card (docs/product/assessments.md, Tests section of a profile)', () => {
  it('the list has a title and three orders, the last activity first', () => {
    const html = section([rust, { ...rust, technologyId: 'go', name: 'Go' }], false);
    expect(html).toContain('<h2>Tests passés</h2>');
    const orders = [...html.matchAll(/<option value="\w+"([^>]*)>([^<]+)</g)].map(([, is, words]) => `${words}${is}`);
    expect(orders).toEqual(['Dernière activité selected=""', 'Complétion', 'Alphabétique']);
  });

  it('one card has nothing to put in order', () => expect(section([rust], false)).not.toContain('<select'));

  it('a card has an icon and a name that leads to the portal, completion, squares and activity', () => {
    const html = section([rust], false);
    expect(html).toMatch(
      /<h3[^>]*><span[^>]*data-tint="languages"[^>]*><span[^>]*icons\/rust\.svg[^>]*><\/span><\/span><a href="\/tests\/category\/rust">Rust<\/a><\/h3>/,
    );
    expect(html).toContain('>47% questions validées<');
    expect(html).toContain('>19/40 questions<');
    expect(/role="img"[^>]*>(.*?)<\/div>/s.exec(html)?.[1]?.match(/<i\b/g)).toHaveLength(40);
    expect(html).toContain('Question validée');
    expect(html).toContain('aria-expanded="false"');
    expect(html).toContain('>2 sessions de test<');
    expect(section([{ ...rust, sessions: 1 }], false)).toContain('>1 session de test<');
    expect(html).toContain('>Dernière activité : 15 novembre 2026<');
    expect(html).toMatch(/<a[^>]*href="\/tests\/category\/rust"[^>]*>Jouer</);
    expect(html).not.toContain('Recommandé');
  });

  it('a recommended technology says how much, and has neither sessions nor a history', () => {
    const html = section([{ ...rust, variant: 'recommendation', recommendedValue: 95 }], true);
    expect(html).toContain('>Recommandé à 95%<');
    expect(html).not.toMatch(/sessions? de test|Historique|Dernière activité :/);
  });

  it('history, CV, pin and the warning are for those who may edit; the CV not on a hidden card', () => {
    const own = section([{ ...rust, unfinished: 2 }], true);
    expect(own).toContain('>Historique<');
    expect(own).toContain('>Ajouter à mon CV<');
    expect(own).toContain('2 sessions ne sont pas terminées');
    expect(own).toContain('Épingler en tête de la liste – Rust');
    const hidden = section([{ ...rust, hidden: true }], true);
    expect(hidden).toContain('>Historique<');
    expect(hidden).not.toContain('Ajouter à mon CV');
    const { unfinished: _, ...seen } = rust;
    expect(section([seen], false)).not.toMatch(/Historique|Ajouter à mon CV|pas terminée|Épingler/);
  });

  it('without a card there is an illustration', () => {
    const html = section([], false);
    expect(html).toMatch(/<svg[^>]*aria-hidden="true"/);
    expect(html).toContain("Cet utilisateur n'a pas encore passé de tests.");
  });
});

it('the card of informations has a button, or a pencil once both are known (docs/product/assessments.md, Tests information)', () => {
  const go = { id: 'go', name: 'Go', handle: 'go' };
  const empty = shown(<InfoCard profession={null} technologies={[go]} open={() => undefined} />);
  expect(empty).toContain('>Ajouter des informations<');
  expect(empty).not.toContain('Modifier vos informations');
  const known = shown(<InfoCard profession="DevOps" technologies={[go]} open={() => undefined} />);
  expect(known).toMatch(/<button[^>]*aria-label="Modifier vos informations"/);
  expect(known).toMatch(/<span role="img" aria-label="Go" title="Go">/);
  expect(known).not.toContain('Ajouter des informations');
});

describe('labels of the history (docs/product/assessments.md, Test history)', () => {
  const session: SentSession = {
    ...{ sessionId: 's', testName: 'Rust avancé', practice: false, confirms: false },
    ...{ questionIndex: 12, remainingQuestions: 0 },
    ...{ status: 'COMPLETED', startDate: '2026-11-15T09:00:00Z', endDate: '2026-11-15T09:10:00Z' },
    result: resultOf({ score: 1620, deviation: 70 }, { centile: 0.04, rank: 3 }),
    season: { id: '2026-q4', name: undefined, percent: 30, medal: 'bronze', rank: 9 },
    button: 'add',
  };
  const line = (change: Partial<SentSession> = {}) =>
    shown(
      <HistorySession userId="1" admin={false} session={{ ...session, ...change }} busy={false} change={() => {}} />,
    );

  it('a completed session has its score, its ranks with medals, its results and the button of the profile', () => {
    const html = line();
    for (const words of ['1 620 ± 135', 'Top 4%, toutes périodes', 'Top 30% (T4 2026)']) expect(html).toContain(words);
    expect(html).toMatch(/Médaille d’or.*Médaille de bronze/);
    expect(html).toContain('>Ajouter à mon CV<');
    expect(line({ button: 'remove' })).toContain('>Retirer du profil<');
  });

  it('practice is marked, and the button of its results is outlined', () => {
    const results = (html: string) => /<a[^>]*class="([^"]*)"[^>]*>Voir les résultats</.exec(html)?.[1];
    const practice = line({ practice: true, button: undefined });
    expect(practice).toContain('<strong>Rust avancé</strong> (Entraînement)');
    expect(line()).not.toContain('(Entraînement)');
    expect(line({ confirms: true })).toContain('<strong>Rust avancé</strong> (Pendant un appel)');
    expect(results(line())).toContain('primary');
    expect(results(practice)).toContain('secondary');
  });
});
