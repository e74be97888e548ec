import { defineTexts } from '../../../i18n/texts.ts';

export const discretionTexts = defineTexts(
  {
    title: 'Entreprises qui ne vous voient pas',
    lead: 'Ces entreprises ne vous trouvent ni dans la CVThèque ni dans ses décomptes, et ne peuvent pas ouvrir votre profil. Elles n’en sont pas averties. Sans se connecter, tout le monde voit toujours ce que vous rendez public ci-dessus.',
    employer: 'Me cacher de mon employeur actuel',
    employerHint: (names: string) =>
      `D’après vos expériences en cours : ${names}. Une entreprise dont le nom commence de la même façon compte aussi.`,
    noEmployer:
      'Aucune expérience en cours n’est indiquée sur votre profil : il n’y a pour l’instant personne de qui vous cacher.',
    save: 'Enregistrer',
    saved: 'C’est noté.',
    search: 'Bloquer une entreprise',
    searchLabel: "Nom de l'entreprise",
    find: 'Rechercher',
    found: 'Entreprises trouvées',
    none: 'Aucune entreprise de ce nom n’est inscrite ici : il n’y a rien à bloquer.',
    block: 'Bloquer',
    unblock: 'Débloquer',
    about: (action: string, name: string) => `${action} ${name}`,
    already: 'Bloquée',
    blocked: 'Entreprises bloquées',
    noneBlocked: 'Vous n’avez bloqué aucune entreprise.',
    tooMany: (most: number) => `Vous pouvez bloquer ${most} entreprises au plus : débloquez-en une d’abord.`,
  },
  {
    title: 'Companies that cannot see you',
    lead: 'These companies do not find you in the CV library or in its counts, and cannot open your profile. They are not told about it. Without signing in, anyone can still see what you make public above.',
    employer: 'Hide me from my current employer',
    employerHint: (names) =>
      `Based on your current positions: ${names}. Companies whose names begin the same way count too.`,
    noEmployer: 'Your profile shows no current position, so there is no employer to hide from yet.',
    save: 'Save',
    saved: 'Done.',
    search: 'Block a company',
    searchLabel: 'Company name',
    find: 'Search',
    found: 'Companies found',
    none: 'No company with that name is registered here: there is nothing to block.',
    block: 'Block',
    unblock: 'Unblock',
    about: (action, name) => `${action} ${name}`,
    already: 'Blocked',
    blocked: 'Blocked companies',
    noneBlocked: 'You have not blocked any companies.',
    tooMany: (most) => `You can block ${most} companies at most: unblock one first.`,
  },
);
