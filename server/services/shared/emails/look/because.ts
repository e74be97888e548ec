import { isOptionalKind, type NecessaryKind, type OptionalKind } from '../../../../../domain/account/email-kinds.ts';
import { withQue } from '../../../../../domain/text/elision.ts';
import type { Locale } from '../../../../../domain/viewer.ts';

type Kind = OptionalKind | NecessaryKind;

/** Why the reader of an e-mail of this kind receives it, for the foot of the e-mail. */
const french = (brand: string): Record<Kind, string> => ({
  jobAlerts: 'vous avez une alerte sur les offres.',
  appliedOffers: 'vous avez postulé à cette offre.',
  profileAlerts: 'vous avez une alerte sur les profils.',
  requests: 'votre profil intéresse une entreprise.',
  requestReminders: 'une entreprise attend votre réponse.',
  messages: `vous avez des messages à lire sur ${brand}.`,
  meetingProposals: 'une entreprise vous propose un rendez-vous.',
  joinRequests: 'vous administrez la page de votre entreprise.',
  waitingApplications: 'vous pouvez répondre aux candidatures de votre entreprise.',
  expiringOffers: 'vous faites partie de l’équipe de cette entreprise.',
  failedPublications: 'la publication d’une offre de votre entreprise était prévue.',
  candidatesInCharge: 'vous faites partie de l’équipe de cette entreprise.',
  candidateReminders: 'vous avez demandé ce rappel.',
  noteMentions: 'vous faites partie de l’équipe de cette entreprise.',
  openTests: 'vous avez demandé ce test.',
  publishedQuestions: 'vous avez proposé cette question.',
  bookedCalls: 'vous passez les appels de l’équipe.',
  account: `cette adresse a été indiquée pour un compte ${brand}.`,
  unusualReading: `vous faites partie de l’équipe ${brand}.`,
  membership: `le message concerne votre place dans une équipe sur ${brand}.`,
  erasure: `vous avez un compte ${brand}.`,
  profileDecisions: `vous avez un profil sur ${brand}.`,
  companyDecisions: 'vous faites partie de l’équipe de cette entreprise.',
  stoppedIntroductions: 'le message concerne une de vos mises en relation.',
  questionDecisions: 'vous avez proposé cette question.',
  plan: 'vous faites partie de l’équipe de cette entreprise.',
  applications: 'le message concerne une candidature faite avec votre adresse.',
  contactRequests: 'votre entreprise a demandé à parler à cette personne.',
  meetings: 'le message concerne un de vos rendez-vous.',
  ownCalls: 'vous avez réservé un appel avec l’équipe.',
  contributor: 'vous avez demandé à contribuer à ce QCM.',
  support: 'nous avons reçu un message envoyé avec votre adresse.',
});

const english = (brand: string): Record<Kind, string> => ({
  jobAlerts: 'you have an alert for jobs.',
  appliedOffers: 'you applied for this job.',
  profileAlerts: 'you have an alert for profiles.',
  requests: 'a company is interested in your profile.',
  requestReminders: 'a company is waiting for your reply.',
  messages: `you have messages to read on ${brand}.`,
  meetingProposals: 'a company proposes a meeting to you.',
  joinRequests: 'you administer your company’s page.',
  waitingApplications: 'you can reply to your company’s applications.',
  expiringOffers: 'you are part of this company’s team.',
  failedPublications: 'a job of your company was to be published.',
  candidatesInCharge: 'you are part of this company’s team.',
  candidateReminders: 'you asked for this reminder.',
  noteMentions: 'you are part of this company’s team.',
  openTests: 'you requested this test.',
  publishedQuestions: 'you proposed this question.',
  bookedCalls: 'you make the team’s calls.',
  account: `this address was given for a ${brand} account.`,
  unusualReading: `you are part of the ${brand} team.`,
  membership: `the message is about your place in a team on ${brand}.`,
  erasure: `you have a ${brand} account.`,
  profileDecisions: `you have a profile on ${brand}.`,
  companyDecisions: 'you are part of this company’s team.',
  stoppedIntroductions: 'the message is about one of your introductions.',
  questionDecisions: 'you proposed this question.',
  plan: 'you are part of this company’s team.',
  applications: 'the message is about an application made with your address.',
  contactRequests: 'your company asked to talk to this person.',
  meetings: 'the message is about one of your meetings.',
  ownCalls: 'you booked a call with the team.',
  contributor: 'you asked to contribute to this test.',
  support: 'we received a message sent with your address.',
});

/** An e-mail that its reader can turn off has a link below; the others say that they are always sent. */
export const becauseTexts: Record<Locale, (kind: Kind, brand: string) => string> = {
  fr: (kind, brand) =>
    `Vous recevez cet e-mail parce ${withQue(french(brand)[kind])}${isOptionalKind(kind) ? '' : ' Ce type de message est toujours envoyé.'}`,
  en: (kind, brand) =>
    `You receive this e-mail because ${english(brand)[kind]}${isOptionalKind(kind) ? '' : ' This kind of message is always sent.'}`,
};
