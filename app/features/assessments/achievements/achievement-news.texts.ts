import { defineTexts } from '../../../i18n/texts.ts';

export const achievementNewsTexts = defineTexts(
  { unlocked: (title: string) => `Succès débloqué : ${title}` },
  { unlocked: (title: string) => `Achievement unlocked: ${title}` },
);
