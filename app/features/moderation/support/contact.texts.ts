import { defineTexts } from '../../../i18n/texts.ts';

export const contactTexts = defineTexts(
  {
    title: 'Nous contacter',
    lead: 'Une question, un souci, une idée : une personne vous lit et vous répond par e-mail.',
    bottle: 'Une bouteille à la mer, et une personne pour l’ouvrir.',
    email: 'Votre adresse e-mail',
    message: 'Votre message',
    submit: 'Envoyer le message',
    sent: 'Votre message est bien arrivé. Nous vous répondrons par e-mail.',
    answerTo: (email: string) => `Nous vous répondrons à ${email}.`,
    another: 'Écrire un autre message',
    introduction: (error: string) =>
      `J'ai eu une erreur pour démarrer ma mise en relation, voici le code de l'erreur : ${error}`,
    chat: {
      title: 'Discuter en direct',
      frame: 'Discussion avec notre équipe',
      note: 'La discussion est hébergée par Crisp : elle ne se charge que si vous le demandez.',
      open: 'Ouvrir la discussion',
    },
  },
  {
    title: 'Contact us',
    lead: 'A question, a problem, an idea: a real person reads your message and replies by e-mail.',
    bottle: 'A message in a bottle, and a real person to open it.',
    email: 'Your e-mail address',
    message: 'Your message',
    submit: 'Send the message',
    sent: 'Your message has arrived. We will reply by e-mail.',
    answerTo: (email) => `We will reply to ${email}.`,
    another: 'Write another message',
    introduction: (error) => `I had an error when starting my introduction, here is the error code: ${error}`,
    chat: {
      title: 'Chat with us',
      frame: 'Chat with our team',
      note: 'The chat is hosted by Crisp: it only loads when you ask for it.',
      open: 'Open the chat',
    },
  },
);
