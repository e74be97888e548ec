import type { EmailData, EmailText } from './email-text.ts';

const newPassword = { label: 'Choisir un nouveau mot de passe', path: 'forgotPassword' };
const englishNewPassword = { label: 'Choose a new password', path: 'forgotPassword' };

/**
 * E-mails about changes to the security of an account, with what to do if it was not the owner. Their links carry no
 * token.
 */
export const frenchSecurityEmails = {
  'password-changed': ({ moment }: EmailData): EmailText => ({
    subject: 'Votre mot de passe a changé',
    paragraphs: [
      `Le mot de passe de votre compte a été changé ${moment}, et vos autres sessions ont été fermées.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
    action: newPassword,
  }),
  'password-replaced': ({ moment }: EmailData): EmailText => ({
    subject: 'Un nouveau mot de passe a été choisi',
    paragraphs: [
      `Un nouveau mot de passe a été choisi pour votre compte ${moment}, par un lien reçu à cette adresse. Toutes les sessions ont été fermées.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, quelqu’un lit peut-être votre boîte e-mail : changez d’abord son mot de passe, puis celui de votre compte, et écrivez-nous.',
    ],
    action: newPassword,
  }),
  'second-factor-on': ({ moment }: EmailData): EmailText => ({
    subject: 'La double authentification est activée',
    paragraphs: [
      `La double authentification de votre compte a été activée ${moment}. Un code de votre application d’authentification sera demandé à chaque connexion, et vos autres sessions ont été fermées.`,
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
    action: newPassword,
  }),
  'second-factor-off': ({ moment }: EmailData): EmailText => ({
    subject: 'La double authentification est désactivée',
    paragraphs: [
      `La double authentification de votre compte a été désactivée ${moment}. Le mot de passe suffit désormais pour y accéder.`,
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe, réactivez-la et écrivez-nous.',
    ],
    action: newPassword,
  }),
  'recovery-code-used': ({ moment }: EmailData): EmailText => ({
    subject: 'Un code de secours a servi',
    paragraphs: [
      `Un de vos codes de secours a ouvert une session sur votre compte ${moment}. Ce code ne servira plus.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, puis de nouveaux codes de secours dans vos paramètres.',
    ],
    action: newPassword,
  }),
  'recovery-codes-renewed': ({ moment }: EmailData): EmailText => ({
    subject: 'Vos codes de secours ont été renouvelés',
    paragraphs: [
      `De nouveaux codes de secours ont été créés pour votre compte ${moment}. Les anciens ne servent plus.`,
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
    ],
    action: newPassword,
  }),
  'sessions-closed': ({ moment, count = 1 }: EmailData): EmailText => ({
    subject: count > 1 ? 'Des sessions de votre compte ont été fermées' : 'Une session de votre compte a été fermée',
    paragraphs: [
      count > 1
        ? `${count} sessions de votre compte ont été fermées ${moment}, depuis vos paramètres.`
        : `Une session de votre compte a été fermée ${moment}, depuis vos paramètres.`,
      'Si c’est vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe.',
    ],
    action: newPassword,
  }),
  'codes-guessed': ({ moment }: EmailData): EmailText => ({
    subject: 'Quelqu’un connaît peut-être votre mot de passe',
    paragraphs: [
      `Plusieurs codes de connexion faux ont été essayés sur votre compte, le dernier ${moment}. Pour en arriver là, il faut connaître votre mot de passe. Personne n’est entré.`,
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe : les essais s’arrêteront là.',
    ],
    action: newPassword,
  }),
};

export const englishSecurityEmails: typeof frenchSecurityEmails = {
  'password-changed': ({ moment }) => ({
    subject: 'Your password has changed',
    paragraphs: [
      `Your account password was changed ${moment}, and your other sessions were closed.`,
      'If this was you, there is nothing to do. If not, choose a new password at once and write to us.',
    ],
    action: englishNewPassword,
  }),
  'password-replaced': ({ moment }) => ({
    subject: 'A new password was chosen',
    paragraphs: [
      `A new password was chosen for your account ${moment}, through a link sent to this address. All sessions were closed.`,
      'If this was you, there is nothing to do. If not, someone else may be reading your mailbox: change the mailbox password first, then your account password, and write to us.',
    ],
    action: englishNewPassword,
  }),
  'second-factor-on': ({ moment }) => ({
    subject: 'Two-factor authentication is on',
    paragraphs: [
      `Two-factor authentication was turned on for your account ${moment}. A code from your authenticator app will be required at every sign-in, and your other sessions were closed.`,
      'If this was not you, choose a new password at once and write to us.',
    ],
    action: englishNewPassword,
  }),
  'second-factor-off': ({ moment }) => ({
    subject: 'Two-factor authentication is off',
    paragraphs: [
      `Two-factor authentication was turned off for your account ${moment}. From now on, the password is enough to sign in.`,
      'If this was not you, choose a new password at once, turn it back on and write to us.',
    ],
    action: englishNewPassword,
  }),
  'recovery-code-used': ({ moment }) => ({
    subject: 'A recovery code was used',
    paragraphs: [
      `One of your recovery codes has opened a session on your account ${moment}. That code no longer works.`,
      'If this was you, there is nothing to do. If not, choose a new password at once, then new recovery codes in your settings.',
    ],
    action: englishNewPassword,
  }),
  'recovery-codes-renewed': ({ moment }) => ({
    subject: 'Your recovery codes were renewed',
    paragraphs: [
      `New recovery codes were created for your account ${moment}. The old ones no longer work.`,
      'If this was not you, choose a new password at once and write to us.',
    ],
    action: englishNewPassword,
  }),
  'sessions-closed': ({ moment, count = 1 }) => ({
    subject: count > 1 ? 'Sessions on your account were closed' : 'A session on your account was closed',
    paragraphs: [
      count > 1
        ? `${count} sessions on your account were closed ${moment}, from your settings.`
        : `A session on your account was closed ${moment}, from your settings.`,
      'If this was you, there is nothing to do. If not, choose a new password at once.',
    ],
    action: englishNewPassword,
  }),
  'codes-guessed': ({ moment }) => ({
    subject: 'Someone else may know your password',
    paragraphs: [
      `Several wrong sign-in codes were tried on your account, the last one ${moment}. Getting that far requires your password. All of them were refused.`,
      'If this was not you, choose a new password at once: that will end the attempts.',
    ],
    action: englishNewPassword,
  }),
};
