import { defineTexts } from '../../i18n/texts.ts';

export const promisesTexts = defineTexts(
  {
    developer: {
      title: 'Votre recherche, à vos conditions',
      promises: [
        {
          name: 'Vous réglez qui voit quoi',
          detail: 'Carte par carte : ce que tout le monde voit, et ce que seules les entreprises validées voient.',
        },
        {
          name: 'Vos tests parlent pour vous',
          detail: 'Douze questions à votre niveau, un score, un rang. Vous choisissez ce qui figure sur votre profil.',
        },
        {
          name: 'Seules des entreprises validées vous écrivent',
          detail: 'Leur premier message annonce ce qu’elles proposent. Vos coordonnées attendent votre accord.',
        },
      ],
    },
    recruiter: {
      title: 'Des personnes, pas des mots-clés',
      promises: [
        {
          name: 'Des profils relus',
          detail: 'Notre équipe relit chaque profil avant qu’il entre dans la CVThèque.',
        },
        {
          name: 'Une conversation d’abord',
          detail: 'Vous annoncez ce que vous proposez, la personne vous répond ici même.',
        },
        {
          name: 'Vos offres, suivies à plusieurs',
          detail: 'Publiez-les, lisez les candidatures, et suivez-les avec vos collègues.',
        },
      ],
    },
  },
  {
    developer: {
      title: 'Your search, on your terms',
      promises: [
        {
          name: 'You set who sees what',
          detail: 'Card by card: what is public, and what only validated companies see.',
        },
        {
          name: 'Your tests speak for you',
          detail: 'Twelve questions at your level, a score, a rank. You choose what is on your profile.',
        },
        {
          name: 'Only validated companies write to you',
          detail: 'Their first message states their terms. Your contact details wait for your consent.',
        },
      ],
    },
    recruiter: {
      title: 'People, not keywords',
      promises: [
        {
          name: 'Profiles we have read',
          detail: 'Our team reads each profile before it enters the CV library.',
        },
        {
          name: 'A conversation first',
          detail: 'You state your terms, and the person answers right here.',
        },
        {
          name: 'Your jobs, followed together',
          detail: 'Publish them, read the applications, and follow them with your colleagues.',
        },
      ],
    },
  },
);
