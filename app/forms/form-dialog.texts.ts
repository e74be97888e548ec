import { defineTexts } from '../i18n/texts.ts';

/** What every dialog with a form says. */
export const formDialogTexts = defineTexts(
  {
    cancel: 'Annuler',
    confirm: 'Confirmer',
    add: 'Ajouter',
    close: 'Fermer',
    loading: 'Chargement',
    saved: 'Vos changements sont enregistrés.',
    conflict: {
      title: 'Cela a changé entre-temps',
      text: 'Quelqu’un d’autre (ou vous, dans un autre onglet) a enregistré pendant que vous écriviez. Rien de ce que vous avez saisi n’est perdu.',
      mine: 'Enregistrer ma version',
      theirs: 'Reprendre la version enregistrée',
    },
    failures: {
      network: 'La connexion est coupée. Ce que vous avez écrit reste ici : réessayez dans un instant.',
      fault: 'Quelque chose n’a pas fonctionné de notre côté. Ce que vous avez écrit reste ici : réessayez.',
      forbidden:
        'Vous n’avez pas, ou plus, le droit de faire cela. Si votre session a expiré, reconnectez-vous dans un autre onglet puis réessayez ici : rien de ce que vous avez écrit n’est perdu.',
      gone: 'Ce que vous modifiez n’existe plus.',
      large: 'C’est trop long pour être envoyé. Ce que vous avez écrit reste ici : raccourcissez-le.',
      tooMany: 'C’est beaucoup en peu de temps. Ce que vous avez écrit reste ici : patientez un peu, puis réessayez.',
    },
    moved: 'Quelqu’un a été plus rapide : la page montre maintenant où vous en êtes.',
    refused: 'Ceci n’a pas pu être enregistré',
    leave: 'Vous avez des changements non enregistrés. Quitter la page et les perdre ?',
    retry: 'Réessayer',
  },
  {
    cancel: 'Cancel',
    confirm: 'Confirm',
    add: 'Add',
    close: 'Close',
    loading: 'Loading',
    saved: 'Your changes are saved.',
    conflict: {
      title: 'This has changed meanwhile',
      text: 'Somebody else (or you, in another tab) saved it while you were writing. Nothing you typed is lost.',
      mine: 'Save my version',
      theirs: 'Take the saved version',
    },
    failures: {
      network: 'The connection is down. What you wrote stays here: try again in a moment.',
      fault: 'Something did not work on our side. What you wrote stays here: try again.',
      forbidden:
        'You may not do this, or not any more. If your session has expired, sign in again in another tab, then try again here: nothing you wrote is lost.',
      gone: 'What you are changing does not exist any more.',
      large: 'This is too long to be sent. What you wrote stays here: shorten it.',
      tooMany: 'That is a lot in a short time. What you wrote stays here: wait a little, then try again.',
    },
    moved: 'Somebody was quicker: the page now shows where things stand.',
    refused: 'This could not be stored',
    leave: 'You have changes that are not saved. Leave the page and lose them?',
    retry: 'Try again',
  },
);

export type FormDialogTexts = typeof formDialogTexts.fr;
