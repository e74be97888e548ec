import { defineTexts } from '../../../i18n/texts.ts';

export const verifiedTexts = defineTexts(
  {
    executed: (tool: string, date: string) => `Vérifiée avec ${tool}, le ${date}`,
    source: 'Source :',
  },
  {
    executed: (tool, date) => `Verified with ${tool} on ${date}`,
    source: 'Source:',
  },
);
