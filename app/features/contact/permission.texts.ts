import { defineTexts } from '../../i18n/texts.ts';

export const permissionTexts = defineTexts(
  {
    title: 'Vous ne pouvez pas démarrer de conversation',
    lead: (company: string) =>
      `Chez ${company}, seules certaines personnes écrivent aux candidat·es. L’administration de votre entreprise peut vous en donner le droit.`,
    ask: 'À qui demander',
    how: 'Ces personnes le font en un clic depuis la page de l’équipe.',
    team: 'Voir l’équipe',
    givenTitle: 'Vous pouvez démarrer des conversations',
    given: 'Bonne nouvelle : vous en avez maintenant le droit.',
    back: 'Retour au profil',
    library: 'Retour à la CVThèque',
  },
  {
    title: 'You cannot start conversations',
    lead: (company) =>
      `At ${company}, only some people write to candidates. An administrator of your company can give you permission.`,
    ask: 'Who to ask',
    how: 'They can do it with one click on the team page.',
    team: 'See the team',
    givenTitle: 'You can start conversations',
    given: 'Good news: you now have permission.',
    back: 'Back to the profile',
    library: 'Back to the CV library',
  },
);
