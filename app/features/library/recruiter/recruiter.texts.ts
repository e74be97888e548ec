import { reportReasonWords } from '../../../../domain/moderation/support/report-reason.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const recruiterTexts = defineTexts(
  {
    interactions: 'Liens avec votre entreprise',
    superliked: (when: string) => `Candidature spontanée reçue en ${when}`,
    notSuperliked: 'Pas de candidature spontanée',
    liked: (when: string) => `A liké votre entreprise en ${when}`,
    notLiked: 'N’a pas liké votre entreprise',
    applied: (count: number) => (count > 1 ? `A postulé à ${count} de vos offres` : 'A postulé à une de vos offres'),
    notApplied: 'N’a postulé à aucune de vos offres',
    inFavourites: 'Dans vos favoris',
    notInFavourites: 'Pas dans vos favoris',
    favourite: 'Favori',
    addFavourite: 'Ajouter aux favoris',
    favouriteOf: (label: string, name: string) => `${label} : ${name}`,
    colleagues: (count: number) =>
      count > 1 ? `Aussi dans les favoris de ${count} collègues` : 'Aussi dans les favoris d’un·e collègue',
    failed: 'Le favori n’a pas pu être enregistré. Réessayez.',
    viewsLeft: (count: number) =>
      count === 0
        ? 'C’était le dernier profil que votre abonnement permet de consulter aujourd’hui. Le compte repart à minuit.'
        : count === 1
          ? 'Encore 1 profil à consulter aujourd’hui.'
          : `Encore ${count} profils à consulter aujourd’hui.`,
    plans: 'Voir les abonnements',
    notes: 'Voir les notes',
    recommend: 'Recommander le profil',
    report: {
      button: 'Signaler',
      title: 'Signaler ce profil',
      lead: 'Vous êtes sur le point de signaler ce profil à notre équipe. Merci de nous indiquer la raison de ce signalement.',
      reason: 'Raison du signalement',
      cancel: 'Annuler',
      confirm: 'Confirmer',
      close: 'Fermer',
      reasons: reportReasonWords,
      text: 'Ce que nous devons savoir',
      email: 'Votre adresse e-mail (facultatif)',
      emailHint: 'Pour recevoir la confirmation, et notre réponse s’il nous manque quelque chose.',
      done: 'Merci. Votre signalement est arrivé à notre équipe, qui va le lire.',
      doneWithEmail: 'Merci. Votre signalement est envoyé ; vous en recevrez la confirmation par e-mail.',
      failures: {
        tooMany: 'Vous avez envoyé beaucoup de messages en peu de temps. Réessayez dans une heure.',
        fault: 'Le signalement n’a pas pu être envoyé. Votre texte est toujours là : réessayez.',
      },
    },
  },
  {
    interactions: 'History with your company',
    superliked: (when) => `Spontaneous application received in ${when}`,
    notSuperliked: 'No spontaneous application',
    liked: (when) => `Liked your company in ${when}`,
    notLiked: 'Has not liked your company',
    applied: (count) => (count > 1 ? `Applied for ${count} of your jobs` : 'Applied for one of your jobs'),
    notApplied: 'Has not applied for any of your jobs',
    inFavourites: 'In your favourites',
    notInFavourites: 'Not in your favourites',
    favourite: 'Favourite',
    addFavourite: 'Add to favourites',
    favouriteOf: (label, name) => `${label}: ${name}`,
    colleagues: (count) => (count > 1 ? `Also in ${count} colleagues’ favourites` : 'Also in a colleague’s favourites'),
    failed: 'The favourite could not be saved. Try again.',
    viewsLeft: (count) =>
      count === 0
        ? 'This was the last profile that your plan lets you view today. The count starts again at midnight in Paris.'
        : count === 1
          ? '1 more profile to view today.'
          : `${count} more profiles to view today.`,
    plans: 'See the plans',
    notes: 'See the notes',
    recommend: 'Recommend the profile',
    report: {
      button: 'Report',
      title: 'Report this profile',
      lead: 'You are about to report this profile to our team. Please tell us the reason for this report.',
      reason: 'Reason for the report',
      cancel: 'Cancel',
      confirm: 'Confirm',
      close: 'Close',
      reasons: {
        fake: 'Fake profile, or another person’s identity',
        wrong: 'Wrong information',
        offensive: 'Offensive or hateful words',
        advertising: 'Advertising or fraud',
        other: 'Another reason',
      },
      text: 'What we should know',
      email: 'Your e-mail address (optional)',
      emailHint: 'For the confirmation, and for our reply if something is missing.',
      done: 'Thank you. Your report has reached our team, who will read it.',
      doneWithEmail: 'Thank you. Your report has been sent; you will receive a confirmation by e-mail.',
      failures: {
        tooMany: 'You have sent many messages in a short time. Try again in an hour.',
        fault: 'The report could not be sent. Your text is still there: try again.',
      },
    },
  },
);
