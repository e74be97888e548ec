import { type EmailData, type EmailText, letter } from './email-text.ts';

/** Default subjects (docs/product/moderation.md, Disabling a profile). */
export const disableSubjects = {
  fr: (brand: string) => `[${brand}] Mise en pause de ton profil`,
  en: (brand: string) => `[${brand}] Your profile has been paused`,
};

/** E-mails of the team to one person: about their profile, a test they asked for, or an answer of the support. */
export const frenchModerationEmails = {
  'profile-disabled': ({ brand, subject, reason, person }: EmailData): EmailText => ({
    subject: subject ?? disableSubjects.fr(brand),
    paragraphs: [...letter(reason), ...(person ? [person] : [])],
    action: { label: 'Répondre à l’équipe', path: 'contact' },
  }),
  'profile-published': ({ brand }: EmailData): EmailText => ({
    subject: 'Votre profil est en ligne',
    paragraphs: [
      `L’équipe ${brand} a relu votre profil : il est maintenant dans la CVThèque, où les entreprises validées le trouvent.`,
      'Elles vous écrivent d’abord ; vos coordonnées ne leur parviennent qu’après votre accord.',
    ],
    action: { label: 'Voir mes conversations', path: 'conversations' },
  }),
  'support-answer': ({ brand, reason, person }: EmailData): EmailText => ({
    subject: `L’équipe ${brand} vous répond`,
    paragraphs: [...letter(reason), ...(person ? [person] : [])],
    action: { label: 'Répondre', path: 'contact' },
  }),
  'test-open': ({ brand, test, alias = '' }: EmailData): EmailText => ({
    subject: `Le test ${test} est publié`,
    paragraphs: [
      `Vous aviez demandé ce test sur ${brand} : il est publié, et vous pouvez le passer quand vous voulez.`,
      'Le temps n’est compté qu’à partir du moment où vous le démarrez.',
    ],
    action: { label: 'Voir le test', path: 'test', params: { alias } },
  }),
};

export const englishModerationEmails: typeof frenchModerationEmails = {
  'profile-disabled': ({ brand, subject, reason, person }) => ({
    subject: subject ?? disableSubjects.en(brand),
    paragraphs: [...letter(reason), ...(person ? [person] : [])],
    action: { label: 'Reply to the team', path: 'contact' },
  }),
  'profile-published': ({ brand }) => ({
    subject: 'Your profile is online',
    paragraphs: [
      `The ${brand} team has reviewed your profile: it is now in the CV library, where validated companies can find it.`,
      'They write to you first; your contact details reach them only once you have agreed.',
    ],
    action: { label: 'See my conversations', path: 'conversations' },
  }),
  'support-answer': ({ brand, reason, person }) => ({
    subject: `A reply from the ${brand} team`,
    paragraphs: [...letter(reason), ...(person ? [person] : [])],
    action: { label: 'Reply', path: 'contact' },
  }),
  'test-open': ({ brand, test, alias = '' }) => ({
    subject: `The ${test} test has been published`,
    paragraphs: [
      `You requested this test on ${brand}: it has been published, and you can take it whenever you like.`,
      'The clock only starts when you do.',
    ],
    action: { label: 'See the test', path: 'test', params: { alias } },
  }),
};
