import { type EmailData, type EmailText, fact, type Paragraph, quote } from '../email-text.ts';

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

const frenchSlots = ({ slots = [] }: EmailData): Paragraph[] =>
  slots.length > 0
    ? slots.flatMap((slot, index) => fact(`Créneau ${index + 1}`, slot))
    : ['L’entreprise propose de choisir un créneau dans son propre agenda.'];
const englishSlots = ({ slots = [] }: EmailData): Paragraph[] =>
  slots.length > 0
    ? slots.flatMap((slot, index) => fact(`Slot ${index + 1}`, slot))
    : ['The company asks you to choose a slot in its own calendar.'];

/** E-mails about the meetings of a conversation. They never contain phone numbers or e-mail addresses. */
export const frenchMeetingEmails = {
  'meeting-proposed': (data: EmailData): EmailText => ({
    subject: `${data.company} vous propose un rendez-vous`,
    paragraphs: [
      `${data.company} vous propose un rendez-vous :`,
      ...fact('Rendez-vous', data.title),
      ...frenchSlots(data),
      ...fact('Où', data.place),
      'Vous répondez en un clic, ou dites qu’aucun créneau ne convient.',
    ],
    action: toDeveloper('Choisir un créneau', data),
  }),
  'meeting-confirmed': (data: EmailData): EmailText => ({
    subject: `Votre rendez-vous avec ${data.company} est confirmé`,
    paragraphs: [
      `Vous avez accepté le rendez-vous avec ${data.company}, ${data.moment}.`,
      ...fact('Rendez-vous', data.title),
      ...fact('Où', data.place),
      'Le fichier joint met le rendez-vous dans votre agenda. Un empêchement ? Vous pouvez l’annuler depuis la conversation.',
    ],
    action: toDeveloper('Ouvrir la conversation', data),
  }),
  'meeting-accepted': (data: EmailData): EmailText => ({
    subject: `${data.person} a accepté le rendez-vous`,
    paragraphs: [
      `${data.person} a accepté le rendez-vous ${data.moment}.`,
      ...fact('Rendez-vous', data.title),
      ...fact('Où', data.place),
      'Le fichier joint le met dans votre agenda. Vous pouvez le déplacer ou l’annuler depuis la conversation.',
    ],
    action: toCompany('Ouvrir la conversation', data),
  }),
  'meeting-declined': (data: EmailData): EmailText => ({
    subject: `Aucun créneau ne convient à ${data.person}`,
    paragraphs: [
      `${data.person} a répondu qu’aucun des créneaux proposés ne convient.`,
      ...fact('Rendez-vous', data.title),
      ...quote(data.reason),
    ],
    action: toCompany('Proposer d’autres créneaux', data),
  }),
  'meeting-moved': (data: EmailData): EmailText => ({
    subject: `${data.company} déplace votre rendez-vous`,
    paragraphs: [
      `Le rendez-vous avec ${data.company} prévu ${data.moment} n’a plus lieu à cette heure. Le fichier joint le retire de votre agenda. Voici ce que l’entreprise propose :`,
      ...fact('Rendez-vous', data.title),
      ...frenchSlots(data),
      ...fact('Où', data.place),
    ],
    action: toDeveloper('Choisir un créneau', data),
  }),
  'meeting-moved-company': (data: EmailData): EmailText => ({
    subject: `Rendez-vous déplacé : ${data.person}`,
    paragraphs: [
      `Le rendez-vous avec ${data.person} prévu ${data.moment} n’a plus lieu à cette heure. Le fichier joint le retire de votre agenda.`,
      `${data.person} choisit un autre créneau : nous vous écrirons.`,
    ],
    action: toCompany('Ouvrir la conversation', data),
  }),
  'meeting-cancelled': (data: EmailData): EmailText => ({
    subject: `Votre rendez-vous avec ${data.company} est annulé`,
    paragraphs: [
      `Le rendez-vous avec ${data.company} prévu ${data.moment} est annulé. Le fichier joint le retire de votre agenda.`,
      ...quote(data.reason),
    ],
    action: toDeveloper('Ouvrir la conversation', data),
  }),
  'meeting-cancelled-company': (data: EmailData): EmailText => ({
    subject: `Le rendez-vous avec ${data.person} est annulé`,
    paragraphs: [
      `Le rendez-vous avec ${data.person} prévu ${data.moment} est annulé. Le fichier joint le retire de votre agenda.`,
      ...quote(data.reason),
    ],
    action: toCompany('Ouvrir la conversation', data),
  }),
};

export const englishMeetingEmails: typeof frenchMeetingEmails = {
  'meeting-proposed': (data) => ({
    subject: `${data.company} proposes a meeting`,
    paragraphs: [
      `${data.company} proposes a meeting:`,
      ...fact('Meeting', data.title),
      ...englishSlots(data),
      ...fact('Where', data.place),
      'You reply with one click, or say that no slot suits you.',
    ],
    action: toDeveloper('Choose a slot', data),
  }),
  'meeting-confirmed': (data) => ({
    subject: `Your meeting with ${data.company} is confirmed`,
    paragraphs: [
      `You have accepted the meeting with ${data.company} ${data.moment}.`,
      ...fact('Meeting', data.title),
      ...fact('Where', data.place),
      'The attached file adds the meeting to your calendar. If something comes up, you can cancel it from the conversation.',
    ],
    action: toDeveloper('Open the conversation', data),
  }),
  'meeting-accepted': (data) => ({
    subject: `${data.person} has accepted the meeting`,
    paragraphs: [
      `${data.person} has accepted the meeting ${data.moment}.`,
      ...fact('Meeting', data.title),
      ...fact('Where', data.place),
      'The attached file adds it to your calendar. You can move or cancel it from the conversation.',
    ],
    action: toCompany('Open the conversation', data),
  }),
  'meeting-declined': (data) => ({
    subject: `No slot suits ${data.person}`,
    paragraphs: [
      `${data.person} has replied that none of the proposed slots suits them.`,
      ...fact('Meeting', data.title),
      ...quote(data.reason),
    ],
    action: toCompany('Propose other slots', data),
  }),
  'meeting-moved': (data) => ({
    subject: `${data.company} moves your meeting`,
    paragraphs: [
      `The meeting with ${data.company} planned ${data.moment} no longer takes place at that time. The attached file removes it from your calendar. This is what the company proposes:`,
      ...fact('Meeting', data.title),
      ...englishSlots(data),
      ...fact('Where', data.place),
    ],
    action: toDeveloper('Choose a slot', data),
  }),
  'meeting-moved-company': (data) => ({
    subject: `Meeting moved: ${data.person}`,
    paragraphs: [
      `The meeting with ${data.person} planned ${data.moment} no longer takes place at that time. The attached file removes it from your calendar.`,
      `${data.person} will choose another slot, and we will write to you.`,
    ],
    action: toCompany('Open the conversation', data),
  }),
  'meeting-cancelled': (data) => ({
    subject: `Your meeting with ${data.company} is cancelled`,
    paragraphs: [
      `The meeting with ${data.company} planned ${data.moment} is cancelled. The attached file removes it from your calendar.`,
      ...quote(data.reason),
    ],
    action: toDeveloper('Open the conversation', data),
  }),
  'meeting-cancelled-company': (data) => ({
    subject: `The meeting with ${data.person} is cancelled`,
    paragraphs: [
      `The meeting with ${data.person} planned ${data.moment} is cancelled. The attached file removes it from your calendar.`,
      ...quote(data.reason),
    ],
    action: toCompany('Open the conversation', data),
  }),
};
