import { offerWords } from '../../domain/fit/offers/offer-words.ts';
import { defineTexts } from '../i18n/texts.ts';

/** Why an offer fits its reader, in short phrases. */
export const offerReasonsTexts = defineTexts(
  {
    ...offerWords.fr,
    title: 'Cette offre et vous',
    has: 'Ce qui correspond',
    lacks: 'Ce qui manque',
    unmet: (wishes: string) => `Hors de vos souhaits : ${wishes}`,
    wishes: { contract: 'contrat', place: 'ville', remote: 'télétravail', pay: 'salaire' },
    heldSuffix: '(vous l’avez)',
  },
  {
    ...offerWords.en,
    title: 'This job and you',
    has: 'What matches',
    lacks: 'What is missing',
    unmet: (wishes) => `Outside your preferences: ${wishes}`,
    wishes: { contract: 'contract', place: 'city', remote: 'remote work', pay: 'salary' },
    heldSuffix: '(you have it)',
  },
);
