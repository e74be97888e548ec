import { withDe } from '../../../../domain/text/elision.ts';
import { defineTexts } from '../../../i18n/texts.ts';

/** Stages of a company, and moving candidates between them. */
export const pipelineTexts = defineTexts(
  {
    presets: {
      review: 'À étudier',
      shortlist: 'Présélection',
      'first-talk': 'Premier échange',
      interview: 'Entretien',
      proposal: 'Proposition d’embauche',
    },
    stage: 'Étape',
    others: 'Étapes d’autres offres',
    move: (name: string) => `Déplacer ${name}`,
    where: 'Vers quelle colonne ?',
    nowhere: 'Cette personne ne peut pas être déplacée pour le moment.',
    close: 'Fermer',
    cancel: 'Annuler',
    moved: (name: string, stage: string) => `${name} : ${stage}`,
    movedMany: (count: number, stage: string) =>
      count === 1 ? `1 personne déplacée : ${stage}` : `${count} personnes déplacées : ${stage}`,
    notMoved: (count: number) =>
      count === 1
        ? '1 personne n’a pas été déplacée : elle a changé d’étape entre-temps. La page est à jour.'
        : `${count} personnes n’ont pas été déplacées : elles ont changé d’étape entre-temps. La page est à jour.`,
    refused: {
      elsewhere: (name: string) => `${name} a été déplacé·e entre-temps. Le tableau est à jour.`,
      state: (name: string) => `${name} n’est plus dans cet état. Le tableau est à jour.`,
      offer: (name: string) => `${name} suit les étapes d’une autre offre.`,
      unknown: (name: string) => `${name} n’est plus dans vos candidat·es. Le tableau est à jour.`,
    },
    hints: {
      accept: 'Ouvre la réponse à sa candidature',
      decline: 'Décline sa candidature',
      hire: 'Note l’embauche',
      archive: 'Archive la conversation',
      reopen: 'Rouvre la conversation',
      withdraw: 'Retire votre demande',
    },
    confirm: {
      hire: {
        title: (name: string) => `Noter l’embauche ${withDe(name)}`,
        text: 'La conversation se termine. Vous pourrez la rouvrir.',
        button: 'Noter l’embauche',
      },
      archive: {
        title: (name: string) => `Archiver la conversation avec ${name}`,
        text: 'Vous ne pourrez plus vous écrire. Vous pourrez rouvrir la conversation.',
        button: 'Archiver',
      },
      reopen: {
        title: (name: string) => `Rouvrir la conversation avec ${name}`,
        text: 'Vous pourrez de nouveau vous écrire.',
        button: 'Rouvrir la conversation',
      },
      withdraw: {
        title: (name: string) => `Retirer la demande envoyée à ${name}`,
        text: 'Une demande retirée ne peut pas être renvoyée avant six mois.',
        button: 'Retirer',
      },
    },
    moveTo: 'Déplacer vers',
    chooseStage: 'Choisissez une étape',
    edit: {
      open: 'Modifier les étapes',
      stages: 'Étapes',
      title: 'Étapes de recrutement',
      ofCompany: 'Pour toutes les offres qui n’ont pas leurs propres étapes.',
      ofJob: (title: string) => `Pour l’offre « ${title} ».`,
      shared: 'Cette offre suit les étapes de l’entreprise. Si vous les modifiez ici, elle aura les siennes.',
      own: 'Cette offre a ses propres étapes.',
      backToShared: 'Revenir aux étapes de l’entreprise',
      backQuestion: 'Les personnes restent dans l’étape du même nom, ou dans la première.',
      phases: { applied: 'Candidatures à traiter', open: 'En conversation' },
      hint: 'Elles ne sont visibles que par votre équipe.',
      name: (place: number) => `Nom de l’étape ${place}`,
      add: 'Ajouter une étape',
      remove: (name: string) => `Supprimer l’étape ${name}`,
      removed: 'Les personnes d’une étape supprimée passent dans la première.',
      drag: 'Faire glisser',
      up: 'Monter',
      down: 'Descendre',
      untitled: 'Aucun titre',
    },
  },
  {
    presets: {
      review: 'To review',
      shortlist: 'Shortlist',
      'first-talk': 'First talk',
      interview: 'Interview',
      proposal: 'Hiring proposal',
    },
    stage: 'Stage',
    others: 'Stages of other jobs',
    move: (name) => `Move ${name}`,
    where: 'To which column?',
    nowhere: 'This person cannot be moved at the moment.',
    close: 'Close',
    cancel: 'Cancel',
    moved: (name, stage) => `${name}: ${stage}`,
    movedMany: (count, stage) => (count === 1 ? `1 person moved: ${stage}` : `${count} people moved: ${stage}`),
    notMoved: (count) =>
      count === 1
        ? '1 person was not moved: they changed stage in the meantime. The page is up to date.'
        : `${count} people were not moved: they changed stage in the meantime. The page is up to date.`,
    refused: {
      elsewhere: (name) => `${name} has been moved in the meantime. The board is up to date.`,
      state: (name) => `${name} is no longer in that state. The board is up to date.`,
      offer: (name) => `${name} follows the stages of another job.`,
      unknown: (name) => `${name} is no longer among your candidates. The board is up to date.`,
    },
    hints: {
      accept: 'Opens the reply to their application',
      decline: 'Declines their application',
      hire: 'Marks them as hired',
      archive: 'Archives the conversation',
      reopen: 'Reopens the conversation',
      withdraw: 'Withdraws your request',
    },
    confirm: {
      hire: {
        title: (name) => `Mark ${name} as hired`,
        text: 'The conversation ends. You will be able to reopen it.',
        button: 'Mark as hired',
      },
      archive: {
        title: (name) => `Archive the conversation with ${name}`,
        text: 'You will no longer be able to write to each other. You will be able to reopen the conversation.',
        button: 'Archive',
      },
      reopen: {
        title: (name) => `Reopen the conversation with ${name}`,
        text: 'You will be able to write to each other again.',
        button: 'Reopen the conversation',
      },
      withdraw: {
        title: (name) => `Withdraw the request sent to ${name}`,
        text: 'A withdrawn request cannot be sent again for six months.',
        button: 'Withdraw',
      },
    },
    moveTo: 'Move to',
    chooseStage: 'Choose a stage',
    edit: {
      open: 'Edit the stages',
      stages: 'Stages',
      title: 'Hiring stages',
      ofCompany: 'For all jobs that have no stages of their own.',
      ofJob: (title) => `For the job “${title}”.`,
      shared: 'This job follows the stages of the company. If you edit them here, it will have its own.',
      own: 'This job has its own stages.',
      backToShared: 'Use the stages of the company again',
      backQuestion: 'People stay in the stage of the same name, or in the first one.',
      phases: { applied: 'Applications to reply to', open: 'In conversation' },
      hint: 'Only your team sees them.',
      name: (place) => `Name of stage ${place}`,
      add: 'Add a stage',
      remove: (name) => `Delete the stage ${name}`,
      removed: 'People in a deleted stage move to the first one.',
      drag: 'Drag',
      up: 'Move up',
      down: 'Move down',
      untitled: 'No title',
    },
  },
);
