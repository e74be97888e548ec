import { confirmationDays } from '../../../../domain/ats/application.ts';
import type { EmailData, EmailText } from './email-text.ts';

type Emails = Record<'ats-application', (data: EmailData) => EmailText>;

/** E-mails to a developer that a company's applicant tracking system causes. */
export const frenchAtsEmails: Emails = {
  'ats-application': ({ company, brand }) => ({
    subject: `Avez-vous postulé chez ${company} ?`,
    paragraphs: [
      `${company} nous signale une candidature faite avec votre adresse e-mail, en dehors de ${brand}.`,
      'Si c’est vous, confirmez-la : l’entreprise pourra alors ouvrir votre profil et vous répondre ici. Sans votre accord, elle ne voit rien et ne sait même pas que vous avez un compte.',
      `Vous avez ${confirmationDays} jours pour répondre ; ensuite, c’est oublié.`,
    ],
    action: { label: 'Voir la candidature', path: 'applications' },
  }),
};

export const englishAtsEmails: Emails = {
  'ats-application': ({ company, brand }) => ({
    subject: `Did you apply to ${company}?`,
    paragraphs: [
      `${company} tells us of an application made with your e-mail address, outside of ${brand}.`,
      'If that was you, confirm it: the company can then open your profile and answer you here. Without your consent it sees nothing, and does not even know that you have an account.',
      `You have ${confirmationDays} days to answer; after that it is forgotten.`,
    ],
    action: { label: 'See the application', path: 'applications' },
  }),
};
