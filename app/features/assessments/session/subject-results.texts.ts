import { defineTexts } from '../../../i18n/texts.ts';

export const subjectTexts = defineTexts(
  {
    title: 'Par sujet',
    other: 'Autres questions',
    right: (right: number, total: number) => `${right} sur ${total}`,
    practise: 'Pour s’entraîner :',
    skipped: 'La plupart des questions n’ont pas eu de réponse : le détail par sujet n’est pas établi.',
    counted: (counted: number, asked: number) =>
      `${counted} ${counted > 1 ? 'questions' : 'question'} sur ${asked} ${counted > 1 ? 'comptent' : 'compte'} dans le score.`,
    why: 'Les questions classées et leurs réponses ne sont pas montrées, pour que le score garde la même valeur pour chaque personne.',
  },
  {
    title: 'By topic',
    other: 'Other questions',
    right: (right, total) => `${right} of ${total}`,
    practise: 'To practise:',
    skipped: 'Most questions were not answered, so there are no details by topic.',
    counted: (counted, asked) =>
      `${counted} of ${asked} questions ${counted === 1 ? 'counts' : 'count'} towards the score.`,
    why: 'Questions from ranked sessions and their answers are not shown, so that the score means the same for everyone.',
  },
);
