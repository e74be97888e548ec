import { defineTexts } from '../../../i18n/texts.ts';

export const emailsTexts = defineTexts(
  {
    title: 'Messages du produit',
    lead: 'Tous les e-mails que le produit écrit, dans les deux langues, avec des exemples à la place des parties variables.',
    list: 'Messages',
    choose: 'Message',
    show: 'Afficher',
    languages: { fr: 'En français', en: 'En anglais' },
    subject: 'Objet :',
    frame: (subject: string) => `Aperçu : ${subject}`,
    plain: 'Version texte',
    queued: 'Part par la file des tâches, avec de nouveaux essais ; jamais deux fois.',
    atOnce: 'Part tout de suite : l’administrateur·rice qui l’envoie attend de savoir s’il est parti.',
    optional: 'La personne peut ne plus le recevoir, dans ses paramètres ou depuis sa messagerie.',
    necessary: 'Toujours envoyé.',
  },
  {
    title: 'Product e-mails',
    lead: 'Every e-mail that the product sends, in both languages, with sample values for the variable parts.',
    list: 'Messages',
    choose: 'Message',
    show: 'Show',
    languages: { fr: 'In French', en: 'In English' },
    subject: 'Subject:',
    frame: (subject) => `Preview: ${subject}`,
    plain: 'Plain text',
    queued: 'Sent through the task queue, with retries; never twice.',
    atOnce: 'Sent right away: the administrator who sends it waits to know whether it went through.',
    optional: 'The person can turn it off, in their settings or in their mail app.',
    necessary: 'Always sent.',
  },
);
