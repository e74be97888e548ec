import { isAchievement } from '../../../domain/achievements/achievements.ts';
import { achievementWords } from '../../../domain/achievements/words.ts';
import type { Locale } from '../../../domain/viewer.ts';
import { defineTexts } from '../../i18n/texts.ts';

const texts = defineTexts(
  { unlocked: (title: string) => `Succès débloqué : ${title}` },
  { unlocked: (title: string) => `Achievement unlocked: ${title}` },
);

export function sayUnlocked(locale: Locale, id: string): string | undefined {
  return isAchievement(id) ? texts[locale].unlocked(achievementWords(locale, id).title) : undefined;
}
