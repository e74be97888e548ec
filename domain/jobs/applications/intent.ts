/** docs/product/jobs.md, Coming back to an offer: what a visitor wanted to do, as the parameter `do` of the page. */
export const applicationIntents = ['apply', 'like', 'superlike'] as const;
export type ApplicationIntent = (typeof applicationIntents)[number];

export const withIntent = (page: string, intent: ApplicationIntent): string => `${page}?do=${intent}`;
