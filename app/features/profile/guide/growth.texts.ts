import { defineTexts } from '../../../i18n/texts.ts';

export const growthTexts = defineTexts(
  {
    title: 'Votre profil grandit',
    grown: 'Votre profil est en fleur',
    steps: (done: number, all: number) => (done === 1 ? `1 étape sur ${all}` : `${done} étapes sur ${all}`),
    next: 'Prochaine étape',
    begin: 'Compléter',
    complete: 'Compléter mon profil',
    open: 'Voir mon profil',
  },
  {
    title: 'Your profile is growing',
    grown: 'Your profile is in bloom',
    steps: (done, all) => `${done} of ${all} steps`,
    next: 'Next step',
    begin: 'Complete',
    complete: 'Complete my profile',
    open: 'See my profile',
  },
);
