import { defineTexts } from '../../../i18n/texts.ts';

export const answersTexts = defineTexts(
  {
    title: 'Ses réponses',
    ownTitle: 'Vos réponses',
    rate: (percent: number) => `Répond à ${percent} % des candidatures`,
    ownRate: (percent: number) => `Vous répondez à ${percent} % des candidatures`,
    days: (days: number) => (days === 0 ? ', le jour même' : days === 1 ? ', en 1 jour' : `, en ${days} jours`),
    few: 'Taux de réponse : pas encore assez de réponses',
    elsewhere:
      'Votre taux de réponse n’est pas affiché : vous répondez aux candidatures dans votre propre outil de recrutement.',
    how: 'Part des candidatures des douze derniers mois auxquelles l’entreprise a répondu elle-même dans les 30 jours, et délai médian de ses réponses.',
    ownHow:
      'Les candidat·es le voient sur vos offres et sur votre page. C’est la part des candidatures des douze derniers mois auxquelles vous avez répondu dans les 30 jours, refus compris, et le délai médian de vos réponses. Il faut au moins cinq candidatures terminées ; le calcul a lieu chaque nuit.',
    toAnswer: {
      title: (count: number) =>
        count === 1 ? '1 candidature attend votre réponse' : `${count} candidatures attendent votre réponse`,
      text: 'Sans réponse avant le jour indiqué, la candidature est close au nom de votre entreprise, et la personne l’apprend.',
      before: (date: string) => `À répondre avant le ${date}`,
      spontaneous: 'Candidature spontanée',
      someone: 'Profil sans nom',
      all: 'Voir les candidatures à traiter',
    },
  },
  {
    title: 'Its answers',
    ownTitle: 'Your answers',
    rate: (percent) => `Answers ${percent}% of applications`,
    ownRate: (percent) => `You answer ${percent}% of applications`,
    days: (days) => (days === 0 ? ', on the same day' : days === 1 ? ', in 1 day' : `, in ${days} days`),
    few: 'Answer rate: not enough answers yet',
    elsewhere: 'Your answer rate is not shown: you answer applications in your own recruiting tool.',
    how: 'Share of the applications of the last twelve months that the company answered itself within 30 days, and the median time of its answers.',
    ownHow:
      'Candidates see it on your jobs and on your page. It is the share of the applications of the last twelve months that you answered within 30 days, refusals included, and the median time of your answers. It needs at least five ended applications and is counted every night.',
    toAnswer: {
      title: (count) =>
        count === 1 ? '1 application is waiting for your answer' : `${count} applications are waiting for your answer`,
      text: 'Without an answer before the day given, the application is closed in the name of your company, and the person is told.',
      before: (date) => `To answer before ${date}`,
      spontaneous: 'Spontaneous application',
      someone: 'Profile without a name',
      all: 'See the applications to answer',
    },
  },
);
