import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { resultOf } from '../../../../domain/assessments/rating/result.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import { errorTexts } from '../../../i18n/error-texts.ts';
import { LocaleContext } from '../../../i18n/texts.ts';
import { EmptyTests } from './empty-tests.tsx';
import { HistorySession, type SentSession } from './history-session.tsx';
import { QuestionStrip } from './question-strip.tsx';
import { userTestsTexts } from './user-tests.texts.ts';

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
    ...{ sessionId: 's', testName: 'React', practice: false, confirms: false, questionIndex: 3, remainingQuestions: 9 },
    ...{ status: 'WAITING', result: undefined, season: undefined, button: undefined },
  };
  const line = (status: SentSession['status'], admin = false, change: Partial<SentSession> = {}) => {
    const dates = { startDate: '2026-11-15T09:00:00Z', endDate: '2026-11-15T09:10:00Z' };
    const one = { ...session, ...dates, status, ...change };
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

  it('a started session has a bar of its progress, a practice session is marked', () => {
    expect(line('STARTED')).toMatch(/<progress[^>]* max="12" value="3"/);
    expect(line('WAITING')).not.toContain('<progress');
    expect(line('STARTED', false, { practice: true })).toContain('</strong> (Entraînement)');
    expect(line('STARTED')).not.toContain('(Entraînement)');
  });

  it('a completed session shows its score and its rankings, of all time and of the season', () => {
    const result = resultOf({ score: 1620, deviation: 100 }, { centile: 0.04, rank: 3 });
    const place = { percent: 7, medal: undefined, rank: 3 };
    const ranked = { result, season: { ...place, id: '2026-q4', name: undefined } };
    const html = line('COMPLETED', false, ranked).replace(/[\u202f\u00a0]/g, ' ');
    expect(html).toContain('>1 620 ± 195<');
    expect(html).toContain('Top 4%, toutes périodes');
    expect(html).toContain('Top 7% (T4 2026)');
  });

  it('a provisional result has its score and no rank', () => {
    const result = resultOf({ score: 1620, deviation: 120 }, { centile: 0.04, rank: 3 });
    const html = line('COMPLETED', false, { result }).replace(/[\u202f\u00a0]/g, ' ');
    expect(html).toMatch(/>1 620 ± 235<.*>Provisoire</);
    expect(html).not.toMatch(/Top|Médaille/);
  });

  it.each([
    ['add', 'Ajouter à mon CV', false, undefined],
    ['remove', 'Retirer du profil', false, undefined],
    ['otherSession', 'Ajouter à mon CV', true, 'Ce test apparaît déjà sur votre profil'],
    ['noCentile', 'Ajouter à mon CV', true, 'n’est pas encore calculé'],
  ] as const)('the profile button of a session, case %s: %s, disabled: %s', (button, label, disabled, reason) => {
    const html = line('COMPLETED', false, { button }).replace(/[\u202f\u00a0]/g, ' ');
    const [, attributes = '', text] = /<button([^>]*)>(?:<[^>]*>)*([^<]*)/.exec(html) ?? [];
    expect(text).toBe(label);
    expect(attributes.includes('disabled=""')).toBe(disabled);
    expect(html.includes('Ce test apparaît déjà sur votre profil')).toBe(button === 'otherSession');
    if (reason) expect(html).toContain(reason);
  });
});

it('docs/product/assessments.md, Tests information: what is missing is said in these words', () => {
  expect(userTestsTexts.fr.info.professionRequired).toBe('* Ce champ est obligatoire');
  expect(errorTexts.fr.chooseTechnology).toBe('* Veuillez sélectionner au moins une technologie');
});
