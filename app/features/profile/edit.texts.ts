import { formDialogTexts } from '../../forms/form-dialog.texts.ts';
import { defineTexts } from '../../i18n/texts.ts';

/** Texts shared by all edit dialogs. */
export const editTexts = defineTexts(
  {
    ...formDialogTexts.fr,
    remove: 'Supprimer',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    drag: 'Glisser pour changer l’ordre',
    month: 'Mois',
    year: 'Année',
    optional: 'facultatif',
    conflict: {
      ...formDialogTexts.fr.conflict,
      title: 'Cette carte a changé entre-temps',
      text: 'Elle a été enregistrée ailleurs (un autre onglet, ou l’équipe) pendant que vous écriviez. Rien de ce que vous avez saisi n’est perdu.',
    },
    failures: {
      ...formDialogTexts.fr.failures,
      forbidden: 'Vous n’avez pas, ou plus, le droit de modifier ce profil.',
      gone: 'Ce profil n’existe plus.',
      large:
        'C’est trop long pour être envoyé. Ce que vous avez écrit reste ici : supprimez quelques entrées ou raccourcissez-les.',
    },
  },
  {
    ...formDialogTexts.en,
    remove: 'Delete',
    moveUp: 'Move up',
    moveDown: 'Move down',
    drag: 'Drag to change the order',
    month: 'Month',
    year: 'Year',
    optional: 'optional',
    conflict: {
      ...formDialogTexts.en.conflict,
      title: 'This card has changed in the meantime',
      text: 'It was saved elsewhere (another tab, or the team) while you were writing. Nothing you typed is lost.',
    },
    failures: {
      ...formDialogTexts.en.failures,
      forbidden: 'You do not have permission to edit this profile, or you no longer have it.',
      gone: 'This profile no longer exists.',
      large: 'This is too long to send. What you wrote is still here: delete some entries or shorten them.',
    },
  },
);
