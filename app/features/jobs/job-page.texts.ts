import { defineTexts } from '../../i18n/texts.ts';

export const jobPageTexts = defineTexts(
  {
    title: (title: string, company: string) => `${title} – ${company}`,
    back: 'Toutes les offres',
    published: (date: string) => `Publiée le ${date}`,
    description: 'L’offre',
    noDescription: 'Aucune description pour le moment.',
    company: 'L’entreprise',
    staff: (count: number) => (count === 1 ? '1 personne' : `${count} personnes`),
    seeCompany: 'Voir la page de l’entreprise',
    site: 'Voir l’offre sur le site de l’entreprise',
    siteNote:
      'Cette offre se poursuit sur le site de l’entreprise. Si vous êtes connecté·e, elle saura que vous y êtes venu·e.',
    clicked: (date: string) => `Vous avez suivi ce lien le ${date}.`,
    visitor: {
      text: 'Créez un profil pour postuler : il suffit d’une fois, pour toutes les offres.',
      signUp: 'Créer un compte pour postuler',
      signIn: 'J’ai déjà un compte',
    },
    recruiter: 'Seuls les développeurs et développeuses postulent aux offres.',
    manage: 'Gérer mes offres',
    states: {
      draft: 'C’est un brouillon : seule votre entreprise le voit.',
      archive: (date: string) => `Cette offre est fermée depuis le ${date}. Seule votre entreprise la voit encore.`,
      waiting: 'Votre entreprise attend sa validation : personne d’autre ne voit cette offre.',
    },
    closed: {
      title: 'Cette offre est fermée',
      text: (company: string) => `${company} ne reçoit plus de candidatures pour ce poste.`,
      others: 'Voir les offres en ligne',
    },
  },
  {
    title: (title, company) => `${title} – ${company}`,
    back: 'All jobs',
    published: (date) => `Published on ${date}`,
    description: 'The job',
    noDescription: 'No description for now.',
    company: 'The company',
    staff: (count) => (count === 1 ? '1 person' : `${count} people`),
    seeCompany: 'See the company’s page',
    site: 'See the job on the company’s site',
    siteNote: 'This job goes on on the company’s site. If you are signed in, it will know that you came.',
    clicked: (date) => `You followed this link on ${date}.`,
    visitor: {
      text: 'Create a profile to apply: once is enough, for all jobs.',
      signUp: 'Create an account to apply',
      signIn: 'I have an account',
    },
    recruiter: 'Only developers apply to jobs.',
    manage: 'Manage my jobs',
    states: {
      draft: 'This is a draft: only your company sees it.',
      archive: (date) => `This job has been closed since ${date}. Only your company still sees it.`,
      waiting: 'Your company is waiting for validation: nobody else sees this job.',
    },
    closed: {
      title: 'This job is closed',
      text: (company) => `${company} does not take applications for this position any more.`,
      others: 'See the jobs online',
    },
  },
);
