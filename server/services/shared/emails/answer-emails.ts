import { daysToAnswer } from '../../../../domain/jobs/answers/deadline.ts';
import { withDe } from '../../../../domain/text/elision.ts';
import type { EmailData, EmailText } from './email-text.ts';

/** An application in an e-mail to the company; `title` is null for a spontaneous one. */
export type WaitingLine = { name: string; title: string | null; day: string; url: string };

const list = (titles: string[] | undefined, open: string, close: string): string =>
  titles && titles.length > 0 ? ` (${titles.map((title) => open + title + close).join(', ')})` : '';
const french = (titles: string[] | undefined) => list(titles, '« ', ' »');
const english = (titles: string[] | undefined) => list(titles, '“', '”');

/** E-mails about applications that wait for an answer, or were closed without one. */
export const frenchAnswerEmails = {
  'answer-reminder': ({ company = '', count = 1, waiting = [] }: EmailData): EmailText => ({
    subject: count > 1 ? `${count} candidatures attendent votre réponse` : 'Une candidature attend votre réponse',
    paragraphs: [
      `Des personnes ont postulé chez ${company} et n’ont pas encore de réponse. Décliner est aussi une réponse : il suffit d’une raison.`,
      `Sans réponse avant le jour indiqué, nous fermons la candidature au nom ${withDe(company)} et nous disons pourquoi : « L’entreprise n’a pas répondu dans les ${daysToAnswer} jours ».`,
    ],
    sections: [
      {
        title: 'Candidatures en attente',
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
      'Rien d’autre ne change pour votre profil, et d’autres offres vous attendent.',
    ],
    action: { label: 'Voir d’autres offres', path: 'jobs' },
  }),
};

export const englishAnswerEmails: typeof frenchAnswerEmails = {
  'answer-reminder': ({ company, count = 1, waiting = [] }) => ({
    subject:
      count > 1 ? `${count} applications are waiting for your reply` : 'An application is waiting for your reply',
    paragraphs: [
      `People have applied to ${company} and have not had a reply yet. Declining is a reply too: all it takes is a reason.`,
      `Without a reply before the day given, we close the application on behalf of ${company} and say why: “The company did not reply within ${daysToAnswer} days”.`,
    ],
    sections: [
      {
        title: 'Applications waiting',
        items: waiting.map(({ name, title, day, url }) => ({
          label: name || 'Unnamed profile',
          detail: `${title ?? 'Spontaneous application'}, before ${day}`,
          url,
        })),
        ways: [],
      },
    ],
    action: { label: 'Reply to the applications', path: 'candidates?state=applied' },
  }),
  'application-unanswered': ({ company, titles, elsewhere }) => ({
    subject: `${company} has not replied to your application`,
    paragraphs: [
      elsewhere
        ? `${company} replies to applications in its own recruiting tool: its reply may have reached you another way. We have not received one here within ${daysToAnswer} days, and your application${english(titles)} is closed.`
        : `You applied to ${company}${english(titles)}. The company did not reply within ${daysToAnswer} days: we are closing your application on its behalf, so that you know where you stand.`,
      `This silence says nothing about you or your profile. If ${company} replies later, we will let you know.`,
      'Nothing else changes for your profile, and there are other jobs for you to see.',
    ],
    action: { label: 'See other jobs', path: 'jobs' },
  }),
};
