import { defineTexts } from '../i18n/texts.ts';
import { networkTexts } from './network.texts.ts';

/** The sentences for failures. Not in the texts of dialogs, because most pages never open one. */
export const failureTexts = defineTexts(
  {
    failures: {
      network: networkTexts.fr.network,
      fault: 'Quelque chose n’a pas fonctionné de notre côté. Ce que vous avez écrit reste ici : réessayez.',
      signedOut:
        'Votre session a pris fin, et rien n’a été enregistré. Ce que vous avez écrit reste ici : connectez-vous dans un autre onglet, puis réessayez.',
      forbidden: 'Vous n’avez pas, ou plus, le droit de faire cela. Ce que vous avez écrit reste ici.',
      gone: 'Ce que vous modifiez n’existe plus.',
      large: 'C’est trop long pour être envoyé. Ce que vous avez écrit reste ici : raccourcissez-le.',
      tooMany: 'C’est beaucoup en peu de temps. Ce que vous avez écrit reste ici : patientez un peu, puis réessayez.',
    },
    signIn: 'Se connecter (nouvel onglet)',
    moved: 'Une autre personne l’a fait avant vous : la page est maintenant à jour.',
  },
  {
    failures: {
      network: networkTexts.en.network,
      fault: 'Something did not work on our side. What you wrote stays here: try again.',
      signedOut:
        'Your session has ended, and nothing was saved. What you wrote stays here: sign in again in another tab, then try again.',
      forbidden: 'You do not, or no longer, have permission to do this. What you wrote stays here.',
      gone: 'What you are editing no longer exists.',
      large: 'This is too long to be sent. What you wrote stays here: shorten it.',
      tooMany: 'That is a lot in a short time. What you wrote stays here: wait a little, then try again.',
    },
    signIn: 'Sign in (new tab)',
    moved: 'Someone else did it first: the page is now up to date.',
  },
);
