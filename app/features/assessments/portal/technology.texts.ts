import { defineTexts } from '../../../i18n/texts.ts';

/** The portal of a technology. */
export const technologyTexts = defineTexts(
  {
    crumbs: 'Fil d’Ariane',
    title: (name: string) => `Tests ${name}`,
    description: (name: string, tests: number, questions: string) =>
      `${tests === 1 ? 'Un test classé' : `${tests} tests classés`} sur ${name}, ${tests === 1 ? 'son classement' : 'leurs classements'} et ${questions === '1' ? 'une question à lire avec sa réponse expliquée' : `${questions} questions à lire avec leurs réponses expliquées`}.`,
    lead: (name: string, tests: number) =>
      `${tests === 1 ? 'Un test' : `${tests} tests`} pour savoir où vous en êtes en ${name} : douze questions à votre niveau, un score, puis un rang parmi les autres.`,
    tests: 'Tests',
    progress: (name: string) => `Votre progression en ${name}`,
    notPlayed: 'Vous n’avez pas encore joué : choisissez un test pour commencer.',
    mine: 'Voir tous mes tests',
    questions: 'Questions à lire',
    questionsText: 'Publiques, avec leur réponse expliquée. Celles des sessions classées ne sont montrées nulle part.',
    allQuestions: (name: string, count: string) =>
      count === '1' ? `La question ${name}` : `Les ${count} questions ${name}`,
  },
  {
    crumbs: 'Breadcrumb',
    title: (name) => `${name} tests`,
    description: (name, tests, questions) =>
      `${tests === 1 ? 'One ranked test' : `${tests} ranked tests`} on ${name}, ${tests === 1 ? 'its leaderboard' : 'their leaderboards'}, and ${questions === '1' ? 'one question to read with its answer explained' : `${questions} questions to read with their answers explained`}.`,
    lead: (name, tests) =>
      `${tests === 1 ? 'One test' : `${tests} tests`} to find out where you stand in ${name}: twelve questions at your level, a score, then a rank among your peers.`,
    tests: 'Tests',
    progress: (name) => `Your progress in ${name}`,
    notPlayed: 'You have not played yet: choose a test to get started.',
    mine: 'See all my tests',
    questions: 'Questions to read',
    questionsText: 'Public, with their answers explained. Questions from ranked sessions are not shown anywhere.',
    allQuestions: (name, count) => (count === '1' ? `The ${name} question` : `All ${count} ${name} questions`),
  },
);
