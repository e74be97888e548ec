import { defineTexts } from '../../../i18n/texts.ts';

export const developerListTexts = defineTexts(
  {
    tabs: 'CVThèque',
    names: {
      developers: 'Tous les profils',
      favourites: 'Favoris',
      peopleLists: 'Listes',
      visited: 'Consultés',
      savedSearches: 'Mes recherches',
      batch: 'Ma sélection',
    },
    favourites: {
      title: 'Mes favoris',
      lead: 'Les profils que vous avez gardés, les derniers d’abord. Vos collègues ont les leurs.',
      kept: (date: string) => `Ajouté le ${date}`,
      emptyTitle: 'Aucun favori pour le moment',
      emptyText: 'Cliquez sur l’étoile d’un profil pour le retrouver ici.',
      remove: 'Retirer des favoris',
      removeOf: (name: string) => `Retirer des favoris – ${name}`,
      failed: 'Le favori n’a pas pu être retiré. Réessayez.',
    },
    visited: {
      title: 'Profils consultés',
      lead: 'Les profils que vous avez consultés ces trois derniers mois, les derniers d’abord.',
      kept: (date: string) => `Consulté le ${date}`,
      emptyTitle: 'Vous n’avez encore consulté aucun profil',
      emptyText: 'Les profils que vous consultez se retrouvent ici.',
    },
    total: (count: number) => (count > 1 ? `${count} profils` : count === 1 ? '1 profil' : 'Aucun profil'),
    gone: (count: number) =>
      count > 1
        ? `${count} profils de cette liste ne sont plus visibles.`
        : 'Un profil de cette liste n’est plus visible.',
    go: 'Ouvrir la CVThèque',
    pages: 'Pages de la liste',
    next: 'Page suivante',
    first: 'Revenir au début',
    end: 'Vous êtes au bout de la liste.',
  },
  {
    tabs: 'CV library',
    names: {
      developers: 'All profiles',
      favourites: 'Favourites',
      peopleLists: 'Lists',
      visited: 'Viewed',
      savedSearches: 'My searches',
      batch: 'My selection',
    },
    favourites: {
      title: 'My favourites',
      lead: 'The profiles you have saved, newest first. Your colleagues have their own.',
      kept: (date) => `Added on ${date}`,
      emptyTitle: 'No favourites yet',
      emptyText: 'Click the star on a profile to find it here.',
      remove: 'Remove from favourites',
      removeOf: (name) => `Remove from favourites – ${name}`,
      failed: 'The favourite could not be removed. Try again.',
    },
    visited: {
      title: 'Viewed profiles',
      lead: 'The profiles you have viewed in the last three months, newest first.',
      kept: (date) => `Viewed on ${date}`,
      emptyTitle: 'You have not viewed any profiles yet',
      emptyText: 'The profiles you view appear here.',
    },
    total: (count) => (count > 1 ? `${count} profiles` : count === 1 ? '1 profile' : 'No profiles'),
    gone: (count) =>
      count > 1
        ? `${count} profiles in this list are no longer visible.`
        : 'One profile in this list is no longer visible.',
    go: 'Open the CV library',
    pages: 'List pages',
    next: 'Next page',
    first: 'Back to the start',
    end: 'This is the end of the list.',
  },
);
