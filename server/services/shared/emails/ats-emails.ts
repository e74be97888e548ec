import { confirmationDays } from '../../../../domain/ats/application.ts';
import type { EmailData, EmailText } from './email-text.ts';

type Emails = Record<'ats-application', (data: EmailData) => EmailText>;

/** E-mails to a developer that a company's recruiting tool causes. */
export const frenchAtsEmails: Emails = {
  'ats-application': ({ company, brand }) => ({
    subject: `Avez-vous postulé chez ${company} ?`,
    paragraphs: [
      `${company} nous signale une candidature faite avec votre adresse e-mail, ailleurs que sur ${brand}.`,
      'Si c’est vous, confirmez-la : l’entreprise pourra alors consulter votre profil et vous répondre ici. Sans votre accord, elle ne voit rien et ne sait même pas que vous avez un compte.',
      `Vous avez ${confirmationDays} jours pour répondre ; passé ce délai, la demande est effacée.`,
    ],
    action: { label: 'Voir la candidature', path: 'applications' },
  }),
};

export const englishAtsEmails: Emails = {
  'ats-application': ({ company, brand }) => ({
    subject: `Did you apply to ${company}?`,
    paragraphs: [
      `${company} has reported an application made with your e-mail address outside ${brand}.`,
      'If that was you, confirm it: the company can then view your profile and reply to you here. Without your consent it sees nothing, and does not even know that you have an account.',
      `You have ${confirmationDays} days to reply; after that, the request is deleted.`,
    ],
    action: { label: 'See the application', path: 'applications' },
  }),
};
