/** docs/product/moderation.md, Figures: the last days that the figures cover, today included. */
export const figureDays = [30, 90, 180, 365] as const;
export type FigureDays = (typeof figureDays)[number];
const defaultDays: FigureDays = 180;

/** An unknown value in the address becomes the default. */
export function readFigureDays(given: URLSearchParams): FigureDays {
  return figureDays.find((days) => String(days) === given.get('days')) ?? defaultDays;
}

/** The part of the address that holds the period; empty for the default. */
export function figureSearch(days: FigureDays): string {
  return days === defaultDays ? '' : `?days=${days}`;
}
