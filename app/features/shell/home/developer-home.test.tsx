import { describe, expect, it } from 'vitest';
import { disableReasons } from '../../../../domain/moderation/disable-reason.ts';
import type { CompanyMark } from '../../../../server/services/jobs/company-mark.ts';
import type { DeveloperFigures } from '../../../../server/services/shell/home/read-developer-figures.ts';
import type { DeveloperHome as Data } from '../../../../server/services/shell/home/read-developer-home.ts';
import { labelsIn, rendered } from '../../../../tests/harness/rendered.ts';
import { profileWords } from '../../../i18n/words/profile-words.ts';
import { DeveloperHome } from './developer-home.tsx';

const { states } = profileWords.fr.search;

const home: Data = {
  ...{ state: 'disabled', disabledReason: null, alias: 'camille', greeting: 'Camille', profession: null, city: null },
  ...{ avatar: undefined, lastUpdate: '2026-11-15T09:00:00Z', openedTests: [], call: undefined },
  ...{ search: { state: 'actively_searching', switchable: true, unavailable: false }, hasCv: false },
  ...{ growth: { stage: 3, done: 6, all: 13, next: undefined, bring: false }, percent: 46 },
};
const figures: DeveloperFigures = {
  waiting: { companies: [], total: 0, requests: 0 },
  views: { weeks: [{ from: '2026-11-09', views: 0 }], companies: [], total: 0 },
  applications: { sent: 0, answered: 0, conversations: 0 },
  tests: { ranked: [], provisional: [] },
};
const company = (name: string): CompanyMark => ({ id: name, alias: name, name, logo: undefined });

const shown = (change: Partial<Data>, own?: Partial<DeveloperFigures>) =>
  rendered(
    <DeveloperHome home={{ ...home, ...change }} figures={own && { ...figures, ...own }} growth={<p>La plante</p>} />,
  );

describe('why a profile is disabled, on the home page of its developer (docs/product/moderation.md, Disabling a profile)', () => {
  const sentences: Record<(typeof disableReasons)[number], string> = {
    Default: "Désactivé à l'appréciation de l'administrateur",
    NotCompleteEnough: 'Le profil n’est pas assez complet',
    NotRelevant: 'Les informations ne sont pas pertinentes',
    NotEnoughExperiences: 'Les expériences ne reflètent pas les années d’expérience',
    RequiredVisa: 'Aucun besoin de visa n’est déclaré alors que vous vivez hors de l’espace Schengen',
    TooManySpellingMistakes: 'Il y a trop de fautes d’orthographe',
  };

  it.each(disableReasons)('the reason %s has its own sentence', (disabledReason) =>
    expect(shown({ disabledReason })).toContain(`<p>Raison : ${sentences[disabledReason]}</p>`),
  );

  it('a profile that is not disabled shows no reason', () =>
    expect(shown({ state: 'published', disabledReason: 'Default' })).not.toContain('Raison'));
});

describe('the home page of a developer (docs/product/shell.md, The developer home page)', () => {
  it('an administrator sees the state and the plant, without a switch and without figures', () => {
    const html = shown({ state: 'published' });
    expect(html).toContain('Bonjour Camille');
    expect(html).toContain('Votre profil est en ligne');
    expect(html).toContain('La plante');
    expect(html).not.toContain('<form');
    expect(html).not.toContain('Vos candidatures');
  });

  it('without data, each figure says what would be there, and nothing is coral', () => {
    const html = shown({ state: 'published' }, {});
    expect(html).not.toContain('waiting-title');
    for (const words of ['Aucune vue', 'Aucune candidature', 'Aucun test passé']) expect(html).toContain(words);
  });

  it('who waits: a request has « Répondre », unread messages have « Lire », and the rest is behind one link', () => {
    const rows = [
      { introductionId: 'a', request: true, unread: 1, company: company('Maréva') },
      { introductionId: 'b', request: false, unread: 2, company: company('Petits Bols') },
    ];
    const html = shown({ state: 'published' }, { waiting: { companies: rows, total: 5, requests: 1 } });
    expect(html).toContain('1 demande et 4 conversations non lues');
    expect(html).toContain('aria-label="Répondre – Maréva"');
    expect(html).toContain('2 messages non lus');
    expect(html).toContain('aria-label="Lire – Petits Bols"');
    expect(html).toContain('Voir les 5 conversations');
    const one = shown({ state: 'published' }, { waiting: { companies: rows.slice(0, 1), total: 1, requests: 1 } });
    expect(one).toContain('1 demande attend votre réponse');
    expect(one).not.toContain('Voir les 1');
  });

  it('a test is a dot; one without a rank is named', () => {
    const ranked = [{ alias: 'react', name: 'React', percent: 12 }];
    const html = shown({ state: 'published' }, { tests: { ranked, provisional: [{ alias: 'go', name: 'Go' }] } });
    expect(html).toContain('Top 12%');
    expect(html).toContain('cx="88%"');
    expect(html).toMatch(/Encore sans rang :.*<li>Go<\/li>/);
    const none = shown({ state: 'published' }, { tests: { ranked: [], provisional: [{ alias: 'go', name: 'Go' }] } });
    expect(none).toContain('environ deux sessions');
  });

  it('the search state is a form; the present state of an older profile is among the choices', () => {
    const search = { state: 'dreamjob_only', switchable: true, unavailable: false } as const;
    const html = shown({ state: 'published', search }, {});
    expect(labelsIn(html, Object.values(states))).toEqual([
      states.actively_searching,
      states.open_opportunities,
      states.dreamjob_only,
      states.not_searching,
    ]);
    expect(html).toMatch(/aria-pressed="true"[^>]*>Prêt·e à changer/);
    expect(shown({ search: { ...search, switchable: false } }, {})).not.toContain('<form');
  });

  it('a developer who is unavailable reads why the profile stays invisible', () => {
    const search = { ...home.search, unavailable: true };
    expect(shown({ state: 'hidden', search }, {})).toContain('indisponible pour le moment');
    expect(shown({ state: 'hidden' }, {})).not.toContain('indisponible');
  });

  it('for a short profile the plant takes the place of the figures', () => {
    const html = shown({ state: 'short', growth: { ...home.growth, stage: 2 } }, {});
    expect(html).toContain('La plante');
    expect(html).not.toContain('Vos candidatures');
  });
});
