import { defineTexts } from '../../../i18n/texts.ts';

export const subjectTexts = defineTexts(
  {
    title: 'Par sujet',
    other: 'Autres questions',
    right: (right: number, total: number) => `${right} sur ${total}`,
    practise: 'Pour s’entraîner :',
    skipped: 'La plupart des questions n’ont pas eu de réponse : le détail par sujet n’est pas établi.',
    counted: (counted: number, asked: number) => `${counted} questions sur ${asked} comptent dans le score.`,
    why: 'Les questions classées et leurs réponses ne sont pas montrées, pour que le score garde la même valeur pour chaque personne.',
  },
  {
    title: 'By subject',
    other: 'Other questions',
    right: (right, total) => `${right} of ${total}`,
    practise: 'To practise:',
    skipped: 'Most questions were not answered, so there are no details by subject.',
    counted: (counted, asked) => `${counted} of ${asked} questions count in the score.`,
    why: 'Rated questions and their answers are not shown, so that the score means the same for each person.',
  },
);
