import { defineTexts } from '../../../../i18n/texts.ts';

/** Moving several candidates, and answering several applications, at once. */
export const chosenTexts = defineTexts(
  {
    choose: (name: string) => `Choisir ${name}`,
    all: (count: number) => (count === 1 ? 'Choisir cette personne' : `Choisir les ${count} personnes`),
    label: 'Personnes choisies',
    count: (count: number) => (count === 1 ? '1 personne choisie' : `${count} personnes choisies`),
    decline: 'Décliner',
    title: (count: number) => (count === 1 ? 'Décliner 1 candidature' : `Décliner ${count} candidatures`),
    question: (count: number): string =>
      count === 1
        ? 'Pour quelle raison souhaitez-vous décliner cette candidature ?'
        : 'Pour quelle raison souhaitez-vous décliner ces candidatures ?',
    seen: '* Chaque personne verra votre choix et votre éventuel message !',
    told: 'Chaque personne reçoit votre réponse par e-mail, avec la raison.',
    sending: (sent: number, count: number) => `${sent} sur ${count}…`,
    done: (count: number) => (count === 1 ? '1 candidature est déclinée.' : `${count} candidatures sont déclinées.`),
    failed: (count: number) =>
      count === 1 ? '1 candidature n’est pas encore déclinée' : `${count} candidatures ne sont pas encore déclinées`,
    refused: (count: number) =>
      count === 1
        ? '1 candidature n’attendait plus de réponse : elle a été retirée, ou déjà traitée.'
        : `${count} candidatures n’attendaient plus de réponse : elles ont été retirées, ou déjà traitées.`,
    close: 'Fermer',
    cancel: 'Annuler',
    confirm: 'Confirmer',
  },
  {
    choose: (name) => `Choose ${name}`,
    all: (count) => (count === 1 ? 'Choose this person' : `Choose all ${count} people`),
    label: 'Chosen people',
    count: (count) => (count === 1 ? '1 person chosen' : `${count} people chosen`),
    decline: 'Decline',
    title: (count) => (count === 1 ? 'Decline 1 application' : `Decline ${count} applications`),
    question: (count) =>
      count === 1 ? 'Why do you want to decline this application?' : 'Why do you want to decline these applications?',
    seen: '* Each person will see your choice and your message, if any!',
    told: 'Each person gets your answer by e-mail, with the reason.',
    sending: (sent, count) => `${sent} of ${count}…`,
    done: (count) => (count === 1 ? '1 application has been declined.' : `${count} applications have been declined.`),
    failed: (count) =>
      count === 1 ? '1 application has not been declined yet' : `${count} applications have not been declined yet`,
    refused: (count) =>
      count === 1
        ? '1 application no longer awaited a reply: it was withdrawn, or already answered.'
        : `${count} applications no longer awaited a reply: they were withdrawn, or already answered.`,
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Confirm',
  },
);
