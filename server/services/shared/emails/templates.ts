import type { Locale } from '../../../../domain/viewer.ts';
import { englishAlertEmails, frenchAlertEmails } from './alert-emails.ts';
import { englishAnswerEmails, frenchAnswerEmails } from './answer-emails.ts';
import { englishCallEmails, frenchCallEmails } from './appointments/call-emails.ts';
import { englishMeetingEmails, frenchMeetingEmails } from './appointments/meeting-emails.ts';
import { englishAtsEmails, frenchAtsEmails } from './ats-emails.ts';
import { englishCompanyEmails, frenchCompanyEmails } from './company-emails.ts';
import { englishContributionEmails, frenchContributionEmails } from './contribution-emails.ts';
import { englishConversationEmails, frenchConversationEmails } from './conversation-emails.ts';
import type { EmailData, EmailText } from './email-text.ts';
import { englishModerationEmails, frenchModerationEmails } from './moderation-emails.ts';
import { englishOfferEmails, frenchOfferEmails } from './offer-emails.ts';
import { englishPrivacyEmails, frenchPrivacyEmails } from './privacy-emails.ts';
import { englishSecurityEmails, frenchSecurityEmails } from './security-emails.ts';
import { englishTeamEmails, frenchTeamEmails } from './team-emails.ts';

const fr = {
  /** An e-mail to an address without an account has no name to greet. */
  greeting: (name: string) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  signature: (brand: string) => `L’équipe ${brand}`,
  /** Below an e-mail that its reader can turn off. */
  choose: 'Choisir les e-mails que je reçois',
  orCopy: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  emails: {
    ...frenchAnswerEmails,
    ...frenchAlertEmails,
    ...frenchCallEmails,
    ...frenchCompanyEmails,
    ...frenchConversationEmails,
    ...frenchAtsEmails,
    ...frenchContributionEmails,
    ...frenchMeetingEmails,
    ...frenchModerationEmails,
    ...frenchOfferEmails,
    ...frenchPrivacyEmails,
    ...frenchSecurityEmails,
    ...frenchTeamEmails,
    'verify-email': ({ brand, token }: EmailData): EmailText => ({
      subject: `Confirmez votre adresse e-mail`,
      paragraphs: [
        `Bienvenue sur ${brand}. Il reste une étape : confirmer que cette adresse est bien la vôtre.`,
        'Le lien est valable 24 heures. Si vous n’avez pas créé de compte, ignorez ce message : rien ne sera fait.',
      ],
      action: { label: 'Confirmer mon adresse', path: `verifyEmail?token=${token}` },
    }),
    'existing-account': ({ brand }: EmailData): EmailText => ({
      subject: `Vous avez déjà un compte ${brand}`,
      paragraphs: [
        'Quelqu’un, vous peut-être, vient de demander la création d’un compte avec cette adresse. Or vous en avez déjà un : il n’a pas changé.',
        'Pour y accéder, connectez-vous. Si vous avez oublié votre mot de passe, choisissez-en un nouveau depuis la page de connexion.',
      ],
      action: { label: 'Me connecter', path: 'signIn' },
    }),
    'reset-password': ({ token }: EmailData): EmailText => ({
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Vous avez demandé à changer de mot de passe. Le lien est valable une heure et ne sert qu’une fois.',
        'Si la demande ne vient pas de vous, ignorez ce message : votre mot de passe reste le même.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', path: `resetPassword?token=${token}` },
    }),
    'confirm-new-email': ({ brand, token }: EmailData): EmailText => ({
      subject: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        `Vous avez demandé à utiliser cette adresse pour votre compte ${brand}. Le changement prendra effet quand vous l’aurez confirmée.`,
        'Le lien est valable 24 heures. Si la demande ne vient pas de vous, ignorez ce message : rien ne sera fait.',
      ],
      action: { label: 'Confirmer ma nouvelle adresse', path: `newEmail?token=${token}` },
    }),
    'email-change-asked': ({ brand }: EmailData): EmailText => ({
      subject: 'Un changement d’adresse a été demandé',
      paragraphs: [
        `Une autre adresse e-mail vient d’être demandée pour votre compte ${brand}. Elle ne remplacera celle-ci qu’une fois confirmée depuis la nouvelle boîte.`,
        'Si c’est vous, il n’y a rien à faire ici. Sinon, quelqu’un connaît votre mot de passe : choisissez-en un nouveau tout de suite, la demande sera annulée.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', path: 'forgotPassword' },
    }),
    'email-taken': ({ brand }: EmailData): EmailText => ({
      subject: `Cette adresse a déjà un compte ${brand}`,
      paragraphs: [
        'Quelqu’un, vous peut-être, vient de demander cette adresse pour un autre compte. Or elle en a déjà un : il n’a pas changé, et la demande ne peut pas aboutir.',
        'Pour accéder au compte lié à cette adresse, connectez-vous. Si ce n’est pas vous, ignorez ce message.',
      ],
      action: { label: 'Me connecter', path: 'signIn' },
    }),
    'email-changed': ({ brand }: EmailData): EmailText => ({
      subject: 'L’adresse de votre compte a changé',
      paragraphs: [
        `Votre compte ${brand} a une nouvelle adresse e-mail. Vous vous connectez désormais avec cette nouvelle adresse, et nos messages y sont envoyés : celui-ci est le dernier à l’ancienne.`,
        'Si vous n’avez rien demandé, écrivez-nous tout de suite.',
      ],
      action: { label: 'Nous contacter', path: 'contact' },
    }),
    'email-set': ({ brand }: EmailData): EmailText => ({
      subject: `Cette adresse est celle de votre compte ${brand}`,
      paragraphs: [
        `L’équipe ${brand} a enregistré cette adresse pour votre compte. Votre mot de passe reste le même.`,
        'Si vous n’avez rien demandé, écrivez-nous depuis la page de contact.',
      ],
      action: { label: 'Me connecter', path: 'signIn' },
    }),
    'report-received': ({ brand }: EmailData): EmailText => ({
      subject: 'Votre signalement nous est parvenu',
      paragraphs: [
        `L’équipe ${brand} a bien reçu votre signalement d’un profil et va l’examiner.`,
        'La personne concernée ne saura pas qui l’a envoyé. Nous vous écrirons à cette adresse s’il nous manque une information.',
        'Si vous n’avez rien signalé, quelqu’un a donné votre adresse par erreur : vous n’avez rien à faire.',
      ],
      action: { label: 'Ajouter une précision', path: 'contact' },
    }),
  },
};

