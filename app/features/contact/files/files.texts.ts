import { mostMessageFiles } from '../../../../domain/contact/files/message-files.ts';
import type { documentsTexts } from '../../../documents/documents.texts.ts';
import { defineTexts } from '../../../i18n/texts.ts';

/** Files in messages, while they are chosen and where they are read. */
export const filesTexts = defineTexts(
  {
    attach: 'Joindre un PDF',
    rules: `PDF, 10 Mo au plus, ${mostMessageFiles} par message`,
    chosen: 'Fichiers à envoyer',
    sent: 'Fichiers',
    unnamed: 'Document.pdf',
    checking: 'Vérification…',
    sending: (name: string) => `Envoi du fichier ${name}`,
    remove: (name: string) => `Retirer ${name}`,
    retry: 'Réessayer',
    open: 'Ouvrir',
    tooMany: `${mostMessageFiles} fichiers au plus par message : envoyez les autres dans un second message.`,
    gone: 'Un fichier joint n’est plus disponible : joignez-le à nouveau. Ce message n’a pas été envoyé.',
    drop: 'Déposez le fichier pour le joindre',
    errors: {
      forbidden: 'Vous ne pouvez plus écrire dans cette conversation.',
      gone: 'Cette conversation n’existe plus.',
      conflict: 'La conversation a été fermée entre-temps : ce fichier n’a pas été envoyé.',
    },
  },
  {
    attach: 'Attach a PDF',
    rules: `PDF, 10 MB at most, ${mostMessageFiles} in a message`,
    chosen: 'Files to send',
    sent: 'Files',
    unnamed: 'Document.pdf',
    checking: 'Checking…',
    sending: (name) => `Uploading ${name}`,
    remove: (name) => `Remove ${name}`,
    retry: 'Try again',
    open: 'Open',
    tooMany: `${mostMessageFiles} files at most in a message: send the others in a second message.`,
    gone: 'An attached file is no longer available: attach it again. This message was not sent.',
    drop: 'Drop the file to attach it',
    errors: {
      forbidden: 'You can no longer write in this conversation.',
      gone: 'This conversation no longer exists.',
      conflict: 'The conversation has since been closed: this file was not sent.',
    },
  },
);

export type FileError = keyof typeof documentsTexts.fr.errors | keyof typeof filesTexts.fr.errors;
