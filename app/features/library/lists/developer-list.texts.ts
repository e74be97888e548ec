import { defineTexts } from '../../../i18n/texts.ts';

export const developerListTexts = defineTexts(
  {
    tabs: 'CVThèque',
    names: {
      developers: 'Tous les profils',
      favourites: 'Favoris',
      visited: 'Consultés',
      savedSearches: 'Mes recherches',
      batch: 'Ma sélection',
    },
    favourites: {
      title: 'Mes favoris',
      lead: 'Les profils que vous avez gardés, les derniers d’abord. Vos collègues ont les leurs.',
      kept: (date: string) => `Ajouté le ${date}`,
      emptyTitle: 'Aucun favori pour le moment',
      emptyText: 'L’étoile d’un profil le garde ici, pour y revenir sans le chercher.',
      remove: 'Retirer des favoris',
      removeOf: (name: string) => `Retirer des favoris – ${name}`,
      failed: 'Le favori n’a pas pu être retiré. Réessayez.',
    },
    visited: {
      title: 'Profils consultés',
      lead: 'Ceux que vous avez ouverts ces trois derniers mois, les derniers d’abord.',
      kept: (date: string) => `Consulté le ${date}`,
      emptyTitle: 'Vous n’avez encore consulté personne',
      emptyText: 'Les profils que vous ouvrez se retrouvent ici.',
    },
    total: (count: number) => (count > 1 ? `${count} profils` : count === 1 ? '1 profil' : 'Aucun profil'),
    gone: (count: number) =>
      count > 1
        ? `${count} profils de cette liste ne sont plus visibles : ces personnes ne cherchent plus, ou ont retiré leur profil.`
        : 'Un profil de cette liste n’est plus visible : cette personne ne cherche plus, ou a retiré son profil.',
    go: 'Ouvrir la CVThèque',
    pages: 'Pages de la liste',
    next: 'Suivants',
    first: 'Revenir au début',
    end: 'Vous êtes au bout de la liste.',
  },
  {
    tabs: 'CV library',
    names: {
      developers: 'All profiles',
      favourites: 'Favourites',
      visited: 'Visited',
      savedSearches: 'My searches',
      batch: 'My selection',
    },
    favourites: {
      title: 'My favourites',
      lead: 'The profiles that you have kept, the latest first. Your colleagues have theirs.',
      kept: (date) => `Added on ${date}`,
      emptyTitle: 'No favourite for now',
      emptyText: 'The star of a profile keeps it here, so that you find it again without searching.',
      remove: 'Remove from favourites',
      removeOf: (name) => `Remove from favourites – ${name}`,
      failed: 'The favourite could not be removed. Try again.',
    },
    visited: {
      title: 'Visited profiles',
      lead: 'Those that you have opened in the last three months, the latest first.',
      kept: (date) => `Visited on ${date}`,
      emptyTitle: 'You have not visited anyone yet',
      emptyText: 'The profiles that you open are found here.',
    },
    total: (count) => (count > 1 ? `${count} profiles` : count === 1 ? '1 profile' : 'No profile'),
    gone: (count) =>
      count > 1
        ? `${count} profiles of this list cannot be seen any more: these people are not searching, or have withdrawn their profile.`
        : 'One profile of this list cannot be seen any more: this person is not searching, or has withdrawn their profile.',
    go: 'Open the CV library',
    pages: 'Pages of the list',
    next: 'Next',
    first: 'Back to the beginning',
    end: 'This is the end of the list.',
  },
);
