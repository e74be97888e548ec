import { defineTexts } from '../../../i18n/texts.ts';

export const confirmationTexts = defineTexts(
  {
    title: 'Confirmer un score',
    about: (name: string) =>
      `Pendant un appel, proposez cinq questions à ${name}, qui partage son écran et répond devant vous. Elles sont un peu plus faciles que son score : une personne qui a ce niveau en réussit quatre en moyenne.`,
    someone: 'cette personne',
    openIt: 'La demande apparaît dans votre conversation : demandez-lui de l’ouvrir.',
    ask: 'Demander cinq questions',
    askAbout: (test: string) => `Demander cinq questions – ${test}`,
    next: (date: string) => `Nouvelle demande possible à partir du ${date}.`,
    confirmedOn: (date: string) => `confirmé le ${date}`,
    none: 'Aucun résultat de test sur ce profil.',
    requests: 'Demandes',
    states: {
      asked: (until: string) => `En attente de sa réponse, jusqu’à ${until}.`,
      expired: 'Pas de réponse.',
      declined: 'Pas cette fois.',
      playing: 'Les questions sont en cours.',
      confirmed: (right: number, questions: number) =>
        `Score confirmé : ${right} ${right > 1 ? 'bonnes réponses' : 'bonne réponse'} sur ${questions}.`,
      notConfirmed: (right: number, questions: number) =>
        `Score non confirmé : ${right} ${right > 1 ? 'bonnes réponses' : 'bonne réponse'} sur ${questions}.`,
    },
    refused: {
      closed: 'La conversation n’est plus ouverte.',
      notShown: 'Ce résultat n’est plus sur le profil.',
      answerFirst: 'Une demande est déjà en cours.',
      late: 'Cette demande a expiré.',
      other: 'Terminez d’abord les questions demandées par une autre entreprise.',
      empty: 'Ce test n’a pas de questions pour le moment.',
    },
    failed: 'Votre choix n’a pas pu être enregistré.',
    developer: {
      title: (test: string) => `Confirmer votre score : ${test}`,
      text: (company: string) =>
        `${company} vous propose cinq questions pendant votre appel. Vous partagez votre écran et vous répondez comme dans un test.`,
      counts: 'Elles comptent dans votre score comme les autres questions.',
      choice: 'Vous décidez : si vous ne voulez pas, rien ne change sur votre profil.',
      until: (time: string) => `Demande valable jusqu’à ${time}.`,
      accept: 'Accepter et commencer',
      decline: 'Pas maintenant',
      goOn: 'Continuer les cinq questions',
      asking: (test: string) => `Cinq questions du test ${test}`,
    },
  },
  {
    title: 'Confirm a score',
    about: (name) =>
      `During a call, offer ${name} five questions, to be answered in front of you with a shared screen. They are a little easier than the score suggests: someone at this level gets four right on average.`,
    someone: 'this person',
    openIt: 'The request appears in your conversation: ask them to open it.',
    ask: 'Ask five questions',
    askAbout: (test) => `Ask five questions – ${test}`,
    next: (date) => `You can ask again from ${date}.`,
    confirmedOn: (date) => `confirmed on ${date}`,
    none: 'There are no test results on this profile.',
    requests: 'Requests',
    states: {
      asked: (until) => `Waiting for a reply, until ${until}.`,
      expired: 'No reply.',
      declined: 'Not this time.',
      playing: 'The questions are being answered.',
      confirmed: (right, questions) => `Score confirmed: ${right} correct out of ${questions}.`,
      notConfirmed: (right, questions) => `Score not confirmed: ${right} correct out of ${questions}.`,
    },
    refused: {
      closed: 'The conversation is no longer open.',
      notShown: 'This result is no longer on the profile.',
      answerFirst: 'There is already an open request.',
      late: 'This request has expired.',
      other: 'Finish the questions requested by another company first.',
      empty: 'This test has no questions at the moment.',
    },
    failed: 'Your choice could not be saved.',
    developer: {
      title: (test) => `Confirm your score: ${test}`,
      text: (company) =>
        `${company} offers you five questions during your call. You share your screen and answer as in a test.`,
      counts: 'They count towards your score like all other questions.',
      choice: 'You decide: if you would rather not, nothing changes on your profile.',
      until: (time) => `Valid until ${time}.`,
      accept: 'Accept and begin',
      decline: 'Not now',
      goOn: 'Continue the five questions',
      asking: (test) => `Five questions from the ${test} test`,
    },
  },
);
