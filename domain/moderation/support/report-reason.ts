/**
 * docs/product/library.md, Reporting a profile: the reasons to choose from. Apart from the schema, so that a profile page
 * does not load it.
 */
export const reportReasons = ['fake', 'wrong', 'offensive', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** In French, because they are part of the message to the team. */
export const reportReasonWords: Record<ReportReason, string> = {
  fake: 'Faux profil, ou identité d’une autre personne',
  wrong: 'Informations fausses',
  offensive: 'Propos déplacés ou haineux',
  advertising: 'Publicité ou arnaque',
  other: 'Autre raison',
};
