import { defineTexts } from '../../../i18n/texts.ts';

const counts = {
  fr: ['', 'une session', 'deux sessions', 'trois sessions', 'quatre sessions'],
  en: ['', 'one more session', 'two more sessions', 'three more sessions', 'four more sessions'],
};

/** The words for scores, ranks and medals. */
export const placeTexts = defineTexts(
  {
    gold: 'Médaille d’or',
    silver: 'Médaille d’argent',
    bronze: 'Médaille de bronze',
    top: (percent: number) => `Top ${percent}%`,
    provisional: 'Provisoire',
    interval: '95 fois sur 100, le niveau réel est dans cet intervalle.',
    missing: {
      rank: (sessions: number) => `Encore environ ${counts.fr[sessions] ?? `${sessions} sessions`} pour un classement.`,
      medal: (sessions: number) => `Encore environ ${counts.fr[sessions] ?? `${sessions} sessions`} pour une médaille.`,
    },
    rank: (rank: string, players: string, first: boolean) => `${rank}${first ? 're' : 'e'} place sur ${players}`,
  },
  {
    gold: 'Gold medal',
    silver: 'Silver medal',
    bronze: 'Bronze medal',
    top: (percent) => `Top ${percent}%`,
    provisional: 'Provisional',
    interval: '95 times out of 100, the true level is within this interval.',
    missing: {
      rank: (sessions) => `About ${counts.en[sessions] ?? `${sessions} more sessions`} for a rank.`,
      medal: (sessions) => `About ${counts.en[sessions] ?? `${sessions} more sessions`} for a medal.`,
    },
    rank: (rank, players) => `Rank ${rank} of ${players}`,
  },
);
