import { leastSpreadPlayers } from '../../../../domain/assessments/rating/score-spread.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const standingTexts = defineTexts(
  {
    spread: 'Parmi toutes les personnes classées',
    spreadLabel: (score: string) => `Répartition des scores de toutes les personnes classées, et le vôtre : ${score}.`,
    placeLabel: 'Votre rang, de la dernière à la première personne classée',
    you: 'Vous',
    none: 'Sans médaille',
    gold: 'Or',
    silver: 'Argent',
    bronze: 'Bronze',
    tooFew: `La courbe apparaît à partir de ${leastSpreadPlayers} personnes classées : avec moins, elle montrerait des individus.`,
    history: 'Vos sessions classées',
    historyLabel: (sessions: number) =>
      sessions === 1
        ? 'Votre score après une session classée.'
        : `Votre score après chacune de vos ${sessions} sessions.`,
    firstSession: 'Votre première session : la prochaine dessinera votre progression.',
  },
  {
    spread: 'Among all ranked players',
    spreadLabel: (score: string) => `How the scores of all ranked players are spread, and yours: ${score}.`,
    placeLabel: 'Your rank, from the last to the first ranked player',
    you: 'You',
    none: 'No medal',
    gold: 'Gold',
    silver: 'Silver',
    bronze: 'Bronze',
    tooFew: `The curve appears from ${leastSpreadPlayers} ranked players on: with fewer, it would show individuals.`,
    history: 'Your ranked sessions',
    historyLabel: (sessions: number) =>
      sessions === 1 ? 'Your score after one ranked session.' : `Your score after each of your ${sessions} sessions.`,
    firstSession: 'Your first session: the next one will show your progress.',
  },
);
