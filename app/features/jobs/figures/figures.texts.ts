import { defineTexts } from '../../../i18n/texts.ts';

/** How often an offer is opened, and what becomes of it. */
export const figuresTexts = defineTexts(
  {
    views: (count: string, number: number) => `${count} ${number > 1 ? 'vues' : 'vue'}`,
    applications: (count: string, number: number) => `${count} ${number > 1 ? 'candidatures' : 'candidature'}`,
    clicks: (count: string, number: number) => `${count} ${number > 1 ? 'clics' : 'clic'}`,
    conversations: (count: string, number: number) => `${count} ${number > 1 ? 'conversations' : 'conversation'}`,
    share: (percent: string) => ` (${percent} %)`,
    of: (title: string) => `Chiffres – ${title}`,
    title: 'Chiffres',
    heading: (title: string) => `Chiffres de l’offre « ${title} »`,
    back: 'Mes offres',
    applicants: 'Candidatures',
    steps: 'De la vue à la conversation',
    stepsElsewhere: 'De la vue à votre site',
    step: {
      views: 'Vues',
      clicks: 'Clics',
      sent: 'Candidatures',
      answered: 'Avec une réponse',
      talked: 'Conversations',
    },
    weeks: 'Les huit dernières semaines',
    chart: (views: string, answers: string) => `Par semaine : ${views} et ${answers} en tout`,
    week: 'Semaine du',
    none: 'Aucune vue comptée ces huit dernières semaines.',
    about:
      'Une personne compte une fois par jour, connectée ou non, sans que son identité soit conservée. Les robots, votre équipe et la nôtre ne sont pas comptés.',
  },
  {
    views: (count, number) => `${count} ${number !== 1 ? 'views' : 'view'}`,
    applications: (count, number) => `${count} ${number !== 1 ? 'applications' : 'application'}`,
    clicks: (count, number) => `${count} ${number !== 1 ? 'clicks' : 'click'}`,
    conversations: (count, number) => `${count} ${number !== 1 ? 'conversations' : 'conversation'}`,
    share: (percent) => ` (${percent}%)`,
    of: (title) => `Figures – ${title}`,
    title: 'Figures',
    heading: (title) => `Figures for the job “${title}”`,
    back: 'My jobs',
    applicants: 'Applications',
    steps: 'From view to conversation',
    stepsElsewhere: 'From view to your site',
    step: {
      views: 'Views',
      clicks: 'Clicks',
      sent: 'Applications',
      answered: 'With a reply',
      talked: 'Conversations',
    },
    weeks: 'The last eight weeks',
    chart: (views, answers) => `By week: ${views} and ${answers} in all`,
    week: 'Week of',
    none: 'No views counted in the last eight weeks.',
    about:
      'A person counts once a day, signed in or not, without their identity being kept. Robots, your team and ours are not counted.',
  },
);
