import { defineTexts } from '../../../../i18n/texts.ts';

/** The page of one candidate. */
export const fileTexts = defineTexts(
  {
    neighbours: {
      label: 'Dans la liste',
      before: 'Personne précédente',
      after: 'Personne suivante',
      place: (place: number, total: number) => `${place} sur ${total}`,
    },
    spontaneous: 'Candidature spontanée',
    noJob: 'Aucune',
    history: 'Historique',
    applied: (title: string) => `A postulé : ${title}`,
    closedOn: (date: string) => `Close sans réponse le ${date}`,
    introduction: 'Mise en relation',
    earlier: 'Échange précédent',
    more: 'Autres actions',
    hidden: 'Son profil ne vous est pas montré en ce moment.',
  },
  {
    neighbours: {
      label: 'In the list',
      before: 'Previous person',
      after: 'Next person',
      place: (place, total) => `${place} of ${total}`,
    },
    spontaneous: 'Spontaneous application',
    noJob: 'None',
    history: 'History',
    applied: (title) => `Applied: ${title}`,
    closedOn: (date) => `Closed without a reply on ${date}`,
    introduction: 'Introduction',
    earlier: 'Earlier conversation',
    more: 'Other actions',
    hidden: 'Their profile is not shown to you at the moment.',
  },
);
