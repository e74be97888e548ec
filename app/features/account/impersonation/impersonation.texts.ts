import { actingMinutes } from '../../../../domain/privacy/acting-time.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const impersonationTexts = defineTexts(
  {
    title: 'Agir au nom d’une personne',
    titleOf: (name: string) => `Agir au nom de ${name}`,
    lead: `Pendant ${actingMinutes} minutes au plus, vous voyez le produit comme cette personne et ce que vous faites est fait en son nom. Servez-vous-en pour aider, jamais pour décider à sa place.`,
    rules: [
      'La personne lit dans ses paramètres que vous l’avez fait, quand, et pourquoi.',
      'Chaque envoi est inscrit au journal avec vos deux noms.',
      'Son mot de passe, ses sessions, l’export et l’effacement de ses données vous restent fermés.',
    ],
    reason: 'Raison',
    reasonHint: 'Par exemple : « Demande n° 12, l’import de CV ne passe pas ». La personne la lira.',
    submit: 'Agir en son nom',
  },
  {
    title: 'Act as another person',
    titleOf: (name) => `Act as ${name}`,
    lead: `For ${actingMinutes} minutes at most you see the product as this person does, and what you do is done in their name. Use it to help, never to decide for them.`,
    rules: [
      'The person reads in their settings that you did it, when, and why.',
      'Everything that is sent is written to the log with both your names.',
      'Their password, their sessions, the export and the erasure of their data stay closed to you.',
    ],
    reason: 'Reason',
    reasonHint: 'For instance: “Request no. 12, the CV import fails”. The person will read it.',
    submit: 'Act in their name',
  },
);
