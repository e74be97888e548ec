import { defineTexts } from '../i18n/texts.ts';

/** The words beside a text with a limit. */
export const messageFieldTexts = defineTexts(
  {
    of: (typed: string, most: string) => `${typed} / ${most}`,
    said: (typed: string, most: string) => `${typed} caractères sur ${most}`,
    few: (left: number) => `Il reste moins de ${left} caractères.`,
    none: 'La longueur maximale est atteinte.',
  },
  {
    of: (typed, most) => `${typed} / ${most}`,
    said: (typed, most) => `${typed} of ${most} characters`,
    few: (left) => `Fewer than ${left} characters are left.`,
    none: 'The maximum length is reached.',
  },
);
