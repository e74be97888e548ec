import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../domain/viewer.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { EmptyTests } from './empty-tests.tsx';
import { HistorySession, type SentSession } from './history-session.tsx';
import { QuestionStrip } from './question-strip.tsx';

function shown(screen: ReactNode, locale: Locale = 'fr'): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <LocaleContext value={locale}>{screen}</LocaleContext>
    </MemoryRouter>,
  );
}

describe('docs/product/assessments.md, Tests section of a profile', () => {
  it('without a test, it tells visitors of the person and speaks to the owner', () => {
    const visitor = shown(<EmptyTests mine={false} />).replaceAll('&#x27;', "'");
    expect(visitor).toContain("Cet utilisateur n'a pas encore passé de tests.");
    expect(visitor).not.toContain('Choisir un test');
    const owner = shown(<EmptyTests mine />);
    expect(owner).toContain('Vous n’avez pas encore passé de tests.');
    expect(owner).toContain('href="/tests"');
    expect(owner).not.toContain('Cet utilisateur');
  });

  it('draws own questions in purple and fades what is not validated, also of own questions', () => {
    const strip = shown(<QuestionStrip validated={2} contributions={2} validatedContributions={1} total={4} />);
    const squares = [...strip.matchAll(/<i\b([^>]*)>/g)].map(([, attributes = '']) => attributes.trim());
    const [purple, faded] = ['data-contribution="true"', 'data-faded="true"'];
    expect(squares).toEqual([purple, `${purple} ${faded}`, '', faded]);
  });
});

describe('docs/product/assessments.md, Test history', () => {
  const session: SentSession = {
    ...{ sessionId: 's', testName: 'React', practice: false, questionIndex: 3, remainingQuestions: 9 },
    ...{ status: 'WAITING', score: undefined, allTime: undefined, season: undefined, button: undefined },
  };
  const line = (status: SentSession['status'], admin = false) => {
    const dates = { startDate: '2026-11-15T09:00:00Z', endDate: '2026-11-15T09:10:00Z' };
    const one = { ...session, ...dates, status };
    return shown(<HistorySession userId="u" admin={admin} session={one} busy={false} change={() => undefined} />);
  };

  it.each([
    ['WAITING', ['En attente de démarrage', 'Démarrer le QCM']],
    ['STARTED', ['Démarré le', 'Question 4 / 12', 'Reprendre le QCM']],
    ['COMPLETED', ['Terminé le', 'Voir les résultats']],
  ] as const)('a session that is %s offers only what belongs to it', (status, words) => {
    for (const word of words) expect(line(status)).toContain(word);
    expect(line(status).includes('Reprendre le QCM')).toBe(status === 'STARTED');
    expect(line(status, true)).not.toMatch(/Reprendre le QCM|Démarrer le QCM/);
  });
});
