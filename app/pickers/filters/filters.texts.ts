import { defineTexts } from '../../i18n/texts.ts';

/** What the forms of filters have in common. */
export const filtersTexts = defineTexts(
  {
    show: (set: number) => (set > 0 ? `Afficher les filtres (${set})` : 'Afficher les filtres'),
    technology: 'Technologie',
    addTechnology: 'Ajouter une technologie',
    chooseTechnology: 'Choisir…',
    city: 'Ville',
    cityPlaceholder: 'ex. : Nantes',
  },
  {
    show: (set) => (set > 0 ? `Show filters (${set})` : 'Show filters'),
    technology: 'Technology',
    addTechnology: 'Add a technology',
    chooseTechnology: 'Choose…',
    city: 'City',
    cityPlaceholder: 'e.g. Nantes',
  },
);
