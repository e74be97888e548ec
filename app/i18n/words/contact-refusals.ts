import { defineTexts } from '../texts.ts';

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
    /** Said at the button, before a dialog opens. */
    before: {
      internsOnly:
        'Avec un abonnement gratuit, vous écrivez en premier aux personnes qui ne cherchent ni CDI ni CDD (stage, alternance, freelance). Vous pouvez répondre à toutes les candidatures reçues.',
      requestWaits:
        'Une demande envoyée aujourd’hui attend sa réponse : un abonnement gratuit en permet une à la fois. Elle revient à la réponse, sinon à minuit.',
      slotsUsed:
        'Toutes les conversations de votre abonnement sont prises aujourd’hui par des demandes sans réponse. Chaque réponse en rend une ; à minuit, toutes reviennent.',
      viewsUsed: 'Le quota de profils de votre abonnement est atteint pour aujourd’hui. Le compte repart à minuit.',
      noConversations:
        'Votre abonnement ne permet pas d’écrire en premier. Vous pouvez répondre à toutes les candidatures reçues.',
    },
    links: {
      plans: 'Voir les abonnements',
      permissionDenied: 'Voir à qui demander',
      conversation: 'Voir la conversation',
      support: 'Nous contacter',
    },
  },
  {
    notices: {
      developerUnavailable: 'This candidate seems to have disabled their profile, so you cannot send them a message.',
      planTooSmall: 'Your current plan does not allow you to send a message to this candidate.',
      notPermitted: 'Your company has not given you permission to start conversations.',
      alreadyTalking: 'Your company is already in touch with this person.',
      badRequest: 'This request cannot be sent. Write to us: we will look into it.',
    },
    before: {
      internsOnly:
        'With a free plan you can write first to people who are looking for neither a permanent nor a fixed-term contract (internship, apprenticeship, freelance). You can reply to every application you receive.',
      requestWaits:
        'A request sent today has had no reply yet: a free plan allows one at a time. It comes back with the reply, or else at midnight in Paris.',
      slotsUsed:
        'Requests without a reply take up all your plan’s conversations today. Each reply gives one back; at midnight in Paris, all of them come back.',
      viewsUsed: 'You have reached your plan’s profile quota for today. The count starts again at midnight in Paris.',
      noConversations: 'Your plan does not allow you to write first. You can reply to every application you receive.',
    },
    links: {
      plans: 'See the plans',
      permissionDenied: 'See who to ask',
      conversation: 'See the conversation',
      support: 'Contact us',
    },
  },
);
