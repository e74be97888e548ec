import { defineTexts } from '../../../i18n/texts.ts';

/** Offers that the team takes down: for administrators. */
export const reviewTexts = defineTexts(
  {
    title: 'Offres',
    lead: 'Une offre retirée n’est plus visible ; l’entreprise lit pourquoi, la corrige, puis demande une nouvelle relecture.',
    listsLabel: 'Listes d’offres',
    lists: { asked: 'À relire', taken: 'Retirées', online: 'En ligne' },
    empty: {
      asked: 'Aucune entreprise ne demande de relecture.',
      taken: 'Aucune offre retirée.',
      online: 'Aucune offre en ligne.',
    },
    search: 'Rechercher un titre ou une entreprise',
    since: {
      asked: (date: string) => `Relecture demandée le ${date}`,
      taken: (date: string) => `Retirée le ${date}`,
      online: (date: string) => `En ligne depuis le ${date}`,
    },
    applications: (count: number) =>
      count === 0 ? 'aucune candidature' : count === 1 ? '1 candidature' : `${count} candidatures`,
    waiting: 'entreprise pas encore validée',
    reason: 'Raison donnée à l’entreprise :',
    panel: 'Panneau admin',
    takeDown: 'Retirer l’offre',
    takeDownOf: (title: string) => `Retirer l’offre ${title}`,
    keepDown: 'Refuser à nouveau',
    keepDownOf: (title: string) => `Refuser à nouveau ${title}`,
    dialogLead:
      'L’offre ne sera plus visible. L’entreprise reçoit vos mots par e-mail ; les personnes qui ont postulé apprennent que l’offre est retirée, sans la raison.',
    keepLead: 'L’offre reste retirée. L’entreprise reçoit vos mots par e-mail et peut la corriger encore.',
    field: 'Pourquoi ?',
    submit: 'Retirer et prévenir',
    keepSubmit: 'Refuser et prévenir',
    takenDown: 'L’offre est retirée, l’entreprise est prévenue.',
    restore: 'Remettre en ligne',
    restoreOf: (title: string) => `Remettre en ligne ${title}`,
    restored: 'L’offre est de nouveau en ligne, l’entreprise est prévenue.',
    queue: 'Toutes les offres à relire',
    keys: [
      ['v', 'remettre en ligne'],
      ['r', 'retirer'],
    ] as [string, string][],
  },
  {
    title: 'Jobs',
    lead: 'A job that is taken down is no longer visible; the company reads why, corrects it, then requests another review.',
    listsLabel: 'Job lists',
    lists: { asked: 'To review', taken: 'Taken down', online: 'Online' },
    empty: {
      asked: 'No company has requested a review.',
      taken: 'No jobs taken down.',
      online: 'No jobs online.',
    },
    search: 'Search for a title or a company',
    since: {
      asked: (date) => `Review requested on ${date}`,
      taken: (date) => `Taken down on ${date}`,
      online: (date) => `Online since ${date}`,
    },
    applications: (count) =>
      count === 0 ? 'no applications' : count === 1 ? '1 application' : `${count} applications`,
    waiting: 'company not validated yet',
    reason: 'Reason given to the company:',
    panel: 'Admin panel',
    takeDown: 'Take the job down',
    takeDownOf: (title) => `Take down the job ${title}`,
    keepDown: 'Decline again',
    keepDownOf: (title) => `Decline ${title} again`,
    dialogLead:
      'The job will no longer be visible. The company receives your words by e-mail; people who applied are told that the job was taken down, but not why.',
    keepLead: 'The job stays offline. The company receives your words by e-mail and can correct it again.',
    field: 'Why?',
    submit: 'Take down and notify',
    keepSubmit: 'Decline and notify',
    takenDown: 'The job has been taken down and the company notified.',
    restore: 'Put back online',
    restoreOf: (title) => `Put ${title} back online`,
    restored: 'The job is back online and the company has been notified.',
    queue: 'All jobs to review',
    keys: [
      ['v', 'put back online'],
      ['r', 'take down'],
    ],
  },
);
