import type { ProfileList } from '../../../domain/moderation/profile-list.ts';
import { defineTexts } from '../../i18n/texts.ts';

export const queueTexts = defineTexts(
  {
    title: 'Profils',
    lead: 'Chaque profil est relu avant d’entrer dans la CVThèque. Ceux qui sont validés paraissent ensemble, par lots.',
    listsLabel: 'Listes de profils',
    lists: { waiting: 'À relire', batch: 'Lot à publier', disabled: 'Désactivés', all: 'Tous' },
    search: 'Chercher un nom ou une adresse e-mail',
    empty: {
      waiting: 'Aucun profil n’attend de relecture.',
      batch: 'Le lot est vide : validez des profils, ils s’y rangeront.',
      disabled: 'Aucun profil n’est désactivé.',
      all: 'Aucun profil.',
    },
    first: (count: number) => `Les ${count} premiers sont affichés.`,
    since: {
      waiting: (date: string) => `inscrit·e le ${date}`,
      batch: (date: string) => `validé le ${date}`,
      disabled: (date: string) => `désactivé le ${date}`,
      all: (date: string) => `inscrit·e le ${date}`,
    },
    years: (count: number) => (count > 1 ? `${count} ans d’expérience` : `${count} an d’expérience`),
    noName: 'Sans nom',
    states: {
      published: 'Publié',
      reviewed: 'Validé',
      waiting: 'À relire',
      hidden: 'Masqué par sa recherche',
      short: 'Incomplet',
      disabled: 'Désactivé',
    },
    review: 'Valider',
    reviewOf: (name: string) => `Valider ${name}`,
    disable: 'Désactiver',
    disableOf: (name: string) => `Désactiver ${name}`,
    activate: 'Activer',
    activateOf: (name: string) => `Activer ${name}`,
    reviewChosen: (count: number) => (count > 1 ? `Valider les ${count} profils cochés` : 'Valider le profil coché'),
    chosenDone: (count: number) =>
      count > 1 ? `${count} profils rejoignent le prochain lot.` : 'Le profil rejoint le prochain lot.',
    keys: {
      waiting: [
        ['v', 'valider'],
        ['d', 'désactiver'],
      ],
      batch: [['d', 'désactiver']],
      disabled: [['v', 'activer']],
      all: [
        ['v', 'valider ou activer'],
        ['d', 'désactiver'],
      ],
    } satisfies Record<ProfileList, [string, string][]>,
    batch: {
      title: (count: number) => (count > 1 ? `${count} profils paraîtront ensemble` : `${count} profil à paraître`),
      when: 'Parution',
      held: 'Quand l’équipe le décide',
      scheduled: 'La parution est reprogrammée.',
      publish: 'Publier maintenant',
      question: 'Publier tout le lot, et prévenir les recruteurs ?',
      cancel: 'Annuler',
      published: (count: number) =>
        `${count > 1 ? `${count} profils sont publiés` : `${count} profil est publié`}. Les recruteurs dont une recherche correspond reçoivent un e-mail.`,
    },
  },
  {
    title: 'Profiles',
    lead: 'Every profile is read before it enters the CV library. Those that are approved come out together, in batches.',
    listsLabel: 'Lists of profiles',
    lists: { waiting: 'To review', batch: 'Batch to publish', disabled: 'Disabled', all: 'All' },
    search: 'Look for a name or an e-mail address',
    empty: {
      waiting: 'No profile waits to be reviewed.',
      batch: 'The batch is empty: approve profiles, and they will be here.',
      disabled: 'No profile is disabled.',
      all: 'No profile.',
    },
    first: (count) => `The first ${count} are shown.`,
    since: {
      waiting: (date) => `joined on ${date}`,
      batch: (date) => `approved on ${date}`,
      disabled: (date) => `disabled on ${date}`,
      all: (date) => `joined on ${date}`,
    },
    years: (count) => (count === 1 ? '1 year of experience' : `${count} years of experience`),
    noName: 'No name',
    states: {
      published: 'Published',
      reviewed: 'Approved',
      waiting: 'To review',
      hidden: 'Hidden by their search',
      short: 'Incomplete',
      disabled: 'Disabled',
    },
    review: 'Approve',
    reviewOf: (name) => `Approve ${name}`,
    disable: 'Disable',
    disableOf: (name) => `Disable ${name}`,
    activate: 'Activate',
    activateOf: (name) => `Activate ${name}`,
    reviewChosen: (count) => (count === 1 ? 'Approve the ticked profile' : `Approve the ${count} ticked profiles`),
    chosenDone: (count) =>
      count === 1 ? 'The profile joins the next batch.' : `${count} profiles join the next batch.`,
    keys: {
      waiting: [
        ['v', 'approve'],
        ['d', 'disable'],
      ],
      batch: [['d', 'disable']],
      disabled: [['v', 'activate']],
      all: [
        ['v', 'approve or activate'],
        ['d', 'disable'],
      ],
    },
    batch: {
      title: (count) => (count === 1 ? '1 profile to come out' : `${count} profiles will come out together`),
      when: 'Publication',
      held: 'When the team says so',
      scheduled: 'The publication has another date.',
      publish: 'Publish now',
      question: 'Publish the whole batch, and tell recruiters?',
      cancel: 'Cancel',
      published: (count) =>
        `${count === 1 ? '1 profile is' : `${count} profiles are`} published. Recruiters with a matching search get an e-mail.`,
    },
  },
);
