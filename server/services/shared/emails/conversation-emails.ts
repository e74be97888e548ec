import type { DeclineReason } from '../../../../domain/contact/dialogs/reply-draft.ts';
import { introductionDelays } from '../../../../domain/contact/introductions/due.ts';
import { withDe } from '../../../../domain/text/elision.ts';
import { type EmailData, type EmailText, fact, quote } from './email-text.ts';

/** What the company offers; an older request does not say it. */
const frenchTerms = ({ terms, offer }: EmailData) =>
  fact(offer ? `Ce que l’entreprise propose, avec l’offre « ${offer} »` : 'Ce que l’entreprise propose', terms);
const englishTerms = ({ terms, offer }: EmailData) =>
  fact(offer ? `What the company offers, with the job “${offer}”` : 'What the company offers', terms);

const toDeveloper = (label: string, { introductionId = '' }: EmailData): NonNullable<EmailText['action']> => ({
  label,
  path: 'conversation',
  params: { introductionId },
});
const toCompany = (label: string, { developerId = '' }: EmailData): NonNullable<EmailText['action']> => ({
  label,
  path: 'candidate',
  params: { developerId },
});

const frenchReasons: Record<DeclineReason, string> = {
  experience: 'Pas assez expérimenté(e)',
  inadequate: 'Inadéquat pour notre projet',
  other: 'Autre',
};
const englishReasons: Record<DeclineReason, string> = {
  experience: 'Not experienced enough',
  inadequate: 'Not the right fit for our project',
  other: 'Other',
};

const daysToAnswer = introductionDelays.cancelAfter;
const daysAfterReminder = introductionDelays.cancelAfter - introductionDelays.remindAfter;

/** E-mails to developers and recruiters about their conversations. They never contain phone numbers or addresses. */
export const frenchConversationEmails = {
  'introduction-request': (data: EmailData): EmailText => ({
    subject: `${data.company} souhaite vous parler`,
    paragraphs: [
      `${data.company} a consulté votre profil et vous écrit :`,
      ...quote(data.reason),
      ...frenchTerms(data),
      `Vous pouvez accepter, avec ou sans vos coordonnées, ou refuser. Sans réponse, la demande s’annule d’elle-même après ${daysToAnswer} jours.`,
    ],
    action: toDeveloper('Lire et répondre', data),
  }),
  'introduction-reminder': (data: EmailData): EmailText => ({
    subject: `${data.company} attend votre réponse`,
    paragraphs: [
      `${data.company} vous a écrit il y a quelques jours. Un refus est aussi une réponse : il suffit d’un clic.`,
      ...frenchTerms(data),
      `Sans réponse, la demande s’annule dans ${daysAfterReminder} jours. Nous ne vous écrirons plus à son sujet.`,
    ],
    action: toDeveloper('Répondre', data),
  }),
  'application-accepted': (data: EmailData): EmailText => ({
    subject: `${data.company} veut poursuivre avec vous`,
    paragraphs: [
      `${data.company} a retenu votre candidature. Une conversation est ouverte : vous pouvez vous écrire.`,
      ...frenchTerms(data),
    ],
    action: toDeveloper('Ouvrir la conversation', data),
  }),
  'application-declined': (data: EmailData): EmailText => ({
    subject: `Votre candidature auprès ${withDe(data.company ?? '')}`,
    paragraphs: [
      `${data.company} a répondu à votre candidature et ne souhaite pas aller plus loin.`,
      ...fact('Raison donnée', data.decline && frenchReasons[data.decline]),
      ...quote(data.reason),
      'Rien d’autre ne change pour votre profil.',
    ],
    action: { label: 'Voir d’autres offres', path: 'jobs' },
  }),
  'introduction-accepted': (data: EmailData): EmailText => ({
    subject: `${data.person} accepte de vous parler`,
    paragraphs: [
      `${data.person} a accepté votre demande. La conversation est ouverte.`,
      ...quote(data.reason),
      'Répondez vite : les premières heures comptent.',
    ],
    action: toCompany('Ouvrir la conversation', data),
  }),
  'introduction-refused': (data: EmailData): EmailText => ({
    subject: `${data.person} ne donne pas suite`,
    paragraphs: [
      `${data.person} ne souhaite pas poursuivre avec ${data.company}.`,
      ...quote(data.reason),
      'D’autres profils vous attendent dans la CVThèque.',
    ],
    action: { label: 'Ouvrir la CVThèque', path: 'developers' },
  }),
  'introduction-unanswered': (data: EmailData): EmailText => ({
    subject: `${data.person} n’a pas répondu`,
    paragraphs: [
      `Votre demande à ${data.person} est restée sans réponse pendant ${daysToAnswer} jours : elle est annulée.`,
      'Si la réponse arrive plus tard, la conversation s’ouvrira quand même, et nous vous le dirons.',
    ],
    action: toCompany('Voir la demande', data),
  }),
  'introduction-stopped-developer': (data: EmailData): EmailText => ({
    subject: `Votre mise en relation avec ${data.company} est arrêtée`,
    paragraphs: [
      `Notre équipe a mis fin à votre mise en relation avec ${data.company}. Voici pourquoi :`,
      ...quote(data.reason),
      'L’entreprise ne peut plus vous écrire et ne voit plus vos coordonnées. Vous n’avez rien à faire.',
    ],
    action: toDeveloper('Voir la conversation', data),
  }),
  'introduction-stopped-company': (data: EmailData): EmailText => ({
    subject: `Votre mise en relation avec ${data.person} est arrêtée`,
    paragraphs: [
      `Notre équipe a mis fin à votre mise en relation avec ${data.person}. Voici pourquoi :`,
      ...quote(data.reason),
      'Vous ne pouvez plus écrire à cette personne. Si vous n’êtes pas d’accord, écrivez-nous.',
    ],
    action: { label: 'Nous contacter', path: 'contact' },
  }),
  'unread-from-company': (data: EmailData): EmailText => ({
    subject: frenchCount(data, data.company),
    paragraphs: [
      `${data.company} vous a écrit pendant votre absence.`,
      'Nous ne vous enverrons pas d’autre rappel tant que vous n’aurez pas lu cette conversation.',
    ],
    action: toDeveloper('Lire et répondre', data),
  }),
  'unread-from-developer': (data: EmailData): EmailText => ({
    subject: frenchCount(data, data.person),
    paragraphs: [
      `${data.person} vous a écrit pendant votre absence.`,
      'Nous ne vous enverrons pas d’autre rappel tant que vous n’aurez pas lu cette conversation.',
    ],
    action: toCompany('Lire et répondre', data),
  }),
};

