import { defineTexts } from '../texts.ts';

/** docs/product/companies.md, What is left today: the same words beside every button that the plan limits. */
export const allowanceTexts = defineTexts(
  {
    views: (left: number, limit: number) =>
      left > 1
        ? `Encore ${left} profils à consulter aujourd’hui, sur ${limit}`
        : left === 1
          ? `Encore 1 profil à consulter aujourd’hui, sur ${limit}`
          : limit > 1
            ? `Votre équipe a consulté les ${limit} profils d’aujourd’hui`
            : 'Votre équipe a consulté le profil d’aujourd’hui',
    viewsBack: 'Les profils déjà consultés aujourd’hui restent ouverts ; le compte repart à minuit.',
    requests: (left: number, limit: number) =>
      left > 1
        ? `${left} demandes à envoyer, sur ${limit}`
        : left === 1
          ? `1 demande à envoyer, sur ${limit}`
          : 'plus de demande à envoyer',
    requestsBack: 'Chaque réponse rend une demande ; à minuit, toutes reviennent.',
    back: 'Quand cela revient',
    /** At a link to a profile. */
    opening: (left: number) =>
      left > 1
        ? `Compte comme 1 des ${left} profils qui restent aujourd’hui`
        : 'Compte comme le dernier profil d’aujourd’hui',
    openedToday: 'Déjà compté aujourd’hui',
    /** At the button that begins a conversation. */
    asking: (left: number, limit: number) =>
      limit === 1
        ? 'Prend la demande que votre abonnement permet à la fois. Elle revient à la réponse, sinon à minuit.'
        : left > 1
          ? `Prend 1 des ${left} demandes qui restent aujourd’hui, sur ${limit}. Elle revient à la réponse, sinon à minuit.`
          : `Prend la dernière des ${limit} demandes d’aujourd’hui. Elle revient à la réponse, sinon à minuit.`,
  },
  {
    views: (left, limit) =>
      left > 1
        ? `${left} more profiles to view today, out of ${limit}`
        : left === 1
          ? `1 more profile to view today, out of ${limit}`
          : limit > 1
            ? `Your team has viewed today’s ${limit} profiles`
            : 'Your team has viewed today’s profile',
    viewsBack: 'Profiles already viewed today stay open; the count starts again at midnight in Paris.',
    requests: (left, limit) =>
      left > 1
        ? `${left} requests to send, out of ${limit}`
        : left === 1
          ? `1 request to send, out of ${limit}`
          : 'no request left to send',
    requestsBack: 'Each reply gives one request back; at midnight in Paris, all of them come back.',
    back: 'When this comes back',
    opening: (left) =>
      left > 1 ? `Counts as 1 of the ${left} profiles left today` : 'Counts as the last profile of today',
    openedToday: 'Already counted today',
    asking: (left, limit) =>
      limit === 1
        ? 'Takes the one request your plan allows at a time. It comes back with the reply, or else at midnight in Paris.'
        : left > 1
          ? `Takes 1 of the ${left} requests left today, out of ${limit}. It comes back with the reply, or else at midnight in Paris.`
          : `Takes the last of today’s ${limit} requests. It comes back with the reply, or else at midnight in Paris.`,
  },
);
