import { defineTexts } from '../../../../i18n/texts.ts';

export const noticeTexts = defineTexts(
  {
    notice: {
      PUBLISHED: '',
      WAITING_FOR_VALIDATION:
        'Cette question n’est pas encore relue : sa réponse peut être fausse. Vos votes et vos commentaires nous aident à décider.',
      DECLINED: 'Cette question n’est pas retenue en l’état.',
      NOT_PUBLISHED: 'Cette question a été retirée.',
      ARCHIVED: 'Cette question n’est plus posée.',
      DELETED: 'Cette question est supprimée.',
    },
    readers: {
      everybody: '',
      signedIn: 'Seules les personnes connectées peuvent encore la lire.',
      draftReaders: 'Ce QCM n’est pas encore publié : seules les personnes qui l’écrivent voient ses questions.',
      nobodyElse: 'Ce QCM n’est plus proposé : vous seul·e pouvez encore lire cette question, que vous avez écrite.',
    },
    open: 'Ouvrir la contribution',
  },
  {
    notice: {
      PUBLISHED: '',
      WAITING_FOR_VALIDATION:
        'This question has not been reviewed yet: its answer may be wrong. Your votes and comments help us decide.',
      DECLINED: 'This question was not accepted as it stands.',
      NOT_PUBLISHED: 'This question has been withdrawn.',
      ARCHIVED: 'This question is no longer asked.',
      DELETED: 'This question has been deleted.',
    },
    readers: {
      everybody: '',
      signedIn: 'Only people who are signed in can still read it.',
      draftReaders: 'This test is not published yet: only the people writing it can see its questions.',
      nobodyElse: 'This test is no longer offered: only you can still read this question, which you wrote.',
    },
    open: 'Open the contribution',
  },
);
