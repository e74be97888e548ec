import type { HiringStep } from '../../../../domain/jobs/details/job-details.ts';

type Details = { team: string; teamSize: number; hiringWeeks: number; steps: HiringStep[] };

/** What offers say of the team and of the way to a hire. */
export const jobDetails: Record<'fr' | 'en', readonly Details[]> = {
  fr: [
    {
      team: 'Une responsable technique, quatre développeur·euses et une designer. On travaille souvent à deux, et chaque changement est relu.',
      teamSize: 6,
      hiringWeeks: 3,
      steps: [
        { name: 'Appel avec votre future responsable', duration: '30min', note: null },
        {
          name: 'Relecture de code à deux',
          duration: '90min',
          note: 'Sur un extrait de notre code, sans préparation.',
        },
        { name: 'Rencontre avec l’équipe', duration: 'halfDay', note: 'Dans nos bureaux ou en visio, à votre choix.' },
        { name: 'Proposition', duration: null, note: 'Sous cinq jours, dans tous les cas avec une réponse.' },
      ],
    },
    {
      team: 'Deux équipes de cinq personnes, chacune avec sa partie du produit. Vous rejoignez celle qui vous attire le plus.',
      teamSize: 10,
      hiringWeeks: 2,
      steps: [
        { name: 'Premier échange', duration: '45min', note: null },
        { name: 'Discussion autour d’un de vos projets', duration: '60min', note: 'Pas d’exercice à la maison.' },
      ],
    },
  ],
  en: [
    {
      team: 'An engineering lead, four developers and a designer. We often pair, and every change is reviewed.',
      teamSize: 6,
      hiringWeeks: 3,
      steps: [
        { name: 'A call with your future lead', duration: '30min', note: null },
        { name: 'Reviewing code together', duration: '90min', note: 'A piece of our own code, no preparation needed.' },
        { name: 'Meeting the team', duration: 'halfDay', note: null },
      ],
    },
  ],
};
