import { defineTexts } from '../i18n/texts.ts';

/** docs/product/contact.md, Errors of a request: the French title, lead and label are fixed letter for letter. */
export const contactFailureTexts = defineTexts(
  {
    title: "Une erreur s'est produite",
    lead: (name: string) => `Erreur lors de votre démarrage de mise en relation avec ${name}`,
    said: (error: string) => `Le serveur a renvoyé le message ${error}`,
    kept: 'Votre message est gardé tant que cette page est ouverte.',
    contact: 'Nous contacter',
    close: 'Fermer',
    retry: 'Réessayer',
    failures: {
      network: 'La connexion est coupée. Réessayez dans un instant : rien de ce que vous avez écrit n’est perdu.',
      fault: 'Quelque chose n’a pas fonctionné de notre côté. Réessayez : rien de ce que vous avez écrit n’est perdu.',
      forbidden: 'Vous n’avez pas, ou plus, le droit de faire cela. Ce que vous avez écrit reste ici.',
      gone: 'Cette personne n’est plus visible pour votre entreprise.',
      large: 'C’est trop long pour être envoyé. Votre texte reste ici : raccourcissez-le.',
      tooMany: 'C’est beaucoup en peu de temps. Patientez un peu, puis réessayez : rien n’est perdu.',
      noApplication: 'Cette candidature a été retirée entre-temps.',
      answeredElsewhere: 'Les candidatures se traitent dans l’outil de recrutement de votre entreprise.',
      offerClosed:
        'L’offre choisie n’est plus en ligne. Fermez ce message, puis choisissez-en une autre ou précisez ce que vous proposez.',
      openField: 'Il reste un champ entre accolades dans ce message. Complétez-le ou retirez-le, puis envoyez-le.',
      short: 'Une fois ses champs remplis, ce message est trop court. Complétez-le, puis envoyez-le.',
      long: 'Une fois ses champs remplis, ce message est trop long. Raccourcissez-le, puis envoyez-le.',
      notSelected: 'Cette personne ne fait plus partie de votre sélection.',
    },
  },
  {
    title: 'Something went wrong',
    lead: (name) => `Error while starting your introduction with ${name}`,
    said: (error) => `The server replied with the message ${error}`,
    kept: 'Your message is kept as long as this page is open.',
    contact: 'Contact us',
    close: 'Close',
    retry: 'Try again',
    failures: {
      network: 'The connection is down. Try again in a moment: nothing you wrote is lost.',
      fault: 'Something did not work on our side. Try again: nothing you wrote is lost.',
      forbidden: 'You do not, or no longer, have permission to do this. What you wrote stays here.',
      gone: 'This person is no longer visible to your company.',
      large: 'This is too long to be sent. Your text stays here: shorten it.',
      tooMany: 'That is a lot in a short time. Wait a little, then try again: nothing is lost.',
      noApplication: 'This application has been withdrawn in the meantime.',
      answeredElsewhere: 'Replies to applications are given in your company’s own recruiting tool.',
      offerClosed:
        'The job you chose is no longer online. Close this message, then choose another one or describe what you offer.',
      openField: 'A field in braces is left in this message. Complete it or remove it, then send it.',
      short: 'Once its fields are filled, this message is too short. Add to it, then send it.',
      long: 'Once its fields are filled, this message is too long. Shorten it, then send it.',
      notSelected: 'This person is no longer in your selection.',
    },
  },
);
