import type { EmailData, EmailText } from './email-text.ts';

/** E-mails about the end of offers: docs/product/jobs.md, How long an offer is valid. */
export const frenchOfferEmails = {
  'offers-expiring': ({ company, expiring = [] }: EmailData): EmailText => ({
    subject: expiring.length > 1 ? `${expiring.length} offres bientôt fermées` : 'Une offre bientôt fermée',
    paragraphs: [
      `${expiring.length > 1 ? 'Ces offres' : 'Cette offre'} de ${company} ${expiring.length > 1 ? 'vont' : 'va'} se fermer : une offre reste en ligne 60 jours, puis s’archive si elle n’a pas été confirmée.`,
      'Si le poste est toujours à pourvoir, dites-le : elle repart pour 60 jours. Sinon, il n’y a rien à faire.',
    ],
    sections: [
      {
        title: 'Toujours d’actualité ?',
        items: expiring.map(({ title, day, url }) => ({
          label: title || 'Aucun titre',
          detail: `en ligne jusqu’au ${day}`,
          url,
        })),
        ways: [],
      },
    ],
    action: { label: 'Gérer mes offres', path: 'jobManager' },
  }),
};

export const englishOfferEmails: typeof frenchOfferEmails = {
  'offers-expiring': ({ company, expiring = [] }) => ({
    subject: expiring.length > 1 ? `${expiring.length} jobs close soon` : 'A job closes soon',
    paragraphs: [
      `${expiring.length > 1 ? 'These jobs' : 'This job'} of ${company} will close: a job stays online for 60 days, and is archived unless it is confirmed.`,
      'If the position is still open, say so, and it goes on for 60 days. If not, there is nothing to do.',
    ],
    sections: [
      {
        title: 'Still current?',
        items: expiring.map(({ title, day, url }) => ({
          label: title || 'No title',
          detail: `online until ${day}`,
          url,
        })),
        ways: [],
      },
    ],
    action: { label: 'Manage my jobs', path: 'jobManager' },
  }),
};
