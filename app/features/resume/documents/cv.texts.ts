import type { documentsTexts } from '../../../documents/documents.texts.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const cvTexts = defineTexts(
  {
    title: 'CV',
    send: 'Envoyer mon CV',
    sendTheirs: 'Envoyer le CV',
    see: 'Voir le CV',
    invitation:
      'Ajoutez votre CV en PDF : les entreprises abonnées peuvent le lire ici, avec les coordonnées qu’il contient. En dehors d’elles, il n’est visible que de vous et de notre équipe.',
    invitationTheirs: 'Aucun CV n’a encore été envoyé. Les entreprises abonnées pourront le lire ici.',
    rules: 'PDF uniquement, 10 Mo au plus. Vous pouvez aussi déposer le fichier ici.',
    replaces: 'Un nouveau PDF (10 Mo au plus) remplace celui-ci. Vous pouvez aussi le déposer ici.',
    drop: 'Déposez le fichier pour l’envoyer',
    sending: (name: string) => `Envoi du fichier ${name}`,
    checking: 'Vérification du fichier…',
    cancel: 'Annuler',
    cancelled: 'Envoi annulé.',
    sent: 'Votre CV est enregistré.',
    sentTheirs: 'Le CV est enregistré.',
    remove: 'Supprimer le CV',
    removeQuestion: 'Supprimer ce CV ? Les entreprises ne pourront plus le lire.',
    removeYes: 'Supprimer',
    removed: 'Le CV est supprimé.',
    notRemoved: 'Le CV n’a pas pu être supprimé. Vérifiez votre connexion, puis réessayez.',
    details: (size: string, day: string) => `${size}, envoyé le ${day}`,
    errors: {
      several: 'Un seul fichier à la fois : choisissez lequel.',
      forbidden: 'Vous n’avez pas le droit de modifier ce profil.',
      gone: 'Ce profil n’existe plus.',
    },
  },
  {
    title: 'CV',
    send: 'Upload my CV',
    sendTheirs: 'Upload the CV',
    see: 'View the CV',
    invitation:
      'Add your CV as a PDF: recruiters with a paid plan can read it here, including any contact details in it. Apart from them, only you and our team can see it.',
    invitationTheirs: 'No CV has been uploaded yet. Recruiters with a paid plan will be able to read it here.',
    rules: 'PDF only, 10 MB at most. You can also drop the file here.',
    replaces: 'A new PDF (10 MB at most) replaces this one. You can also drop it here.',
    drop: 'Drop the file to upload it',
    sending: (name: string) => `Uploading ${name}`,
    checking: 'Checking the file…',
    cancel: 'Cancel',
    cancelled: 'Upload cancelled.',
    sent: 'Your CV has been saved.',
    sentTheirs: 'The CV has been saved.',
    remove: 'Delete the CV',
    removeQuestion: 'Delete this CV? Recruiters will no longer be able to read it.',
    removeYes: 'Delete',
    removed: 'The CV has been deleted.',
    notRemoved: 'The CV could not be deleted. Check your connection, then try again.',
    details: (size: string, day: string) => `${size}, uploaded on ${day}`,
    errors: {
      several: 'One file at a time: choose which one.',
      forbidden: 'You do not have permission to edit this profile.',
      gone: 'This profile no longer exists.',
    },
  },
);

export type CvError = keyof typeof documentsTexts.fr.errors | keyof typeof cvTexts.fr.errors;
