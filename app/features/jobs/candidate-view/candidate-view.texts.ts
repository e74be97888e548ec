import { defineTexts } from '../../../i18n/texts.ts';

export const candidateViewTexts = defineTexts(
  {
    title: (job: string) => `Aperçu – ${job}`,
    open: 'Voir comme un·e candidat·e',
    notice: 'Aperçu',
    text: 'Voici l’offre telle que la lit une personne qui cherche un emploi. Les boutons ne font rien, et cette visite n’est pas comptée.',
    back: 'Revenir à l’offre',
    manage: 'Mes offres',
    inert: 'C’est un aperçu : ce bouton ne fait rien ici.',
  },
  {
    title: (job) => `Preview – ${job}`,
    open: 'View as a candidate',
    notice: 'Preview',
    text: 'This is the job as someone looking for work reads it. The buttons do nothing, and this visit is not counted.',
    back: 'Back to the job',
    manage: 'My jobs',
    inert: 'This is a preview: the button does nothing here.',
  },
);
