import { defineTexts } from '../../../i18n/texts.ts';

export const batchTexts = defineTexts(
  {
    title: 'Ma sélection',
    lead: 'Écrivez à toutes ces personnes en une seule fois. Chacune reçoit sa propre demande et vous répond de son côté.',
    more: 'Voir plus de profils',
    write: 'Vos messages',
    ways: 'À qui ce message s’adresse',
    same: 'Le même message pour tout le monde',
    each: 'Un message pour chaque personne',
    message: 'Votre message...',
    messageTo: (name: string) => `Votre message à ${name}`,
    hint: 'Vous obtiendrez leurs informations confidentielles (téléphone, e-mail) après leur confirmation.',
    candidates: 'Candidat·es de votre sélection',
    written: 'Votre message est gardé :',
    draft: {
      saving: 'Enregistrement du brouillon…',
      saved: 'Brouillon enregistré',
      failed: 'Le brouillon n’a pas pu être enregistré. Il reste dans cette page : gardez-la ouverte.',
    },
    review: 'Relire avant d’envoyer',
    nobody: 'Aucune personne de votre sélection ne peut recevoir de message pour le moment.',
    preview: {
      title: 'Avant d’envoyer',
      lead: 'Voici ce que chaque personne lira, avec votre nom et celui de votre entreprise.',
      reads: (name: string) => `${name} lira`,
      unwritten: 'Vous n’avez rien écrit : ce texte par défaut sera envoyé à la place.',
      back: 'Modifier',
      send: (count: number) => (count > 1 ? `Envoyer les ${count} messages` : 'Envoyer le message'),
    },
    sending: (name: string) => `Nous envoyons votre demande à ${name}...`,
    sent: {
      title: (count: number) => (count > 1 ? `${count} demandes sont envoyées` : 'Votre demande est envoyée'),
      text: (count: number): string =>
        count > 1
          ? 'Ces personnes ne font plus partie de votre sélection. Vous serez prévenu·e de leurs réponses.'
          : 'Cette personne ne fait plus partie de votre sélection. Vous serez prévenu·e de sa réponse.',
      list: 'Personnes contactées',
      see: (name: string) => `Voir la conversation avec ${name}`,
    },
    failed: {
      title: (count: number) =>
        count > 1 ? `${count} demandes n’ont pas pu être envoyées` : 'Une demande n’a pas pu être envoyée',
      text: (count: number): string =>
        count > 1
          ? 'Ces personnes restent dans votre sélection, avec votre message.'
          : 'Cette personne reste dans votre sélection, avec votre message.',
      retry: 'Réessayer',
      notClosed: 'L’erreur n’a pas pu être effacée. Réessayez dans un instant.',
    },
    closed: {
      plan: {
        title: 'Votre abonnement ne comprend pas les sélections',
        text: 'Une sélection réunit jusqu’à six candidat·es, que vous contactez en une seule fois.',
        way: 'Voir les abonnements',
      },
      notPermitted: {
        title: 'Vous ne pouvez pas démarrer de conversation',
        text: 'Votre entreprise choisit qui écrit aux candidat·es en son nom. Un·e administrateur·rice peut vous en donner le droit.',
        way: 'Voir mon entreprise',
      },
    },
  },
  {
    title: 'My selection',
    lead: 'Write to all these people in one go. Each of them receives their own request and replies to you separately.',
    more: 'See more profiles',
    write: 'Your messages',
    ways: 'Who this message is for',
    same: 'The same message for everyone',
    each: 'A message for each person',
    message: 'Your message…',
    messageTo: (name) => `Your message to ${name}`,
    hint: 'You will get their confidential details (phone, e-mail) once they confirm.',
    candidates: 'Candidates in your selection',
    written: 'Your message is kept:',
    draft: {
      saving: 'Saving the draft…',
      saved: 'Draft saved',
      failed: 'The draft could not be saved. It stays on this page: keep it open.',
    },
    review: 'Review before sending',
    nobody: 'No one in your selection can receive a message at the moment.',
    preview: {
      title: 'Before you send',
      lead: 'This is what each person will read, with your name and your company’s.',
      reads: (name) => `${name} will read`,
      unwritten: 'You have written nothing: this default text will be sent instead.',
      back: 'Edit',
      send: (count) => (count > 1 ? `Send the ${count} messages` : 'Send the message'),
    },
    sending: (name) => `We are sending your request to ${name}…`,
    sent: {
      title: (count) => (count > 1 ? `${count} requests have been sent` : 'Your request has been sent'),
      text: (count) =>
        `${count > 1 ? 'These people are' : 'This person is'} no longer in your selection. You will be told when they reply.`,
      list: 'People contacted',
      see: (name) => `See the conversation with ${name}`,
    },
    failed: {
      title: (count) => (count > 1 ? `${count} requests could not be sent` : 'One request could not be sent'),
      text: (count) => `${count > 1 ? 'These people stay' : 'This person stays'} in your selection, with your message.`,
      retry: 'Try again',
      notClosed: 'The error could not be cleared. Try again in a moment.',
    },
    closed: {
      plan: {
        title: 'Your plan does not include selections',
        text: 'A selection holds up to six candidates, contacted in one go.',
        way: 'See the plans',
      },
      notPermitted: {
        title: 'You cannot start conversations',
        text: 'Your company decides who writes to candidates on its behalf. An administrator of your company can give you permission.',
        way: 'See my company',
      },
    },
  },
);
