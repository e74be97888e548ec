import { defineTexts } from '../../../i18n/texts.ts';

export const resultsTexts = defineTexts(
  {
    title: 'Résultats',
    counting: 'Votre score arrive…',
    right: (right: number, total: number) =>
      right <= 1 ? `${right} bonne réponse sur ${total}` : `${right} bonnes réponses sur ${total}`,
    allTime: 'Classement général',
    season: 'Saison en cours à la fin du test',
    unsettled: {
      title: 'Classement à établir',
      text: 'Il faut une session entière pour avoir une place parmi les autres.',
    },
    provisional: {
      title: 'Classement provisoire',
      text: 'Votre place est calculée comme celle des autres, mais une seule session ne suffit pas encore à en être sûr : elle peut bouger. Une prochaine session la confirmera. Vous pouvez déjà l’ajouter à votre CV, où elle sera marquée « provisoire ».',
    },
    none: 'Aucune question n’a eu de réponse.',
    again: 'Rejouer',
    wait: (when: string) => `Prochaine session classée à partir du ${when}.`,
    board: 'Voir le classement',
    all: 'Tous les tests',
    questions: 'Questions et réponses',
    status: { right: 'Bonne réponse', wrong: 'Mauvaise réponse', skipped: 'Passée', timedOut: 'Temps écoulé' },
    chosen: 'Réponse choisie',
    rightOne: 'Bonne réponse',
    missed: 'Bonne réponse, non cochée',
    explanation: 'Explication',
    link: 'Voir la page de cette question',
    uncounted: 'Déjà rencontrée ou nouvelle : elle ne compte pas dans le score.',
    admin: {
      title: (name: string, player: string) => `${name} : session de ${player}`,
      profile: 'Voir le profil',
      progress: 'Avancement',
      extraTime: 'Avec du temps supplémentaire',
      flags: 'À regarder de plus près',
      flagsText: 'Des indices, pas des verdicts : chacun peut avoir une raison ordinaire.',
      noFlags: 'Rien d’inhabituel n’a été relevé.',
      kinds: {
        'faster-than-reading': ({ answers = 0, of = 0 }: Record<string, number>) =>
          `${answers} bonnes réponses sur ${of} sont venues bien avant qu’on ait pu lire la question.`,
        'even-pace': ({ seconds = 0 }: Record<string, number>) =>
          `Toutes les réponses ont pris presque le même temps, environ ${seconds} s.`,
        'shared-address': ({ people = 0 }: Record<string, number>) =>
          `${people} autres personnes ont commencé ce test du même endroit, le même jour.`,
        leap: ({ points = 0 }: Record<string, number>) => `Le score a gagné ${points} points en une session.`,
      },
    },
  },
  {
    title: 'Results',
    counting: 'Your score is coming…',
    right: (right, total) => (right === 1 ? `1 right answer of ${total}` : `${right} right answers of ${total}`),
    allTime: 'All time',
    season: 'Season in which the test ended',
    unsettled: {
      title: 'Not ranked yet',
      text: 'It takes a whole session to have a place among the others.',
    },
    provisional: {
      title: 'Provisional rank',
      text: 'Your place is computed like those of the others, but one session is not enough yet to be sure of it: it may move. Your next session will confirm it. You can already add it to your CV, where it is marked “provisional”.',
    },
    none: 'No question was answered.',
    again: 'Play again',
    wait: (when) => `Next rated session from ${when}.`,
    board: 'See the leaderboard',
    all: 'All tests',
    questions: 'Questions and answers',
    status: { right: 'Right', wrong: 'Wrong', skipped: 'Skipped', timedOut: 'Out of time' },
    chosen: 'Chosen answer',
    rightOne: 'Right answer',
    missed: 'Right answer, not ticked',
    explanation: 'Explanation',
    link: 'See the page of this question',
    uncounted: 'Met before, or new: it does not count for the score.',
    admin: {
      title: (name, player) => `${name}: session of ${player}`,
      profile: 'See the profile',
      progress: 'Progress',
      extraTime: 'With extra time',
      flags: 'Worth a closer look',
      flagsText: 'Hints, not verdicts: each may have an ordinary reason.',
      noFlags: 'Nothing unusual was noticed.',
      kinds: {
        'faster-than-reading': ({ answers = 0, of = 0 }) =>
          `${answers} of ${of} right answers came well before the question could be read.`,
        'even-pace': ({ seconds = 0 }) => `All answers took nearly the same time, about ${seconds} s.`,
        'shared-address': ({ people = 0 }) =>
          `${people} other people began this test from the same place on the same day.`,
        leap: ({ points = 0 }) => `The score rose by ${points} points in one session.`,
      },
    },
  },
);