const en: typeof fr = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  signature: (brand) => `The ${brand} team`,
  choose: 'Choose which e-mails I receive',
  orCopy: 'If the button does not work, copy this address into your browser:',
  emails: {
    ...englishAnswerEmails,
    ...englishAlertEmails,
    ...englishCallEmails,
    ...englishCompanyEmails,
    ...englishConversationEmails,
    ...englishAtsEmails,
    ...englishContributionEmails,
    ...englishMeetingEmails,
    ...englishModerationEmails,
    ...englishOfferEmails,
    ...englishPrivacyEmails,
    ...englishSecurityEmails,
    ...englishTeamEmails,
    'verify-email': ({ brand, token }) => ({
      subject: 'Confirm your e-mail address',
      paragraphs: [
        `Welcome to ${brand}. There is one step left: confirming that this address is yours.`,
        'The link is valid for 24 hours. If you did not create an account, ignore this message and nothing will happen.',
      ],
      action: { label: 'Confirm my address', path: `verifyEmail?token=${token}` },
    }),
    'existing-account': ({ brand }) => ({
      subject: `You already have a ${brand} account`,
      paragraphs: [
        'Someone, perhaps you, has just tried to create an account with this address. You already have one, and it has not changed.',
        'To access it, sign in. If you have forgotten your password, choose a new one from the sign-in page.',
      ],
      action: { label: 'Sign in', path: 'signIn' },
    }),
    'reset-password': ({ token }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        'You asked to change your password. The link is valid for one hour and works only once.',
        'If you did not request this, ignore this message: your password stays the same.',
      ],
      action: { label: 'Choose a new password', path: `resetPassword?token=${token}` },
    }),
    'confirm-new-email': ({ brand, token }) => ({
      subject: 'Confirm your new address',
      paragraphs: [
        `You asked to use this address for your ${brand} account. The change will take effect once you have confirmed it.`,
        'The link is valid for 24 hours. If you did not request this, ignore this message and nothing will happen.',
      ],
      action: { label: 'Confirm my new address', path: `newEmail?token=${token}` },
    }),
    'email-change-asked': ({ brand }) => ({
      subject: 'A change of address has been requested',
      paragraphs: [
        `A different e-mail address has just been requested for your ${brand} account. It will replace this one only once it has been confirmed from the new mailbox.`,
        'If this was you, there is nothing to do here. If not, someone knows your password: choose a new one at once, and the request will be cancelled.',
      ],
      action: { label: 'Choose a new password', path: 'forgotPassword' },
    }),
    'email-taken': ({ brand }) => ({
      subject: `This address already has a ${brand} account`,
      paragraphs: [
        'Someone, perhaps you, has just requested this address for another account. It already has one, which has not changed, so the request cannot succeed.',
        'To access the account linked to this address, sign in. If this was not you, ignore this message.',
      ],
      action: { label: 'Sign in', path: 'signIn' },
    }),
    'email-changed': ({ brand }) => ({
      subject: 'Your account address has changed',
      paragraphs: [
        `Your ${brand} account has a new e-mail address. From now on you sign in with the new address, and our messages are sent there: this is the last one to the old address.`,
        'If you did not request this, write to us at once.',
      ],
      action: { label: 'Contact us', path: 'contact' },
    }),
    'email-set': ({ brand }) => ({
      subject: `This is the address of your ${brand} account`,
      paragraphs: [
        `The ${brand} team has set this address for your account. Your password stays the same.`,
        'If you did not request this, tell us through the contact page.',
      ],
      action: { label: 'Sign in', path: 'signIn' },
    }),
    'report-received': ({ brand }) => ({
      subject: 'Your report has arrived',
      paragraphs: [
        `The ${brand} team has received your report about a profile and will review it.`,
        'The person concerned will not know who sent it. We will write to you at this address if we need more information.',
        'If you have not reported anything, someone gave your address by mistake: there is nothing to do.',
      ],
      action: { label: 'Add details', path: 'contact' },
    }),
  },
};

export const emailTexts: Record<Locale, typeof fr> = { fr, en };
export type Template = keyof typeof fr.emails;
export const templates = Object.keys(fr.emails) as Template[];
