import type { PublishProblem } from '../../../../domain/jobs/schedule/publication-day.ts';
import { withDe } from '../../../../domain/text/elision.ts';
import type { EmailData, EmailText } from './email-text.ts';

const frenchProblems: Record<PublishProblem, string> = {
  incomplete: 'Ce matin-là, elle n’était pas complète. Complétez-la, puis publiez-la ou choisissez un autre jour.',
  notValidated: 'Ce matin-là, votre entreprise n’était pas validée. L’offre pourra être publiée dès qu’elle le sera.',
};

const englishProblems: typeof frenchProblems = {
  incomplete: 'That morning, it was not complete. Complete it, then publish it or choose another day.',
  notValidated: 'That morning, your company was not validated. The job can be published as soon as it is.',
};

/** E-mails about the days of offers: docs/product/jobs.md, Planning a publication, How long an offer is valid. */
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
  'publication-failed': ({ company = '', offer, day, publishProblem = 'incomplete' }: EmailData): EmailText => ({
    subject: offer ? `L’offre « ${offer} » n’a pas été publiée` : 'Une offre n’a pas été publiée',
    paragraphs: [
      `L’offre ${offer ? `« ${offer} » ` : ''}${withDe(company)} devait être mise en ligne le ${day}. Elle est restée dans les brouillons.`,
      frenchProblems[publishProblem],
    ],
    action: { label: 'Voir mes brouillons', path: 'jobManager?list=drafts' },
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
  'publication-failed': ({ company, offer, day, publishProblem = 'incomplete' }) => ({
    subject: offer ? `The job “${offer}” was not published` : 'A job was not published',
    paragraphs: [
      `The ${company} job${offer ? ` “${offer}”` : ''} was to go online on ${day}. It is still a draft.`,
      englishProblems[publishProblem],
    ],
    action: { label: 'See my drafts', path: 'jobManager?list=drafts' },
  }),
};
