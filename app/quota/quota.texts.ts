import { defineTexts } from '../i18n/texts.ts';

export const quotaTexts = defineTexts(
  {
    title: 'Limite journalière expirée',
    text: 'Vous avez consommé votre quota journalier de profils, revenez demain !',
    seen: 'Les profils que votre équipe a consultés aujourd’hui restent consultables ; le compte repart à minuit.',
    plans: 'Voir les abonnements',
    close: 'Fermer',
  },
  {
    title: 'Daily limit reached',
    text: 'You have used up your daily quota of profiles. Come back tomorrow!',
    seen: 'You can still view the profiles that your team has viewed today; the count starts again at midnight in Paris.',
    plans: 'See the plans',
    close: 'Close',
  },
);
