import { daysToAnswer } from '../../../../domain/jobs/answers/deadline.ts';
import type { EmailData, EmailText } from './email-text.ts';

/** An application in an e-mail to the company; `title` is null for a spontaneous one. */
export type WaitingLine = { name: string; title: string | null; day: string; url: string };

const list = (titles: string[] | undefined, open: string, close: string): string =>
  titles && titles.length > 0 ? ` (${titles.map((title) => open + title + close).join(', ')})` : '';
const french = (titles: string[] | undefined) => list(titles, '« ', ' »');
const english = (titles: string[] | undefined) => list(titles, '“', '”');

/** E-mails about applications that wait for an answer, or were closed without one. */
export const frenchAnswerEmails = {
  'answer-reminder': ({ company, count = 1, waiting = [] }: EmailData): EmailText => ({
    subject: count > 1 ? `${count} candidatures attendent votre réponse` : 'Une candidature attend votre réponse',
    paragraphs: [
      `Des personnes ont postulé chez ${company} et n’ont pas encore de réponse. Décliner est aussi une réponse : il suffit d’une raison.`,
      `Sans réponse avant le jour indiqué, nous fermons la candidature au nom de ${company} et nous disons pourquoi : « L’entreprise n’a pas répondu dans les ${daysToAnswer} jours ».`,
    ],
    sections: [
      {
        title: 'À répondre',
        items: waiting.map(({ name, title, day, url }) => ({
          label: name || 'Profil sans nom',
          detail: `${title ?? 'Candidature spontanée'}, avant le ${day}`,
          url,
        })),
        ways: [],
      },
    ],
    action: { label: 'Répondre aux candidatures', path: 'candidates?state=applied' },
  }),
  'application-unanswered': ({ company, titles, elsewhere }: EmailData): EmailText => ({
    subject: `${company} n’a pas répondu à votre candidature`,
    paragraphs: [
      elsewhere
        ? `${company} répond aux candidatures dans son propre outil de recrutement : sa réponse vous est peut-être parvenue autrement. Ici, nous n’en avons pas reçu dans les ${daysToAnswer} jours, et votre candidature${french(titles)} est close.`
        : `Vous avez postulé chez ${company}${french(titles)}. L’entreprise n’a pas répondu dans les ${daysToAnswer} jours : nous fermons votre candidature en son nom, pour que vous sachiez où vous en êtes.`,
      `Ce silence ne dit rien de vous ni de votre profil. Si ${company} répond plus tard, nous vous le dirons.`,
      'Votre profil reste visible pour les autres entreprises, et d’autres offres vous attendent.',
    ],
    action: { label: 'Voir d’autres offres', path: 'jobs' },
  }),
};

export const englishAnswerEmails: typeof frenchAnswerEmails = {
  'answer-reminder': ({ company, count = 1, waiting = [] }) => ({
    subject:
      count > 1 ? `${count} applications are waiting for your answer` : 'An application is waiting for your answer',
    paragraphs: [
      `People have applied to ${company} and have no answer yet. Declining is an answer, too: all it takes is a reason.`,
      `Without an answer before the day given, we close the application in the name of ${company} and say why: “The company did not answer within ${daysToAnswer} days”.`,
    ],
    sections: [
      {
        title: 'To answer',
        items: waiting.map(({ name, title, day, url }) => ({
          label: name || 'Profile without a name',
          detail: `${title ?? 'Spontaneous application'}, before ${day}`,
          url,
        })),
        ways: [],
      },
    ],
    action: { label: 'Answer the applications', path: 'candidates?state=applied' },
  }),
  'application-unanswered': ({ company, titles, elsewhere }) => ({
    subject: `${company} has not answered your application`,
    paragraphs: [
      elsewhere
        ? `${company} answers applications in its own recruiting tool: its answer may have reached you another way. Here we have not received one within ${daysToAnswer} days, and your application${english(titles)} is closed.`
        : `You applied to ${company}${english(titles)}. The company did not answer within ${daysToAnswer} days: we close your application in its name, so that you know where you stand.`,
      `This silence says nothing about you or your profile. If ${company} answers later, we will tell you.`,
      'Your profile stays visible to other companies, and there are other jobs for you.',
    ],
    action: { label: 'See other jobs', path: 'jobs' },
  }),
};
