import { defineTexts } from '../../../i18n/texts.ts';

export const headTexts = defineTexts(
  {
    more: 'Autres actions',
    /** Without a label beside it, « À temps plein » would be read as the contract. */
    remotes: { fullTime: 'Télétravail complet', no: 'Sur site uniquement' } as Record<string, string>,
    technologies: 'Technologies favorites',
    facts: 'En bref',
  },
  {
    more: 'More actions',
    remotes: { fullTime: 'Fully remote', no: 'On site only' },
    technologies: 'Favourite technologies',
    facts: 'At a glance',
  },
);
