import { pathTo } from '../../../../../domain/paths.ts';
import type { Locale } from '../../../../../domain/viewer.ts';
import { type EmailData, type EmailText, fact, type Paragraph, quote } from '../email-text.ts';

/**
 * E-mails about a call between a developer and the team (docs/product/profile.md, Calendar e-mails). Links lead to the
 * sign-in page, which sends a person who is signed in to their home page, where the call is.
 */
export const frenchCallEmails = {
  'call-booked': ({ brand, ...words }: EmailData): EmailText => ({
    subject: `Votre appel avec ${brand} est confirmé`,
    ...frenchAppointment(brand, words, 'vous appelle'),
  }),
  'call-moved': ({ brand, ...words }: EmailData): EmailText => ({
    subject: `Votre appel avec ${brand} est déplacé`,
    ...frenchAppointment(brand, words, 'vous appelle désormais'),
  }),
  'call-cancelled': ({ brand, moment }: EmailData): EmailText => ({
    subject: `Votre appel avec ${brand} est annulé`,
    paragraphs: [
      `Vous avez annulé l’appel prévu ${moment}. Le fichier joint le retire de votre agenda.`,
      'Vous pouvez choisir un autre créneau quand vous voulez.',
    ],
    action: { label: 'Choisir un autre créneau', path: 'signIn' },
  }),
  'call-cancelled-by-team': ({ brand, moment, reason }: EmailData): EmailText => ({
    subject: `Votre appel avec ${brand} est annulé`,
    paragraphs: [
      `L’équipe ${brand} a dû annuler l’appel prévu${moment ? ` ${moment}` : ''}. Voici pourquoi :`,
      ...quote(reason),
      'Vous pouvez choisir un autre créneau quand vous voulez.',
    ],
    action: { label: 'Choisir un autre créneau', path: 'signIn' },
  }),
  'call-missed': ({ brand, moment, phone }: EmailData): EmailText => ({
    subject: 'Nous n’avons pas réussi à vous joindre',
    paragraphs: [
      `L’équipe ${brand} devait vous appeler${moment ? ` ${moment}` : ''}, et l’appel n’a pas eu lieu.`,
      phone
        ? `Le numéro que nous avons est le ${phone}. S’il est juste, choisissez simplement un autre créneau.`
        : 'Nous n’avons pas votre numéro de téléphone : ajoutez-le à vos informations, puis choisissez un autre créneau.',
    ],
    action: { label: 'Choisir un autre créneau', path: 'signIn' },
  }),
  'call-booked-team': (words: EmailData): EmailText => ({
    subject: `Appel réservé : ${words.person}`,
    paragraphs: [`${words.person} a réservé un appel ${words.moment}.`, ...frenchContact(words)],
    action: { label: 'Ouvrir les appels', path: 'adminCalls' },
  }),
  'call-moved-team': (words: EmailData): EmailText => ({
    subject: `Appel déplacé : ${words.person}`,
    paragraphs: [
      `${words.person} a déplacé son appel : il a maintenant lieu ${words.moment}.`,
      ...frenchContact(words),
    ],
    action: { label: 'Ouvrir les appels', path: 'adminCalls' },
  }),
  'call-cancelled-team': ({ person, moment }: EmailData): EmailText => ({
    subject: `Appel annulé : ${person}`,
    paragraphs: [`L’appel avec ${person} prévu${moment ? ` ${moment}` : ''} est annulé.`],
    action: { label: 'Ouvrir les appels', path: 'adminCalls' },
  }),
};

