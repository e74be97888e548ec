import { defineTexts } from '../../i18n/texts.ts';

export const plansTexts = defineTexts(
  {
    title: 'Abonnements',
    lead: 'Chaque abonnement dit combien de profils et de conversations il ouvre à votre entreprise, collègues compris.',
    caption: 'Comparaison des abonnements',
    columns: {
      name: 'Abonnement',
      price: 'Prix par mois',
      profiles: 'Profils par jour',
      conversations: 'Conversations',
      selections: 'Sélections',
    },
    price: (euros: string) => `${euros} €`,
    free: 'Gratuit',
    onRequest: 'Sur demande',
    unlimitedProfiles: 'Illimités',
    unlimitedConversations: 'Illimitées',
    conversations: (value: number | 'eachProfile') =>
      value === 'eachProfile' ? 'Avec chaque profil du jour' : value === 0 ? 'Aucune' : `${value} à la fois`,
    included: 'Comprises',
    excluded: 'Non comprises',
    current: 'Votre abonnement',
    words: [
      {
        name: 'Profils par jour',
        text: 'Les profils différents que votre entreprise peut ouvrir dans la journée. Revenir sur l’un d’eux le même jour ne compte pas.',
      },
      {
        name: 'Conversations',
        text: 'Les demandes qui peuvent attendre une réponse en même temps. Répondre à quelqu’un qui a postulé chez vous ne compte pas.',
      },
      { name: 'Sélections', text: 'Le moyen d’écrire à plusieurs candidat·es en une seule fois.' },
    ],
    closing: 'Un abonnement vous convient ?',
    closingText: 'Dites-nous lequel, ou ce que vous cherchez : nous le mettons en place avec vous.',
    contact: 'Nous contacter',
  },
  {
    title: 'Plans',
    lead: 'Each plan says how many profiles and conversations it opens to your company, colleagues included.',
    caption: 'Comparison of the plans',
    columns: {
      name: 'Plan',
      price: 'Price per month',
      profiles: 'Profiles a day',
      conversations: 'Conversations',
      selections: 'Selections',
    },
    price: (euros) => `€${euros}`,
    free: 'Free',
    onRequest: 'On request',
    unlimitedProfiles: 'Unlimited',
    unlimitedConversations: 'Unlimited',
    conversations: (value) =>
      value === 'eachProfile' ? 'With each profile of the day' : value === 0 ? 'None' : `${value} at a time`,
    included: 'Included',
    excluded: 'Not included',
    current: 'Your plan',
    words: [
      {
        name: 'Profiles a day',
        text: 'The different profiles that your company may open in a day. Coming back to one of them the same day does not count.',
      },
      {
        name: 'Conversations',
        text: 'The requests that may wait for an answer at the same time. Answering somebody who applied to you does not count.',
      },
      { name: 'Selections', text: 'The way to write to several candidates in one go.' },
    ],
    closing: 'Does a plan suit you?',
    closingText: 'Tell us which one, or what you are looking for: we set it up with you.',
    contact: 'Contact us',
  },
);
