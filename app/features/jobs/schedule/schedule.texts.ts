import type { PublishProblem } from '../../../../domain/jobs/schedule/publication-day.ts';
import { defineTexts } from '../../../i18n/texts.ts';

const fr = {
  planned: (date: string) => `Publication prévue le ${date}`,
  incomplete: 'Complétez l’offre d’ici là : sinon elle restera un brouillon.',
  choose: 'Publier le…',
  change: 'Changer le jour',
  cancelPlan: 'Annuler la publication prévue',
  day: 'Jour de publication',
  hint: 'Elle part en ligne ce matin-là, à partir de 7 h, heure de Paris.',
  save: 'Planifier',
  cancel: 'Annuler',
  label: (action: string, title: string) => `${action} – ${title}`,
  done: (date: string) => `L’offre sera en ligne le ${date}.`,
  cancelled: 'La publication prévue est annulée. L’offre reste dans vos brouillons.',
  problems: {
    incomplete: 'La publication prévue n’a pas eu lieu : l’offre n’était pas complète.',
    notValidated: 'La publication prévue n’a pas eu lieu : votre entreprise n’était pas validée.',
  } satisfies Record<PublishProblem, string> as Record<PublishProblem, string>,
};

const en: typeof fr = {
  planned: (date) => `To be published on ${date}`,
  incomplete: 'Complete the job before then: otherwise it stays a draft.',
  choose: 'Publish on…',
  change: 'Change the day',
  cancelPlan: 'Cancel the planned publication',
  day: 'Day of publication',
  hint: 'It goes online that morning, from 7 a.m. on, Paris time.',
  save: 'Schedule',
  cancel: 'Cancel',
  label: (action, title) => `${action} – ${title}`,
  done: (date) => `The job will be online on ${date}.`,
  cancelled: 'The planned publication has been cancelled. The job stays in your drafts.',
  problems: {
    incomplete: 'The planned publication did not take place: the job was not complete.',
    notValidated: 'The planned publication did not take place: your company was not validated.',
  },
};

export const scheduleTexts = defineTexts(fr, en);
