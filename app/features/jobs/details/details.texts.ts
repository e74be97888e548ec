import type { StepDuration } from '../../../../domain/jobs/details/job-details.ts';
import { defineTexts } from '../../../i18n/texts.ts';

const fr = {
  team: 'L’équipe',
  size: (count: number) => (count === 1 ? '1 personne' : `${count} personnes`),
  hiring: 'Le recrutement, étape par étape',
  weeks: (count: number) => (count === 1 ? 'Environ 1 semaine en tout.' : `Environ ${count} semaines en tout.`),
  durations: {
    '15min': '15 min',
    '30min': '30 min',
    '45min': '45 min',
    '60min': '1 h',
    '90min': '1 h 30',
    halfDay: 'une demi-journée',
    day: 'une journée',
  } satisfies Record<StepDuration, string> as Record<StepDuration, string>,
  form: {
    seniority: 'Séniorité',
    unsaid: 'Non précisée',
    teamHint: 'Avec qui l’on travaille : rôles, habitudes, responsable. Facultatif, 1 000 caractères au plus.',
    teamSize: 'Nombre de personnes dans l’équipe',
    hiringHint: (most: number) => `De la candidature à la réponse. Facultatif ; ${most} étapes au plus.`,
    step: (place: number) => `Étape ${place}`,
    newStep: 'nouvelle étape',
    duration: 'Durée',
    note: 'Précision (facultative)',
    addStep: 'Ajouter une étape',
    drag: 'Glisser pour changer l’ordre',
    up: 'Monter',
    down: 'Descendre',
    total: 'Durée totale du recrutement',
    applyUntil: 'Candidatures jusqu’au',
    applyUntilHint: 'Facultatif. Après ce jour, l’offre n’est plus en ligne ; sans lui, elle y reste 60 jours.',
    totalWeeks: (count: number) => (count === 1 ? '1 semaine' : `${count} semaines`),
  },
};

const en: typeof fr = {
  team: 'The team',
  size: (count) => (count === 1 ? '1 person' : `${count} people`),
  hiring: 'The hiring process, step by step',
  weeks: (count) => (count === 1 ? 'About 1 week in all.' : `About ${count} weeks in all.`),
  durations: {
    '15min': '15 min',
    '30min': '30 min',
    '45min': '45 min',
    '60min': '1 hour',
    '90min': '1.5 hours',
    halfDay: 'half a day',
    day: 'one day',
  },
  form: {
    seniority: 'Seniority',
    unsaid: 'Not specified',
    teamHint: 'The people one works with: roles, habits, manager. Optional, 1,000 characters at most.',
    teamSize: 'Number of people in the team',
    hiringHint: (most) => `From the application to the answer. Optional; ${most} steps at most.`,
    step: (place) => `Step ${place}`,
    newStep: 'new step',
    duration: 'Duration',
    note: 'Details (optional)',
    addStep: 'Add a step',
    drag: 'Drag to change the order',
    up: 'Move up',
    down: 'Move down',
    total: 'Length of the whole process',
    applyUntil: 'Applications until',
    applyUntilHint: 'Optional. After this day the job is no longer online; without it, it stays online for 60 days.',
    totalWeeks: (count) => (count === 1 ? '1 week' : `${count} weeks`),
  },
};

export const detailsTexts = defineTexts(fr, en);
