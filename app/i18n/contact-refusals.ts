import { defineTexts } from './texts.ts';

/** Why a company may not contact a developer, with a link to the next step: the same words in every dialog and list. */
export const contactRefusals = defineTexts(
  {
    notices: {
      developerUnavailable:
        'Oops ! Il semblerait que ce·tte candidat·e a désactivé son profil, vous ne pouvez pas envoyer de message.',
      planTooSmall:
        "Oops ! Il semblerait que votre plan actuel ne vous permet pas d'envoyer un message à ce·tte candidat·e.",
      notPermitted: 'Votre entreprise ne vous a pas donné le droit de démarrer des conversations.',
      alreadyTalking: 'Votre entreprise est déjà en relation avec cette personne.',
      badRequest: 'Cette demande ne peut pas être envoyée. Écrivez-nous : nous regardons ce qui bloque.',
    },
    links: {
      plans: 'Voir les abonnements',
      permissionDenied: 'À qui demander',
      conversation: 'Voir la conversation',
      support: 'Nous contacter',
    },
  },
  {
    notices: {
      developerUnavailable: 'Oops! This candidate seems to have disabled their profile, you cannot send a message.',
      planTooSmall: 'Oops! Your current plan does not seem to allow you to send a message to this candidate.',
      notPermitted: 'Your company has not given you the right to start conversations.',
      alreadyTalking: 'Your company is already in touch with this person.',
      badRequest: 'This request cannot be sent. Write to us: we will look into it.',
    },
    links: {
      plans: 'See the plans',
      permissionDenied: 'Whom to ask',
      conversation: 'See the conversation',
      support: 'Contact us',
    },
  },
);
