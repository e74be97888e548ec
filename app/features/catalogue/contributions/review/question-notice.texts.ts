import { defineTexts } from '../../../../i18n/texts.ts';

export const noticeTexts = defineTexts(
  {
    notice: {
      WAITING_FOR_VALIDATION:
        'Cette question n’est pas encore relue : sa réponse peut être fausse. Vos votes et vos commentaires nous aident à décider.',
      DECLINED: 'Cette question n’est pas retenue en l’état. Son auteur·e et notre équipe la voient, personne d’autre.',
      NOT_PUBLISHED: 'Cette question a été retirée. Son auteur·e et notre équipe la voient, personne d’autre.',
      ARCHIVED: 'Cette question n’est plus posée. Son auteur·e et notre équipe la voient, personne d’autre.',
      DELETED: 'Cette question est supprimée. Son auteur·e et notre équipe la voient, personne d’autre.',
    },
    draft: 'Ce QCM n’est pas encore publié : seul·es celles et ceux qui l’écrivent voient ses questions.',
    open: 'Ouvrir la contribution',
  },
  {
    notice: {
      WAITING_FOR_VALIDATION:
        'This question has not been reviewed yet: its answer may be wrong. Your votes and comments help us decide.',
      DECLINED: 'This question is not taken as it is. Its author and our team see it, nobody else.',
      NOT_PUBLISHED: 'This question was withdrawn. Its author and our team see it, nobody else.',
      ARCHIVED: 'This question is not asked any more. Its author and our team see it, nobody else.',
      DELETED: 'This question is deleted. Its author and our team see it, nobody else.',
    },
    draft: 'This test is not published yet: only those who write it see its questions.',
    open: 'Open the contribution',
  },
);
