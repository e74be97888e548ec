import { defineTexts } from '../../../i18n/texts.ts';

export const portalTexts = defineTexts(
  {
    title: 'Tests techniques',
    description:
      'Des QCM classés sur les technologies de votre métier : douze questions, un score, une place parmi les autres.',
    lead: 'Douze questions choisies selon votre niveau, un score, une place parmi les autres. Les tests que vous réussissez peuvent figurer sur votre profil.',
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
      'Ranked multiple-choice tests on the technologies of your trade: twelve questions, a score, a place among the others.',
    lead: 'Twelve questions chosen to suit your level, a score, a place among the others. Tests that go well can be shown on your profile.',
    search: 'Search for a test',
    placeholder: 'e.g. React, SQL, network',
    find: 'Search',
    themes: 'Themes of the tests',
    technologies: 'By technology',
    all: 'All tests',
    allStars: 'All-stars: the best places of the season',
    method: 'How a score comes about',
    other: 'Others',
    found: (count, query) => (count === 1 ? `1 test for “${query}”` : `${count} tests for “${query}”`),
    none: (query) => `No test matches “${query}”`,
    noneText: 'Try another word, or look through all tests.',
    empty: 'No test for now',
    emptyText: 'Tests appear here as soon as our team publishes them.',
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    underWay: 'Under way',
  },
);
