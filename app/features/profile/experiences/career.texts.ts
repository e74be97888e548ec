import { defineTexts } from '../../../i18n/texts.ts';

export const careerTexts = defineTexts(
  {
    /** « 2 ans 3 mois » */
    lasted: (all: number) => {
      const [years, months] = [Math.floor(all / 12), all % 12];
      return [years > 0 && `${years} ${years > 1 ? 'ans' : 'an'}`, months > 0 && `${months} mois`]
        .filter(Boolean)
        .join(' ');
    },
  },
  {
    lasted: (all) => {
      const [years, months] = [Math.floor(all / 12), all % 12];
      return [
        years > 0 && `${years} ${years > 1 ? 'years' : 'year'}`,
        months > 0 && `${months} ${months > 1 ? 'months' : 'month'}`,
      ]
        .filter(Boolean)
        .join(' ');
    },
  },
);
