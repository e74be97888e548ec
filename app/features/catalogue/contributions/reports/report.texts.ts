import { defineTexts } from '../../../../i18n/texts.ts';

export const reportTexts = defineTexts(
  {
    button: 'Signaler cette question',
  },
  {
    button: 'Report this question',
  },
);
