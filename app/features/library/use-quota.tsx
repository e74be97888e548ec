import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { LibraryEntry } from '../../../server/services/library/read-entries.ts';
import type { Allowance } from './views-left.tsx';

const QuotaDialog = lazy(() => import('../../quota/quota-dialog.tsx'));

/** Replaces the opening of a profile by a dialog once the views of the day are used up. */
export function useQuota(allowance: Allowance | undefined): {
  refuse: (entry: LibraryEntry) => (() => void) | undefined;
  dialog: ReactNode;
} {
  const [refused, setRefused] = useState(false);
  const over = allowance?.left === 0;
  return {
    refuse: (entry) => (over && !entry.openedToday ? () => setRefused(true) : undefined),
    dialog: refused && (
      <Suspense>
        <QuotaDialog close={() => setRefused(false)} />
      </Suspense>
    ),
  };
}
