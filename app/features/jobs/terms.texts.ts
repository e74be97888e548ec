import { termWords } from '../../../domain/jobs/job-terms.ts';
import { defineTexts } from '../../i18n/texts.ts';

/** The words for the terms of an offer. */
export const termsTexts = defineTexts(
  {
    ...termWords.fr,
    terms: 'En bref',
    needs: 'Compétences attendues',
    importance: { required: 'Indispensable', nice: 'Apprécié' },
    technologies: 'Technologies',
    untitled: 'Aucun titre',
    newTab: '(nouvel onglet)',
  },
  {
    ...termWords.en,
    terms: 'In short',
    needs: 'Skills expected',
    importance: { required: 'Required', nice: 'Nice to have' },
    technologies: 'Technologies',
    untitled: 'No title',
    newTab: '(new tab)',
  },
);
