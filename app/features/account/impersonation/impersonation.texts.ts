import { actingMinutes } from '../../../../domain/privacy/acting-time.ts';
import { withDe } from '../../../../domain/text/elision.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const impersonationTexts = defineTexts(
  {
    title: 'Agir au nom d’une personne',
    titleOf: (name: string) => `Agir au nom ${withDe(name)}`,
    lead: `Pendant ${actingMinutes} minutes au plus, vous voyez le produit comme cette personne et ce que vous faites est fait en son nom. Servez-vous-en pour aider, jamais pour décider à sa place.`,
    rules: [
      'La personne lit dans ses paramètres que vous l’avez fait, quand, et pourquoi.',
      'Chaque envoi est inscrit au journal avec vos deux noms.',
      'Son mot de passe, ses sessions, l’export et l’effacement de ses données vous restent inaccessibles.',
    ],
    reason: 'Raison',
    reasonHint: 'Par exemple : « Demande n° 12, l’import de CV ne passe pas ». La personne la lira.',
    submit: 'Agir en son nom',
  },
  {
    title: 'Act on another person’s behalf',
    titleOf: (name) => `Act on behalf of ${name}`,
    lead: `For ${actingMinutes} minutes at most, you see the product as this person does, and what you do is done on their behalf. Use it to help, never to decide for them.`,
    rules: [
      'The person can read in their settings that you did it, when and why.',
      'Every submission is logged under both names.',
      'Their password, their sessions, the export and the erasure of their data remain out of reach.',
    ],
    reason: 'Reason',
    reasonHint: 'For instance: “Request no. 12, the CV import fails”. The person will read it.',
    submit: 'Act on their behalf',
  },
);
