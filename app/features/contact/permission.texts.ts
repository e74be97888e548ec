import { defineTexts } from '../../i18n/texts.ts';

export const permissionTexts = defineTexts(
  {
    title: 'Vous ne pouvez pas démarrer de conversation',
    lead: (company: string) =>
      `Chez ${company}, seules certaines personnes écrivent aux candidat·es. L’administration de votre entreprise peut vous en donner le droit.`,
    ask: 'À qui demander',
    how: 'Ces personnes le font en un clic depuis la page de l’équipe.',
    team: 'Voir l’équipe',
    given: 'Bonne nouvelle : vous avez maintenant le droit de démarrer des conversations.',
    back: 'Retour au profil',
    library: 'Retour à la CVThèque',
  },
  {
    title: 'You cannot start conversations',
    lead: (company) =>
      `At ${company}, only some people write to candidates. Whoever runs your company can give you the right.`,
    ask: 'Whom to ask',
    how: 'They can do it with one click on the team page.',
    team: 'See the team',
    given: 'Good news: you now have the right to start conversations.',
    back: 'Back to the profile',
    library: 'Back to the CV library',
  },
);
