import { defineTexts } from '../../i18n/texts.ts';

export const reportTexts = defineTexts(
  {
    button: 'Signaler cette question',
    title: 'Signaler cette question',
    lead: 'Notre équipe relit chaque signalement. La personne qui a écrit la question ne saura pas qui l’a signalée.',
    answered: 'Nous vous répondrons par e-mail.',
    anonymous: 'Sans compte, vous ne recevrez pas de réponse.',
    reason: 'Qu’est-ce qui ne va pas ?',
    choose: 'Choisissez une raison',
    body: 'Dites-nous en plus',
    bodyHint: 'Une source ou un exemple nous aide beaucoup.',
    send: 'Envoyer',
    sent: 'Merci : votre signalement est arrivé.',
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
    button: 'Report this question',
    title: 'Report this question',
    lead: 'Our team reads every report. Whoever wrote the question will not know who reported it.',
    answered: 'We will answer by e-mail.',
    anonymous: 'Without an account, you will not get an answer.',
    reason: 'What is wrong?',
    choose: 'Choose a reason',
    body: 'Tell us more',
    bodyHint: 'A source or an example helps a lot.',
    send: 'Send',
    sent: 'Thank you: your report has arrived.',
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
