import { defineTexts } from '../../../i18n/texts.ts';

export const discretionTexts = defineTexts(
  {
    title: 'Entreprises qui ne vous voient pas',
    lead: 'Pour ces entreprises, vous n’êtes ni dans la CVThèque, ni dans ses décomptes, et votre profil n’existe pas. Elles ne sont prévenues de rien. Sans connexion, on voit toujours ce que vous rendez public ci-dessus.',
    employer: 'Me cacher de mon employeur actuel',
    employerHint: (names: string) =>
      `D’après vos expériences en cours : ${names}. Un nom proche suffit, filiales comprises.`,
    noEmployer:
      'Aucune expérience en cours n’est indiquée sur votre profil : il n’y a pour l’instant personne à qui vous cacher.',
    save: 'Enregistrer',
    saved: 'C’est noté.',
    search: 'Bloquer une entreprise',
    searchLabel: 'Nom de l’entreprise',
    find: 'Chercher',
    found: 'Entreprises trouvées',
    none: 'Aucune entreprise de ce nom n’est inscrite ici : il n’y a rien à bloquer.',
    block: 'Bloquer',
    unblock: 'Débloquer',
    about: (action: string, name: string) => `${action} ${name}`,
    already: 'Bloquée',
    blocked: 'Entreprises bloquées',
    noneBlocked: 'Vous n’avez bloqué aucune entreprise.',
    tooMany: (most: number) => `On peut bloquer ${most} entreprises au plus : débloquez-en une d’abord.`,
  },
  {
    title: 'Companies that do not see you',
    lead: 'For these companies you are neither in the CV library nor in its counts, and your profile does not exist. They are told nothing. Without signing in, anyone still sees what you make public above.',
    employer: 'Hide me from my current employer',
    employerHint: (names) =>
      `Going by your experiences that go on: ${names}. A similar name is enough, subsidiaries included.`,
    noEmployer: 'Your profile has no experience that goes on: for now there is no employer to hide from.',
    save: 'Save',
    saved: 'Done.',
    search: 'Block a company',
    searchLabel: 'Name of the company',
    find: 'Search',
    found: 'Companies found',
    none: 'No company of that name is registered here: there is nothing to block.',
    block: 'Block',
    unblock: 'Unblock',
    about: (action, name) => `${action} ${name}`,
    already: 'Blocked',
    blocked: 'Blocked companies',
    noneBlocked: 'You have not blocked any company.',
    tooMany: (most) => `At most ${most} companies can be blocked: unblock one first.`,
  },
);
