import { defineTexts } from '../../../i18n/texts.ts';

/** The cards of the plans and what is around them. */
export const planCardsTexts = defineTexts(
  {
    period: 'Paiement',
    periods: { month: 'Au mois', year: 'À l’année' },
    cards: 'Les abonnements',
    others: 'Pour commencer, et sur demande',
    recommended: 'Recommandé',
    perMonth: 'par mois',
    perMonthYearly: 'par mois, à l’année',
    saved: (euros: string) => `${euros} € de moins par mois qu’au mois`,
    couldSave: (euros: string) => `${euros} € de moins par mois à l’année`,
    twin: { month: 'Votre abonnement, au mois', year: 'Votre abonnement, à l’année' },
    compare: 'Comparer tous les abonnements',
  },
  {
    period: 'Payment',
    periods: { month: 'Monthly', year: 'Yearly' },
    cards: 'The plans',
    others: 'To begin, and on request',
    recommended: 'Recommended',
    perMonth: 'a month',
    perMonthYearly: 'a month, paid yearly',
    saved: (euros) => `€${euros} less a month than monthly`,
    couldSave: (euros) => `€${euros} less a month when paid yearly`,
    twin: { month: 'Your plan, monthly', year: 'Your plan, yearly' },
    compare: 'Compare all plans',
  },
);
