import { withDe } from '../../../../domain/text/elision.ts';
import type { EmailData, EmailText } from './email-text.ts';

/** E-mails about the end of offers: docs/product/jobs.md, How long an offer is valid. */
export const frenchOfferEmails = {
  'offers-expiring': ({ company = '', expiring = [] }: EmailData): EmailText => ({
    subject: expiring.length > 1 ? `${expiring.length} offres bientôt archivées` : 'Une offre bientôt archivée',
    paragraphs: [
      `${expiring.length > 1 ? 'Ces offres' : 'Cette offre'} ${withDe(company)} ${expiring.length > 1 ? 'vont être archivées' : 'va être archivée'} : une offre reste en ligne 60 jours après sa publication ou sa dernière confirmation, et jamais après le dernier jour choisi pour les candidatures.`,
      'Si le poste est toujours à pourvoir, confirmez l’offre : elle restera en ligne 60 jours à compter de votre confirmation. Un dernier jour de candidature se change dans l’offre. Sinon, il n’y a rien à faire.',
    ],
    sections: [
      {
        title: 'Toujours d’actualité ?',
        items: expiring.map(({ title, day, chosen, url }) => ({
          label: title || 'Aucun titre',
          detail: `${chosen ? 'candidatures' : 'en ligne'} jusqu’au ${day}`,
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
    subject: expiring.length > 1 ? `${expiring.length} jobs will soon be archived` : 'A job will soon be archived',
    paragraphs: [
      `${expiring.length > 1 ? `These ${company} jobs` : `This ${company} job`} will be archived: a job stays online for 60 days after it was published or last confirmed, and never after the last day chosen for applications.`,
      'If the position is still open, confirm the job: it will stay online for 60 days from your confirmation. A last day for applications is changed in the job. If not, there is nothing to do.',
    ],
    sections: [
      {
        title: 'Still current?',
        items: expiring.map(({ title, day, chosen, url }) => ({
          label: title || 'No title',
          detail: `${chosen ? 'applications' : 'online'} until ${day}`,
          url,
        })),
        ways: [],
      },
    ],
    action: { label: 'Manage my jobs', path: 'jobManager' },
  }),
};
