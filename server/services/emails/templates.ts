import type { Locale } from '../../../domain/viewer.ts';

/** What a message says; the frame around it (greeting, footer, HTML) is the same for all. */
export type Letter = { subject: string; paragraphs: string[]; action?: { label: string; path: string } };

type LetterData = { brand: string; name: string; token?: string };

const fr = {
  greeting: (name: string) => `Bonjour ${name},`,
  signature: (brand: string) => `L’équipe ${brand}`,
  orCopy: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  letters: {
    'verify-email': ({ brand, token }: LetterData): Letter => ({
      subject: `Confirmez votre adresse e-mail`,
      paragraphs: [
        `Bienvenue sur ${brand}. Il reste une étape : confirmer que cette adresse est bien la vôtre.`,
        'Le lien est valable 24 heures. Si vous n’avez pas créé de compte, ignorez ce message : rien ne sera fait.',
      ],
      action: { label: 'Confirmer mon adresse', path: `verifyEmail?token=${token}` },
    }),
    'existing-account': ({ brand }: LetterData): Letter => ({
      subject: `Vous avez déjà un compte ${brand}`,
      paragraphs: [
        'Quelqu’un, vous peut-être, vient de demander la création d’un compte avec cette adresse. Or vous en avez déjà un : il n’a pas changé.',
        'Pour y entrer, connectez-vous. Si vous avez oublié votre mot de passe, choisissez-en un nouveau depuis la page de connexion.',
      ],
      action: { label: 'Me connecter', path: 'signIn' },
    }),
    'reset-password': ({ token }: LetterData): Letter => ({
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Vous avez demandé à changer de mot de passe. Le lien est valable une heure et ne sert qu’une fois.',
        'Si la demande ne vient pas de vous, ignorez ce message : votre mot de passe reste le même.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', path: `resetPassword?token=${token}` },
    }),
    'password-changed': (_: LetterData): Letter => ({
      subject: 'Votre mot de passe a changé',
      paragraphs: [
        'Le mot de passe de votre compte vient d’être changé, et vos autres sessions ont été fermées.',
        'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe et écrivez-nous.',
      ],
      action: { label: 'Choisir un nouveau mot de passe', path: 'forgotPassword' },
    }),
  },
};

const en: typeof fr = {
  greeting: (name) => `Hello ${name},`,
  signature: (brand) => `The ${brand} team`,
  orCopy: 'If the button does not work, copy this address into your browser:',
  letters: {
    'verify-email': ({ brand, token }) => ({
      subject: 'Confirm your e-mail address',
      paragraphs: [
        `Welcome to ${brand}. One step is left: confirming that this address is yours.`,
        'The link works for 24 hours. If you did not create an account, ignore this message and nothing will happen.',
      ],
      action: { label: 'Confirm my address', path: `verifyEmail?token=${token}` },
    }),
    'existing-account': ({ brand }) => ({
      subject: `You already have a ${brand} account`,
      paragraphs: [
        'Somebody, perhaps you, has just asked for an account with this address. You already have one, and it has not changed.',
        'To get in, sign in. If you have forgotten your password, choose a new one from the sign-in page.',
      ],
      action: { label: 'Sign in', path: 'signIn' },
    }),
    'reset-password': ({ token }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        'You asked to change your password. The link works for one hour, once.',
        'If you did not ask for it, ignore this message: your password stays the same.',
      ],
      action: { label: 'Choose a new password', path: `resetPassword?token=${token}` },
    }),
    'password-changed': () => ({
      subject: 'Your password has changed',
      paragraphs: [
        'The password of your account has just been changed, and your other sessions were closed.',
        'If this was not you, choose a new password at once and write to us.',
      ],
      action: { label: 'Choose a new password', path: 'forgotPassword' },
    }),
  },
};

export const emailTexts: Record<Locale, typeof fr> = { fr, en };
export type Template = keyof typeof fr.letters;
export const templates = Object.keys(fr.letters) as Template[];
