/** docs/product/companies.md, Asking for a plan: the states of a request that are shown. */
export type PlanRequestStatus = 'open' | 'granted' | 'declined';

type Stored = {
  status: string;
  decidedAt: Date | null;
  /** The company has the plan that was asked for. */
  inPlace: boolean;
};

const daysShown = 30;

/** What was withdrawn is gone; a granted request is shown for a while, a declined one until the next request. */
export function isShown({ status, decidedAt, inPlace }: Stored, now: Date): boolean {
  if (status !== 'granted') return status === 'open' || status === 'declined';
  return inPlace && decidedAt !== null && now.getTime() - decidedAt.getTime() <= daysShown * 86_400_000;
}
