import { defineTexts } from '../../../i18n/texts.ts';

export const selectionTexts = defineTexts(
  {
    labels: {
      start: 'Démarrer une conversation',
      add: 'Ajouter à ma sélection',
      remove: 'Retirer de ma sélection',
    },
    labelOf: (label: string, name: string) => `${label} : ${name}`,
    unavailable: 'Cette personne ne reçoit pas de message en ce moment.',
    someone: 'Développeur·euse',
    close: 'Fermer',
    page: {
      add: (count: number) =>
        count > 1 ? `Sélectionner les ${count} premiers profils` : 'Sélectionner le premier profil',
      added: (count: number) =>
        count > 1
          ? `${count} profils ont rejoint votre sélection.`
          : count === 1
            ? 'Un profil a rejoint votre sélection.'
            : 'Aucun profil n’a rejoint votre sélection.',
      cost: (count: number, left: number) => `Compte comme ${count} des ${left} profils qui restent aujourd’hui`,
    },
    complete: {
      title: 'Complétez votre sélection de candidat·es',
      text: 'Votre sélection permet de contacter plusieurs candidat·es en une seule fois.',
      advice: 'Augmentez vos chances de succès en contactant plus de profils.',
      list: 'Candidat·es de votre sélection',
      remove: 'Retirer de la sélection',
      removeOf: (name: string) => `Retirer de la sélection : ${name}`,
      more: 'Voir plus de profils',
      contact: { one: 'Contacter ce profil', many: 'Contacter ces profils' },
    },
    empty: 'Ajoutez des candidat·es à votre sélection pour démarrer des conversations !',
    full: {
      title: 'Limite de sélection atteinte',
      text: 'Les sélections sont limitées à 6 candidats à la fois.',
      next: 'Terminez votre sélection actuelle pour en faire une nouvelle.',
      cancel: 'Annuler',
      see: 'Voir ma sélection',
    },
    bar: {
      label: 'Ma sélection',
      count: (count: number, most: number) =>
        count > 1 ? `${count} candidat·es sur ${most}` : `${count} candidat·e sur ${most}`,
      short: (count: number, most: number) => `${count} sur ${most}`,
    },
    removed: (name: string) => `${name} ne fait plus partie de votre sélection.`,
    moved: 'Une conversation existe déjà avec cette personne : la page montre maintenant où vous en êtes.',
    failures: {
      network: 'La connexion est coupée. Rien n’a changé : réessayez dans un instant.',
      gone: 'Ce profil n’est plus visible.',
      forbidden: 'Vous n’avez pas, ou plus, le droit de faire cela. Rechargez la page.',
      other: 'Votre sélection n’a pas pu être changée. Réessayez.',
    },
  },
  {
    labels: {
      start: 'Start a conversation',
      add: 'Add to my selection',
      remove: 'Remove from my selection',
    },
    labelOf: (label, name) => `${label}: ${name}`,
    unavailable: 'This person is not receiving messages at the moment.',
    someone: 'Developer',
    close: 'Close',
    page: {
      add: (count) => (count > 1 ? `Select the first ${count} profiles` : 'Select the first profile'),
      added: (count) =>
        count > 1
          ? `${count} profiles have been added to your selection.`
          : count === 1
            ? 'One profile has been added to your selection.'
            : 'No profile has been added to your selection.',
      cost: (count, left) => `Counts as ${count} of the ${left} profiles left today`,
    },
    complete: {
      title: 'Complete your candidate selection',
      text: 'Your selection lets you contact several candidates in one go.',
      advice: 'You are more likely to succeed if you contact more profiles.',
      list: 'Candidates in your selection',
      remove: 'Remove from the selection',
      removeOf: (name) => `Remove from the selection: ${name}`,
      more: 'See more profiles',
      contact: { one: 'Contact this profile', many: 'Contact these profiles' },
    },
    empty: 'Add candidates to your selection to start conversations!',
    full: {
      title: 'Selection limit reached',
      text: 'A selection holds 6 candidates at most.',
      next: 'Finish your current selection to start a new one.',
      cancel: 'Cancel',
      see: 'See my selection',
    },
    bar: {
      label: 'My selection',
      count: (count, most) => `${count} ${count > 1 ? 'candidates' : 'candidate'} out of ${most}`,
      short: (count, most) => `${count} of ${most}`,
    },
    removed: (name) => `${name} is no longer in your selection.`,
    moved: 'A conversation with this person already exists: the page now shows where things stand.',
    failures: {
      network: 'The connection is down. Nothing has changed: try again in a moment.',
      gone: 'This profile is no longer visible.',
      forbidden: 'You do not, or no longer, have permission to do this. Reload the page.',
      other: 'Your selection could not be changed. Try again.',
    },
  },
);
