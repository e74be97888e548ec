import { type EmailData, type EmailText, fact, quote } from './email-text.ts';

/** E-mails about the end of an account and about rankings, and to administrators about unusual reading. */
export const frenchPrivacyEmails = {
  'erasure-asked': ({ brand, day }: EmailData): EmailText => ({
    subject: `Votre compte ${brand} sera effacé le ${day}`,
    paragraphs: [
      `Vous avez demandé l’effacement de votre compte. Dès maintenant, votre profil n’est plus visible que de notre équipe ; le ${day}, tout ce que nous conservons sur vous sera effacé, fichiers compris. Il n’y aura pas d’autre message : l’envoyer supposerait de garder votre adresse.`,
      'Vous changez d’avis ? Connectez-vous avant cette date et choisissez « Garder mon compte ». Si la demande ne vient pas de vous, faites-le aussi, puis choisissez un nouveau mot de passe.',
    ],
    action: { label: 'Garder mon compte', path: 'privacySettings' },
  }),
  'account-inactive': ({ brand, day }: EmailData): EmailText => ({
    subject: `Souhaitez-vous garder votre compte ${brand} ?`,
    paragraphs: [
      `Nous n’avons plus de nouvelles de vous depuis deux ans. Nous ne conservons pas les données des comptes qui ne servent plus : le ${day}, votre compte et tout ce qu’il contient seront effacés.`,
      'Pour le garder, il suffit de vous connecter avant cette date. Sinon, il n’y a rien à faire.',
    ],
    action: { label: 'Garder mon compte', path: 'signIn' },
  }),
  'ranking-answer': ({ brand, reason, correction }: EmailData): EmailText => ({
    subject: `Votre demande d’avis humain : la réponse de l’équipe ${brand}`,
    paragraphs: [
      'Une personne de l’équipe a relu ce que vous nous avez écrit sur vos classements. Voici sa réponse.',
      ...quote(reason),
      ...fact('Ce qui a été corrigé', correction),
    ],
    action: { label: 'Voir mes classements', path: 'myRankings' },
  }),
  'unusual-reading': ({ person = '', count = 0, usual = 0 }: EmailData): EmailText => ({
    subject: `Consultation inhabituelle de profils : ${person}`,
    paragraphs: [
      `${person} a consulté ${count} profils aujourd’hui, contre ${usual} par jour d’habitude.`,
      'C’est un signal, pas une preuve : regardez le journal avant d’en tirer une conclusion.',
    ],
    action: { label: 'Ouvrir le journal', path: 'adminAudit' },
  }),
};

export const englishPrivacyEmails: typeof frenchPrivacyEmails = {
  'erasure-asked': ({ brand, day }) => ({
    subject: `Your ${brand} account will be erased on ${day}`,
    paragraphs: [
      `You have requested the erasure of your account. From now on your profile is hidden from everyone but our team; on ${day} everything we keep about you will be erased, files included. There will be no other message: sending one would mean keeping your address.`,
      'Have you changed your mind? Sign in before that day and choose “Keep my account”. If the request was not yours, do the same, then choose a new password.',
    ],
    action: { label: 'Keep my account', path: 'privacySettings' },
  }),
  'account-inactive': ({ brand, day }) => ({
    subject: `Do you want to keep your ${brand} account?`,
    paragraphs: [
      `We have not heard from you for two years. We do not keep the data of accounts that are no longer used: on ${day} your account and everything in it will be erased.`,
      'To keep it, just sign in before that day. Otherwise there is nothing to do.',
    ],
    action: { label: 'Keep my account', path: 'signIn' },
  }),
  'ranking-answer': ({ brand, reason, correction }) => ({
    subject: `Your request for a human review: the ${brand} team’s reply`,
    paragraphs: [
      'A member of the team has reviewed what you wrote to us about your rankings. Here is their reply.',
      ...quote(reason),
      ...fact('What was corrected', correction),
    ],
    action: { label: 'See my rankings', path: 'myRankings' },
  }),
  'unusual-reading': ({ person = '', count = 0, usual = 0 }) => ({
    subject: `Unusual profile viewing: ${person}`,
    paragraphs: [
      `${person} has viewed ${count} profiles today, compared with the usual ${usual} a day.`,
      'This is a signal, not proof: check the log before drawing any conclusion.',
    ],
    action: { label: 'Open the log', path: 'adminAudit' },
  }),
};
