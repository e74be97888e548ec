import { defineTexts } from '../i18n/texts.ts';

export const quotaTexts = defineTexts(
  {
    title: 'Limite journalière expirée',
    text: 'Vous avez consommé votre quota journalier de profils, revenez demain !',
    seen: 'Les profils que votre équipe a ouverts aujourd’hui restent ouverts.',
    plans: 'Voir les abonnements',
    close: 'Fermer',
  },
  {
    title: 'Daily limit reached',
    text: 'You have used up your daily quota of profiles, come back tomorrow!',
    seen: 'The profiles that your team has opened today stay open.',
    plans: 'See the plans',
    close: 'Close',
  },
);
