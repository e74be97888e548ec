import { defineTexts } from '../../../i18n/texts.ts';

export const emailsTexts = defineTexts(
  {
    title: 'Messages du produit',
    lead: 'Tous les e-mails que le produit écrit, dans les deux langues, avec des mots inventés là où ils changent.',
    list: 'Messages',
    choose: 'Message',
    show: 'Afficher',
    languages: { fr: 'En français', en: 'En anglais' },
    subject: 'Objet :',
    frame: (subject: string) => `Aperçu : ${subject}`,
    plain: 'Version texte',
    queued: 'Part par la file des tâches, avec de nouveaux essais ; jamais deux fois.',
    atOnce: 'Part tout de suite : l’administrateur·ice qui l’envoie attend de savoir s’il est parti.',
    optional: 'La personne peut ne plus le recevoir, dans ses paramètres ou depuis sa messagerie.',
    necessary: 'Toujours envoyé.',
  },
  {
    title: 'Messages of the product',
    lead: 'Every e-mail that the product writes, in both languages, with invented words where they change.',
    list: 'Messages',
    choose: 'Message',
    show: 'Show',
    languages: { fr: 'In French', en: 'In English' },
    subject: 'Subject:',
    frame: (subject) => `Preview: ${subject}`,
    plain: 'Plain text',
    queued: 'Goes out by the job queue, with new attempts; never twice.',
    atOnce: 'Goes out at once: the administrator who sends it waits to hear whether it went.',
    optional: 'Its reader can turn it off, in the settings or in the mail program.',
    necessary: 'Always sent.',
  },
);
