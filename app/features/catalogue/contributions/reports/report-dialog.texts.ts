import { defineTexts } from '../../../../i18n/texts.ts';

export const reportDialogTexts = defineTexts(
  {
    title: 'Signaler cette question',
    lead: 'Notre équipe relit chaque signalement. La personne qui a écrit la question ne saura pas qui l’a signalée.',
    answered: 'Nous vous répondrons par e-mail.',
    anonymous: 'Sans compte, vous ne recevrez pas de réponse.',
    reason: 'Qu’est-ce qui ne va pas ?',
    choose: 'Choisissez une raison',
    body: 'Dites-nous en plus',
    bodyHint: 'Une source ou un exemple nous aide beaucoup.',
    send: 'Envoyer',
    sent: 'Merci : nous avons reçu votre signalement.',
  },
  {
    title: 'Report this question',
    lead: 'Our team reviews every report. The author of the question will not know who reported it.',
    answered: 'We will reply by e-mail.',
    anonymous: 'Without an account, you will not get a reply.',
    reason: 'What is wrong?',
    choose: 'Choose a reason',
    body: 'Tell us more',
    bodyHint: 'A source or an example helps a lot.',
    send: 'Send',
    sent: 'Thank you: we have received your report.',
  },
);