export const englishCallEmails: typeof frenchCallEmails = {
  'call-booked': ({ brand, ...words }) => ({
    subject: `Your call with ${brand} is confirmed`,
    ...englishAppointment(brand, words, 'will call you'),
  }),
  'call-moved': ({ brand, ...words }) => ({
    subject: `Your call with ${brand} has moved`,
    ...englishAppointment(brand, words, 'will now call you'),
  }),
  'call-cancelled': ({ brand, moment }) => ({
    subject: `Your call with ${brand} has been cancelled`,
    paragraphs: [
      `You have cancelled the call planned ${moment}. The attached file removes it from your calendar.`,
      'You can choose another slot whenever you like.',
    ],
    action: { label: 'Choose another slot', path: 'signIn' },
  }),
  'call-cancelled-by-team': ({ brand, moment, reason }) => ({
    subject: `Your call with ${brand} has been cancelled`,
    paragraphs: [
      `The ${brand} team had to cancel the call planned${moment ? ` ${moment}` : ''}. Here is why:`,
      ...quote(reason),
      'You can choose another slot whenever you like.',
    ],
    action: { label: 'Choose another slot', path: 'signIn' },
  }),
  'call-missed': ({ brand, moment, phone }) => ({
    subject: 'We could not reach you',
    paragraphs: [
      `The ${brand} team was due to call you${moment ? ` ${moment}` : ''}, and the call did not take place.`,
      phone
        ? `The number we have is ${phone}. If it is right, simply choose another slot.`
        : 'We do not have your phone number: add it to your details, then choose another slot.',
    ],
    action: { label: 'Choose another slot', path: 'signIn' },
  }),
  'call-booked-team': (words) => ({
    subject: `Call booked: ${words.person}`,
    paragraphs: [`${words.person} has booked a call ${words.moment}.`, ...englishContact(words)],
    action: { label: 'Open the calls', path: 'adminCalls' },
  }),
  'call-moved-team': (words) => ({
    subject: `Call moved: ${words.person}`,
    paragraphs: [`${words.person} has moved their call: it now takes place ${words.moment}.`, ...englishContact(words)],
    action: { label: 'Open the calls', path: 'adminCalls' },
  }),
  'call-cancelled-team': ({ person, moment }) => ({
    subject: `Call cancelled: ${person}`,
    paragraphs: [`The call with ${person} planned${moment ? ` ${moment}` : ''} has been cancelled.`],
    action: { label: 'Open the calls', path: 'adminCalls' },
  }),
};

type Words = Omit<EmailData, 'brand'>;

function frenchAppointment(brand: string, { person, moment, phone }: Words, calls: string) {
  const caller = person ? `${person}, de l’équipe ${brand},` : `L’équipe ${brand}`;
  return {
    paragraphs: [
      `${caller} ${calls} ${moment}, pour une demi-heure.`,
      phone
        ? `Le numéro que nous composerons est le ${phone}.`
        : 'Nous n’avons pas votre numéro de téléphone : ajoutez-le à vos informations pour que nous puissions vous joindre.',
      'Le fichier joint met le rendez-vous dans votre agenda. Un empêchement ? Vous pouvez le déplacer ou l’annuler depuis votre page d’accueil.',
    ],
    action: phone
      ? { label: 'Voir mon rendez-vous', path: 'signIn' }
      : { label: 'Ajouter mon numéro', path: 'userInformations' },
  };
}

function englishAppointment(brand: string, { person, moment, phone }: Words, calls: string) {
  const caller = person ? `${person} from the ${brand} team` : `The ${brand} team`;
  return {
    paragraphs: [
      `${caller} ${calls} ${moment}, for half an hour.`,
      phone
        ? `The number we will dial is ${phone}.`
        : 'We do not have your phone number: add it to your details so that we can reach you.',
      'The attached file adds the appointment to your calendar. If something comes up, you can move or cancel it from your home page.',
    ],
    action: phone
      ? { label: 'See my appointment', path: 'signIn' }
      : { label: 'Add my number', path: 'userInformations' },
  };
}

const frenchContact = ({ phone, address }: Words): Paragraph[] => [
  ...(phone ? fact('Téléphone', phone) : ['Nous n’avons pas de numéro de téléphone : écrivez d’abord.']),
  ...fact('E-mail', address),
];
const englishContact = ({ phone, address }: Words): Paragraph[] => [
  ...(phone ? fact('Phone', phone) : ['We have no phone number: write first.']),
  ...fact('E-mail', address),
];

/** Whose calendar an event is for. */
export type CallPlace = 'developer' | 'team';
type Facts = {
  place: CallPlace;
  brand: string;
  base: string;
  person: string;
  phone: string;
  address: string;
  developerId: string;
};

/** The words of the event in a calendar. */
export function calendarWords(locale: Locale, facts: Facts): { summary: string; description: string } {
  const { place, brand, base, person, phone, address, developerId } = facts;
  const fr = locale === 'fr';
  const link = (path: string) => `${base}${path}`;
  if (place === 'team') {
    const description = [phone, address, link(pathTo(locale, 'profile', { alias: developerId }))].filter(Boolean);
    return { summary: fr ? `Appel avec ${person}` : `Call with ${person}`, description: description.join('\n') };
  }
  const caller = person || brand;
  const dialled = fr ? `${caller} vous appelle au ${phone}.` : `${caller} will call you on ${phone}.`;
  const change = fr ? 'Déplacer ou annuler :' : 'Move or cancel:';
  return {
    summary: fr ? `Appel avec ${brand}` : `Call with ${brand}`,
    description: [...(phone ? [dialled] : []), `${change} ${link(pathTo(locale, 'signIn'))}`].join('\n'),
  };
}