const frenchCount = ({ count = 1 }: EmailData, who: string | undefined) =>
  count > 1 ? `${who} : ${count} messages vous attendent` : `${who} : un message vous attend`;
const englishCount = ({ count = 1 }: EmailData, who: string | undefined) =>
  count > 1 ? `${count} messages from ${who} are waiting for you` : `A message from ${who} is waiting for you`;

export const englishConversationEmails: typeof frenchConversationEmails = {
  'introduction-request': (data) => ({
    subject: `${data.company} would like to talk to you`,
    paragraphs: [
      `${data.company} has viewed your profile and writes to you:`,
      ...quote(data.reason),
      ...englishTerms(data),
      `You can accept, with or without your contact details, or decline. Without a reply, the request is cancelled after ${daysToAnswer} days.`,
    ],
    action: toDeveloper('Read and reply', data),
  }),
  'introduction-reminder': (data) => ({
    subject: `${data.company} is waiting for your reply`,
    paragraphs: [
      `${data.company} wrote to you a few days ago. Declining is a reply too: it takes one click.`,
      ...englishTerms(data),
      `Without a reply, the request is cancelled in ${daysAfterReminder} days. We will not write to you about it again.`,
    ],
    action: toDeveloper('Reply', data),
  }),
  'application-accepted': (data) => ({
    subject: `${data.company} would like to take your application further`,
    paragraphs: [
      `${data.company} has accepted your application. A conversation is open: you can write to each other.`,
      ...englishTerms(data),
    ],
    action: toDeveloper('Open the conversation', data),
  }),
  'application-declined': (data) => ({
    subject: `Your application to ${data.company}`,
    paragraphs: [
      `${data.company} has replied to your application and does not wish to take it further.`,
      ...fact('Reason given', data.decline && englishReasons[data.decline]),
      ...quote(data.reason),
      'Nothing else changes for your profile.',
    ],
    action: { label: 'See other jobs', path: 'jobs' },
  }),
  'introduction-accepted': (data) => ({
    subject: `${data.person} has agreed to talk to you`,
    paragraphs: [
      `${data.person} has accepted your request. The conversation is open.`,
      ...quote(data.reason),
      'Reply soon: the first hours count.',
    ],
    action: toCompany('Open the conversation', data),
  }),
  'introduction-refused': (data) => ({
    subject: `${data.person} does not wish to go further`,
    paragraphs: [
      `${data.person} does not wish to go further with ${data.company}.`,
      ...quote(data.reason),
      'Other profiles are waiting for you in the CV library.',
    ],
    action: { label: 'Open the CV library', path: 'developers' },
  }),
  'introduction-unanswered': (data) => ({
    subject: `${data.person} has not replied`,
    paragraphs: [
      `Your request to ${data.person} has gone without a reply for ${daysToAnswer} days: it has been cancelled.`,
      'If a reply comes later, the conversation will still open, and we will let you know.',
    ],
    action: toCompany('See the request', data),
  }),
  'introduction-stopped-developer': (data) => ({
    subject: `Your introduction with ${data.company} has been stopped`,
    paragraphs: [
      `Our team has ended your introduction with ${data.company}. Here is why:`,
      ...quote(data.reason),
      'The company can no longer write to you or see your contact details. You do not need to do anything.',
    ],
    action: toDeveloper('See the conversation', data),
  }),
  'introduction-stopped-company': (data) => ({
    subject: `Your introduction with ${data.person} has been stopped`,
    paragraphs: [
      `Our team has ended your introduction with ${data.person}. Here is why:`,
      ...quote(data.reason),
      'You can no longer write to this person. If you disagree, write to us.',
    ],
    action: { label: 'Contact us', path: 'contact' },
  }),
  'unread-from-company': (data) => ({
    subject: englishCount(data, data.company),
    paragraphs: [
      `${data.company} wrote to you while you were away.`,
      'We will not send another reminder until you have read this conversation.',
    ],
    action: toDeveloper('Read and reply', data),
  }),
  'unread-from-developer': (data) => ({
    subject: englishCount(data, data.person),
    paragraphs: [
      `${data.person} wrote to you while you were away.`,
      'We will not send another reminder until you have read this conversation.',
    ],
    action: toCompany('Read and reply', data),
  }),
};
