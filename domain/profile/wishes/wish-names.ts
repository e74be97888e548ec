/**
 * Perks that a developer wishes for, or what weighs in the present job: ticked, or written as a text. Apart from the
 * schema, so that a page that only shows them does not load it.
 */
export type Flags = Record<string, true | string>;

/** The perks that the dialog offers; salary and remote work have fields of their own. An import may bring others. */
export const offeredPerks = [
  'mood',
  'challenge',
  'training',
  'responsibilities',
  'flexibleHours',
  'fourDayWeek',
  'conferences',
  'goodEquipment',
  'mealVouchers',
  'shares',
  'meaningfulProduct',
  'openSource',
] as const;

/** What the dialog offers for the present job. */
export const offeredIssues = [
  'salary',
  'boredom',
  'management',
  'technicalDebt',
  'commute',
  'meaning',
  'growth',
  'workload',
] as const;

/** The entry that is always a text. */
export const otherWish = 'other';
