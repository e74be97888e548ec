import { defineTexts } from '../../../i18n/texts.ts';

export const portalTexts = defineTexts(
  {
    title: 'Tests techniques',
    description:
      'Des QCM classés sur les technologies de votre métier : douze questions, un score, puis un rang parmi les autres.',
    lead: 'Douze questions choisies selon votre niveau, un score, puis un rang parmi les autres. Vous choisissez les résultats qui figurent sur votre profil.',
    search: 'Rechercher un test',
    placeholder: 'ex. : React, SQL, réseau',
    find: 'Rechercher',
    themes: 'Thèmes des tests',
    technologies: 'Par technologie',
    all: 'Tous les tests',
    allStars: 'All-stars : les meilleures places de la saison',
    method: 'Comment un score est calculé',
    other: 'Autres',
    found: (count: number, query: string) =>
      count === 1 ? `1 test pour « ${query} »` : `${count} tests pour « ${query} »`,
    none: (query: string) => `Aucun test ne correspond à « ${query} »`,
    noneText: 'Essayez un autre mot, ou parcourez tous les tests.',
    empty: 'Aucun test pour le moment',
    emptyText: 'Les tests paraissent ici dès que notre équipe les publie.',
    questions: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
    underWay: 'En cours',
  },
  {
    title: 'Technical tests',
    description:
      'Ranked multiple-choice tests on the technologies of your profession: twelve questions, a score, then a rank among your peers.',
    lead: 'Twelve questions chosen to suit your level, a score, then a rank among your peers. You choose which results appear on your profile.',
    search: 'Search for a test',
    placeholder: 'e.g. React, SQL, network',
    find: 'Search',
    themes: 'Test themes',
    technologies: 'By technology',
    all: 'All tests',
    allStars: 'All-stars: the best ranks of the season',
    method: 'How a score is calculated',
    other: 'Others',
    found: (count, query) => (count === 1 ? `1 test for “${query}”` : `${count} tests for “${query}”`),
    none: (query) => `No test matches “${query}”`,
    noneText: 'Try another word, or browse all tests.',
    empty: 'No tests yet',
    emptyText: 'Tests appear here as soon as our team publishes them.',
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    underWay: 'In progress',
  },
);
