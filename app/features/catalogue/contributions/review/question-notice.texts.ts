import { defineTexts } from '../../../../i18n/texts.ts';

export const noticeTexts = defineTexts(
  {
    notice: {
      WAITING_FOR_VALIDATION:
        'Cette question n’est pas encore relue : sa réponse peut être fausse. Vos votes et vos commentaires nous aident à décider.',
      DECLINED: 'Cette question n’est pas retenue en l’état. Seules les personnes connectées peuvent encore la lire.',
      NOT_PUBLISHED: 'Cette question a été retirée. Seules les personnes connectées peuvent encore la lire.',
      ARCHIVED: 'Cette question n’est plus posée. Seules les personnes connectées peuvent encore la lire.',
      DELETED: 'Cette question est supprimée. Seules les personnes connectées peuvent encore la lire.',
    },
    draft: 'Ce QCM n’est pas encore publié : seules les personnes qui l’écrivent voient ses questions.',
    open: 'Ouvrir la contribution',
  },
  {
    notice: {
      WAITING_FOR_VALIDATION:
        'This question has not been reviewed yet: its answer may be wrong. Your votes and comments help us decide.',
      DECLINED: 'This question is not taken as it is. Only people who are signed in can still read it.',
      NOT_PUBLISHED: 'This question was withdrawn. Only people who are signed in can still read it.',
      ARCHIVED: 'This question is not asked any more. Only people who are signed in can still read it.',
      DELETED: 'This question is deleted. Only people who are signed in can still read it.',
    },
    draft: 'This test is not published yet: only the people who write it can see its questions.',
    open: 'Open the contribution',
  },
);
