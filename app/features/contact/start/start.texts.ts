import { defineTexts } from '../../../i18n/texts.ts';

/** docs/product/contact.md, The start dialog: its texts step by step; the French labels are fixed letter for letter. */
export const startTexts = defineTexts(
  {
    intro: {
      title: 'Vos informations sont incomplètes',
      lead: 'Nous avons détecté des informations manquantes qui risquent de diminuer fortement vos chances de réponse de la part des candidat·es.',
      missing: {
        companyPage: 'Votre page entreprise est incomplète',
        profilePicture: "Vous n'avez pas de photo de profil",
      },
      ways: { companyPage: 'Modifier ma page entreprise', profilePicture: 'Modifier mon profil' },
      newTab: 'nouvel onglet',
      go: 'Continuer quand même',
    },
    recap: {
      title: (name: string) => `Démarrer une conversation avec ${name}`,
      lead: (name: string) =>
        `Vous pouvez démarrer la conversation avec ${name} maintenant ou l'ajouter à vos favoris pour plus tard.`,
      noSlot: "Cette action n'occupera pas d'emplacement de conversation !",
      later: 'Contacter plus tard (Ajouter aux favoris)',
      kept: (name: string) => `${name} est dans vos favoris.`,
      notKept: 'Le favori n’a pas pu être enregistré. Réessayez.',
      go: 'Démarrer une conversation',
    },
    message: {
      title: (name: string) => `Envoyer une message à ${name}`,
      lead: (name: string) => `Le but de ce message est de convaincre ${name} de vous rencontrer`,
      hint: 'Vous obtiendrez ses informations confidentielles (téléphone, email) après sa confirmation.',
      label: 'Votre message',
      placeholder: 'Votre message...',
      go: 'Envoyer le message',
    },
    sent: (name: string) => `Votre demande à ${name} est enregistrée.`,
  },
  {
    intro: {
      title: 'Your information is incomplete',
      lead: 'Some information is missing, which may greatly reduce your chances of a reply from candidates.',
      missing: {
        companyPage: 'Your company page is incomplete',
        profilePicture: 'You have no profile picture',
      },
      ways: { companyPage: 'Edit my company page', profilePicture: 'Edit my profile' },
      newTab: 'new tab',
      go: 'Continue anyway',
    },
    recap: {
      title: (name) => `Start a conversation with ${name}`,
      lead: (name) => `You can start the conversation with ${name} now, or add them to your favourites for later.`,
      noSlot: 'This does not take up a conversation slot!',
      later: 'Contact later (Add to favourites)',
      kept: (name) => `${name} is in your favourites.`,
      notKept: 'The favourite could not be saved. Try again.',
      go: 'Start a conversation',
    },
    message: {
      title: (name) => `Send a message to ${name}`,
      lead: (name) => `The aim of this message is to convince ${name} to meet you`,
      hint: 'You will get their confidential details (phone, e-mail) once they confirm.',
      label: 'Your message',
      placeholder: 'Your message…',
      go: 'Send the message',
    },
    sent: (name) => `Your request to ${name} has been recorded.`,
  },
);
