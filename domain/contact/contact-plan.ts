/** The part of a company's plan that decides which developers it may contact. */
export type ContactPlan = {
  id: string;
  type: string;
  /** candidateLimit.day: profiles per day; null means unlimited. */
  dailyLimit: number | null;
  /** pipeCapacity.capacity: conversations; null means not set. */
  capacity: number | null;
  batch: boolean;
};

/** docs/product/contact.md, Contact mode of a plan: this capacity means unlimited. */
export const unlimitedCapacity = 99;

export type ContactMode = 'views' | 'conversations';

/** docs/product/contact.md, Contact mode of a plan. Plans that are not regular have no mode. */
export function contactMode({ type, dailyLimit, capacity, batch }: ContactPlan): ContactMode | undefined {
  if (type !== 'regular') return undefined;
  return (dailyLimit !== null && !capacity) || batch ? 'views' : 'conversations';
}
