/** docs/product/companies.md, Withdrawing and restoring a validation: how long « Annuler » is offered. */
export const withdrawalUndoSeconds = 15;
