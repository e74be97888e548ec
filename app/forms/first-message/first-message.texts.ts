import { defineTexts } from '../../i18n/texts.ts';

export const firstMessageTexts = defineTexts(
  {
    template: 'Modèle',
    choose: 'Choisir un modèle',
    own: 'Les vôtres',
    shared: 'Ceux de l’entreprise',
    manage: 'Gérer les modèles',
    create: 'Créer un modèle de message',
    newTab: 'nouvel onglet',
    back: 'Remettre mon texte',
    open: 'À compléter avant d’envoyer',
    select: (field: string) => `Aller à ${field}`,
    why: {
      firstName: 'cette personne ne montre pas de nom',
      company: 'le nom de votre entreprise manque',
      job: 'choisissez une offre dans « Ce que vous proposez »',
      range: 'précisez la rémunération dans « Ce que vous proposez »',
      place: 'précisez le lieu dans « Ce que vous proposez »',
      other: 'remplacez-le par vos mots',
    },
  },
  {
    template: 'Template',
    choose: 'Choose a template',
    own: 'Yours',
    shared: 'Your company’s',
    manage: 'Manage templates',
    create: 'Create a message template',
    newTab: 'new tab',
    back: 'Restore my text',
    open: 'To complete before sending',
    select: (field) => `Go to ${field}`,
    why: {
      firstName: 'this person shows no name',
      company: 'the name of your company is missing',
      job: 'choose a job in “What you offer”',
      range: 'give the pay in “What you offer”',
      place: 'give the place in “What you offer”',
      other: 'replace it with your own words',
    },
  },
);
