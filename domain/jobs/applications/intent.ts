/** docs/product/jobs.md, Coming back to an offer: what a visitor wanted to do, as the parameter `do` of the page. */
export type ApplicationIntent = 'apply' | 'like' | 'superlike' | 'follow';

export const withIntent = (page: string, intent: ApplicationIntent): string => `${page}?do=${intent}`;
