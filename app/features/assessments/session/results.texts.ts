import { secondSession } from '../../../../domain/assessments/session/begin.ts';
import { withDe } from '../../../../domain/text/elision.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const resultsTexts = defineTexts(
  {
    title: 'Résultats',
    counting: 'Calcul de votre score…',
    right: (right: number, total: number) =>
      right <= 1 ? `${right} bonne réponse sur ${total}` : `${right} bonnes réponses sur ${total}`,
    allTime: 'Classement général',
    season: 'Saison en cours à la fin du test',
    provisional: {
      title: 'Score provisoire',
      text: `Une seule session ne mesure pas encore assez finement pour vous classer parmi les autres : il en faut environ deux. Tant que le score est provisoire, une deuxième session peut suivre après ${secondSession.afterHours === 1 ? 'une heure' : `${secondSession.afterHours} heures`}. Vous pouvez déjà ajouter ce résultat à votre CV, où il sera marqué « provisoire ».`,
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
    typed: 'Réponse écrite',
    given: 'Ordre choisi',
    inPlace: 'À sa place',
    outOfPlace: 'Pas à sa place',
    explanation: 'Explication',
    link: 'Voir la page de cette question',
    uncounted: 'Question déjà vue, ou encore à l’essai : elle ne compte pas dans le score.',
    admin: {
      badge: {
        held: 'Ce résultat a un badge vérifiable.',
        none: 'Ce résultat n’a pas de badge vérifiable.',
        refused: 'L’équipe ne délivre pas de badge vérifiable pour ce résultat.',
        refuse: 'Refuser le badge',
        ask: 'Le badge sera révoqué, et ce résultat n’en aura plus d’autre. Le score et le classement restent.',
        confirm: 'Oui, refuser',
        cancel: 'Annuler',
      },
      title: (name: string, player: string) => `${name} : session ${withDe(player)}`,
      profile: 'Voir le profil',
      progress: 'Avancement',
      extraTime: 'Avec du temps supplémentaire',
      flags: 'À regarder de plus près',
      flagsText: 'Des indices, pas des verdicts : chacun peut avoir une raison ordinaire.',
      noFlags: 'Rien d’inhabituel n’a été relevé.',
      flagsSeen: (date: string) => `Regardée par l’équipe le ${date}.`,
      markSeen: 'Marquer comme regardée',
      allFlagged: 'Toutes les sessions inhabituelles',
      kinds: {
        'faster-than-reading': ({ answers = 0, of = 0 }: Record<string, number>) =>
          `${answers} bonnes réponses sur ${of} sont venues bien avant qu’on ait pu lire la question.`,
        'even-pace': ({ seconds = 0 }: Record<string, number>) =>
          `Toutes les réponses ont pris presque le même temps, environ ${seconds} s.`,
        'unrelated-pace': ({ sessions = 0 }: Record<string, number>) =>
          `Les temps de réponse ne suivent pas les questions : ni plus longs, ni plus courts là où les autres le sont (${sessions === 1 ? 'cette session' : `${sessions} sessions`}).`,
        'same-mistakes': ({ answers = 0 }: Record<string, number>) =>
          `${answers} erreurs rares sont exactement celles d’une même autre personne.`,
        'shared-address': ({ people = 0 }: Record<string, number>) =>
          `${people} autres personnes ont commencé ce test du même endroit, le même jour.`,
        leap: ({ points = 0 }: Record<string, number>) => `Le score a gagné ${points} points en une session.`,
      },
    },
  },
  {
    title: 'Results',
    counting: 'Calculating your score…',
    right: (right, total) =>
      right === 1 ? `1 correct answer out of ${total}` : `${right} correct answers out of ${total}`,
    allTime: 'All time',
    season: 'Season in which the test ended',
    provisional: {
      title: 'Provisional score',
      text: `A single session is not precise enough to rank you among the others: it takes about two. While the score is provisional, you can take a second session after ${secondSession.afterHours === 1 ? 'an hour' : `${secondSession.afterHours} hours`}. You can already add this result to your CV, where it is marked “provisional”.`,
    },
    none: 'No question was answered.',
    again: 'Play again',
    wait: (when) => `Next ranked session from ${when}.`,
    board: 'See the leaderboard',
    all: 'All tests',
    questions: 'Questions and answers',
    status: { right: 'Correct', wrong: 'Wrong', skipped: 'Skipped', timedOut: 'Out of time' },
    chosen: 'Chosen answer',
    rightOne: 'Correct answer',
    missed: 'Correct answer, not ticked',
    typed: 'Typed answer',
    given: 'Chosen order',
    inPlace: 'In the right place',
    outOfPlace: 'In the wrong place',
    explanation: 'Explanation',
    link: 'See this question’s page',
    uncounted: 'Seen before, or still on trial: it does not count towards the score.',
    admin: {
      badge: {
        held: 'This result has a verifiable badge.',
        none: 'This result has no verifiable badge.',
        refused: 'The team does not issue a verifiable badge for this result.',
        refuse: 'Refuse the badge',
        ask: 'The badge will be revoked, and this result will not get another one. The score and the rank stay.',
        confirm: 'Yes, refuse',
        cancel: 'Cancel',
      },
      title: (name, player) => `${name}: ${player}’s session`,
      profile: 'View the profile',
      progress: 'Progress',
      extraTime: 'With extra time',
      flags: 'Worth a closer look',
      flagsText: 'Hints, not verdicts: each may have an ordinary reason.',
      noFlags: 'Nothing unusual was noticed.',
      flagsSeen: (date) => `Reviewed by the team on ${date}.`,
      markSeen: 'Mark as reviewed',
      allFlagged: 'All unusual sessions',
      kinds: {
        'faster-than-reading': ({ answers = 0, of = 0 }) =>
          `${answers} of ${of} correct answers came well before the question could have been read.`,
        'even-pace': ({ seconds = 0 }) => `All answers took nearly the same time, about ${seconds} s.`,
        'unrelated-pace': ({ sessions = 0 }) =>
          `The times do not follow the questions: neither longer nor shorter where those of others are (${sessions === 1 ? 'this session' : `${sessions} sessions`}).`,
        'same-mistakes': ({ answers = 0 }) => `${answers} rare mistakes are exactly those of one other person.`,
        'shared-address': ({ people = 0 }) =>
          `${people} other people began this test from the same place on the same day.`,
        leap: ({ points = 0 }) => `The score rose by ${points} points in one session.`,
      },
    },
  },
);
