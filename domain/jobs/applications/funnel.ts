import { type Ending, isClosed } from '../answers/ending.ts';

/** Applications that ended in the same way. */
export type ApplicationGroup = {
  ending: Ending | null;
  /** A conversation with the company belongs to the application, also one that it began after the closing. */
  talked: boolean;
  /** Both sides agreed to that conversation. */
  agreed: boolean;
  count: number;
};

export type ApplicationFunnel = { sent: number; answered: number; conversations: number };

/** docs/product/shell.md, Figures of the developer home page: each number is a part of the one before it. */
export function applicationFunnel(groups: readonly ApplicationGroup[]): ApplicationFunnel {
  const answered = groups.filter(({ ending, talked }) => ending !== null && (!isClosed(ending) || talked));
  return {
    sent: added(groups),
    answered: added(answered),
    conversations: added(answered.filter(({ talked, agreed }) => talked && agreed)),
  };
}

const added = (groups: readonly ApplicationGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);
