/** What of a company's plan decides whom it may write to. */
export type ContactPlan = {
  id: string;
  type: string;
  /** candidateLimit.day: profiles a day; null means as many as they like. */
  dailyLimit: number | null;
  /** pipeCapacity.capacity: conversations; null means none were set. */
  capacity: number | null;
  batch: boolean;
};

/** 'Unlimited pipe capacity sentinel: 99.' */
export const unlimitedCapacity = 99;

export type ContactMode = 'views' | 'conversations';

/**
 * 'Only for type 'regular': 'views' if (daily candidate limit set and no pipe capacity) or the batch feature is present;
 * else 'conversations'. Non-regular plans have no mode.'
 */
export function contactMode({ type, dailyLimit, capacity, batch }: ContactPlan): ContactMode | undefined {
  if (type !== 'regular') return undefined;
  return (dailyLimit !== null && !capacity) || batch ? 'views' : 'conversations';
}
