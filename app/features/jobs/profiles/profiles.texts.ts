import { defineTexts } from '../../../i18n/texts.ts';

/** The profiles of the CV library for an offer of the viewer's company. */
export const profilesTexts = defineTexts(
  {
    find: (count: string) => `Trouver des profils (${count})`,
    alert: 'Activer l’alerte',
    alertOn: 'Alerte active',
    searches: 'Mes recherches',
    about: (action: string, title: string) => `${action} – ${title}`,
    done: 'L’alerte est active : la recherche tirée de cette offre est dans « Mes recherches ».',
    full: (most: number) =>
      `Vous avez déjà ${most} recherches : supprimez-en une dans « Mes recherches », puis réessayez. Rien n’a été enregistré.`,
  },
  {
    find: (count) => `Find profiles (${count})`,
    alert: 'Turn on the alert',
    alertOn: 'Alert on',
    searches: 'My searches',
    about: (action, title) => `${action} – ${title}`,
    done: 'The alert is on: the search made from this job is in “My searches”.',
    full: (most) =>
      `You already have ${most} searches: delete one in “My searches”, then try again. Nothing was saved.`,
  },
);
