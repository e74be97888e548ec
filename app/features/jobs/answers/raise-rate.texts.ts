import { defineTexts } from '../../../i18n/texts.ts';

export const raiseRateTexts = defineTexts(
  {
    label: 'Pour améliorer ce taux',
    answer: (count: number) =>
      count > 1 ? `Répondez aux ${count} candidatures reçues` : 'Répondez à la candidature reçue',
    before: (date: string) => `– la plus ancienne avant le ${date}. Un refus compte comme une réponse.`,
    becomes: (percent: number) => `Si vous répondez à toutes à temps, le taux passe à ${percent} %.`,
    missing: (count: number) =>
      count > 1
        ? `Le taux s’affichera après ${count} autres candidatures terminées.`
        : 'Le taux s’affichera après une autre candidature terminée.',
    faster: (days: number) =>
      `La moitié de vos réponses prend ${days} jours ou plus. Des raisons et des messages prêts, et une réponse à plusieurs personnes à la fois dans la liste, vont plus vite :`,
    templates: 'Modèles de messages',
    keep: 'Rien n’attend. Répondez aux prochaines candidatures dans les 30 jours, le plus tôt est le mieux.',
  },
  {
    label: 'To raise this rate',
    answer: (count) =>
      count === 1 ? 'Reply to the application received' : `Reply to the ${count} applications received`,
    before: (date) => `– the oldest before ${date}. Declining counts as a reply.`,
    becomes: (percent) => `If you reply to all of them in time, the rate becomes ${percent}%.`,
    missing: (count) =>
      count === 1
        ? 'The rate will be shown after one more completed application.'
        : `The rate will be shown after ${count} more completed applications.`,
    faster: (days) =>
      `Half of your replies take ${days} days or more. Ready reasons and messages, and one reply to several people in the list, are faster:`,
    templates: 'Message templates',
    keep: 'Nothing is waiting. Reply to the next applications within 30 days, the sooner the better.',
  },
);
