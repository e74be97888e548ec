import { defineTexts } from '../../../i18n/texts.ts';

export const answersTexts = defineTexts(
  {
    title: 'Taux de réponse',
    ownTitle: 'Votre taux de réponse',
    rate: (percent: number) => `Répond à ${percent} % des candidatures`,
    ownRate: (percent: number) => `Vous répondez à ${percent} % des candidatures`,
    days: (days: number) => (days === 0 ? ', le jour même' : days === 1 ? ', en 1 jour' : `, en ${days} jours`),
    few: 'Taux de réponse : pas encore assez de réponses',
    elsewhere:
      'Votre taux de réponse n’est pas affiché : vous répondez aux candidatures dans votre propre outil de recrutement.',
    how: 'Part des candidatures des douze derniers mois auxquelles l’entreprise a répondu elle-même dans les 30 jours, et délai médian de ses réponses.',
    ownHowTitle: 'Comment est-il calculé ?',
    ownHow:
      'Les candidat·es le voient sur vos offres et sur votre page. C’est la part des candidatures des douze derniers mois auxquelles vous avez répondu dans les 30 jours, refus compris, et le délai médian de vos réponses. Il faut au moins cinq candidatures terminées ; le calcul a lieu chaque nuit.',
    toAnswer: {
      title: 'À traiter en premier',
      text: 'Sans réponse avant le jour indiqué, la candidature est close au nom de votre entreprise, et la personne l’apprend.',
      before: (date: string) => `Répondez avant le ${date}`,
      spontaneous: 'Candidature spontanée',
      someone: 'Profil sans nom',
      all: (count: number) =>
        count === 1 ? 'Voir la candidature à traiter' : `Voir les ${count} candidatures à traiter`,
    },
  },
  {
    title: 'Response rate',
    ownTitle: 'Your response rate',
    rate: (percent) => `Replies to ${percent}% of applications`,
    ownRate: (percent) => `You reply to ${percent}% of applications`,
    days: (days) => (days === 0 ? ', on the same day' : days === 1 ? ', in 1 day' : `, in ${days} days`),
    few: 'Response rate: not enough replies yet',
    elsewhere: 'Your response rate is not shown: you reply to applications in your own recruiting tool.',
    how: 'Share of applications from the last twelve months that the company itself replied to within 30 days, and its median reply time.',
    ownHowTitle: 'How is it calculated?',
    ownHow:
      'Candidates see it on your jobs and on your page. It is the share of applications from the last twelve months that you replied to within 30 days, including those you declined, and your median reply time. It needs at least five completed applications and is calculated every night.',
    toAnswer: {
      title: 'To reply to first',
      text: 'Without a reply before the day shown, the application is closed on your company’s behalf, and the person is told.',
      before: (date) => `Reply before ${date}`,
      spontaneous: 'Spontaneous application',
      someone: 'Profile without a name',
      all: (count) => (count === 1 ? 'See the application to reply to' : `See the ${count} applications to reply to`),
    },
  },
);
