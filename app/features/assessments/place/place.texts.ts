import { defineTexts } from '../../../i18n/texts.ts';

/** The words for scores, ranks and medals. */
export const placeTexts = defineTexts(
  {
    gold: 'Médaille d’or',
    silver: 'Médaille d’argent',
    bronze: 'Médaille de bronze',
    top: (percent: number) => `Top ${percent}%`,
    provisional: 'Provisoire',
    points: (score: string) => `${score} points`,
    rank: (rank: string, players: string, first: boolean) => `${rank}${first ? 're' : 'e'} place sur ${players}`,
  },
  {
    gold: 'Gold medal',
    silver: 'Silver medal',
    bronze: 'Bronze medal',
    top: (percent) => `Top ${percent}%`,
    provisional: 'Provisional',
    points: (score) => `${score} points`,
    rank: (rank, players) => `Rank ${rank} of ${players}`,
  },
);
