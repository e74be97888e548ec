import { defineTexts } from '../../../i18n/texts.ts';

/** The profiles of the CV library for an offer of the viewer's company. */
export const profilesTexts = defineTexts(
  {
    find: (count: string) => `Trouver des profils (${count})`,
    alert: 'Activer l’alerte',
    alertOn: 'Alerte active',
    searches: 'Mes recherches',
    about: (action: string, title: string) => `${action} – ${title}`,
    done: 'L’alerte est active : la recherche de l’offre est dans « Mes recherches ».',
    full: 'Vous ne pouvez pas enregistrer plus de recherches : supprimez-en une dans « Mes recherches », puis réessayez.',
  },
  {
    find: (count) => `Find profiles (${count})`,
    alert: 'Turn the alert on',
    alertOn: 'Alert on',
    searches: 'My searches',
    about: (action, title) => `${action} – ${title}`,
    done: 'The alert is on: the search of the offer is in “My searches”.',
    full: 'You cannot save more searches: delete one in “My searches”, then try again.',
  },
);
