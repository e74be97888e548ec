import { defineTexts } from '../../../i18n/texts.ts';

/** The portal of a technology. */
export const technologyTexts = defineTexts(
  {
    crumbs: 'Fil d’Ariane',
    title: (name: string) => `Tests ${name}`,
    description: (name: string, tests: number, questions: string) =>
      `${tests === 1 ? 'Un test classé' : `${tests} tests classés`} sur ${name}, leurs classements et ${questions} questions à lire avec leur réponse expliquée.`,
    lead: (name: string, tests: number) =>
      `${tests === 1 ? 'Un test' : `${tests} tests`} pour savoir où vous en êtes en ${name} : douze questions à votre niveau, un score et une place parmi les autres.`,
    tests: 'Tests',
    progress: (name: string) => `Votre progression en ${name}`,
    notPlayed: 'Vous n’avez pas encore joué : choisissez un test pour commencer.',
    mine: 'Voir tous mes tests',
    questions: 'Questions à lire',
    questionsText: 'Publiques, avec leur réponse expliquée. Celles des sessions classées ne sont montrées nulle part.',
    allQuestions: (name: string, count: string) => `Les ${count} questions ${name}`,
  },
  {
    crumbs: 'Breadcrumb',
    title: (name) => `${name} tests`,
    description: (name, tests, questions) =>
      `${tests === 1 ? 'One ranked test' : `${tests} ranked tests`} on ${name}, their leaderboards, and ${questions} questions to read with their answers explained.`,
    lead: (name, tests) =>
      `${tests === 1 ? 'One test' : `${tests} tests`} to find out where you stand in ${name}: twelve questions at your level, a score and a place among the others.`,
    tests: 'Tests',
    progress: (name) => `Your progress in ${name}`,
    notPlayed: 'You have not played yet: choose a test to begin.',
    mine: 'See all my tests',
    questions: 'Questions to read',
    questionsText: 'Public, with their answers explained. Those of rated sessions are shown nowhere.',
    allQuestions: (name, count) => `All ${count} ${name} questions`,
  },
);
