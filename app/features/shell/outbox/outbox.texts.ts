import { defineTexts } from '../../../i18n/texts.ts';

export const outboxTexts = defineTexts(
  {
    title: 'Boîte d’envoi',
    lead: 'Les derniers e-mails écrits par le produit. Sans serveur d’envoi configuré, ils restent sur cette machine.',
    empty: 'Aucun e-mail pour le moment',
    emptyText: 'Créez un compte ou demandez un nouveau mot de passe : le message apparaîtra ici.',
    to: 'À',
    people: (count: number) => `À ${count} personnes`,
    statuses: { queued: 'En attente', sent: 'Envoyé', failed: 'En échec', dropped: 'Abandonné' },
    hidden:
      'Ce message contient un lien personnel : il n’est montré qu’à la personne à qui il est adressé. Votre lecture est notée dans le journal.',
    back: 'Toute la boîte d’envoi',
    attachment: 'Pièce jointe :',
    unsubscribe: 'Se désabonner (en-tête du message)',
    views: {
      label: 'Affichage',
      mail: 'E-mail',
      light: 'Clair',
      dark: 'Sombre',
      text: 'Texte seul',
    },
    frame: (subject: string) => `E-mail : ${subject}`,
  },
  {
    title: 'Outbox',
    lead: 'The latest e-mails written by the product. Without a mail server configured, they stay on this machine.',
    empty: 'No e-mails yet',
    emptyText: 'Create an account or request a new password: the message will appear here.',
    to: 'To',
    people: (count) => `To ${count} people`,
    statuses: { queued: 'Queued', sent: 'Sent', failed: 'Failed', dropped: 'Dismissed' },
    hidden:
      'This message contains a personal link: it is shown only to the person it is addressed to. Your reading it is recorded in the log.',
    back: 'The whole outbox',
    attachment: 'Attachment:',
    unsubscribe: 'Unsubscribe (message header)',
    views: { label: 'View', mail: 'E-mail', light: 'Light', dark: 'Dark', text: 'Plain text' },
    frame: (subject) => `E-mail: ${subject}`,
  },
);
