import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Left } from '../../domain/companies/plans/allowance.ts';
import type { LibraryEntry } from '../../server/services/library/read-entries.ts';
import { useTexts } from '../i18n/texts.ts';
import { allowanceTexts } from '../i18n/words/allowance-texts.ts';

const QuotaDialog = lazy(() => import('./quota-dialog.tsx'));

/** What opening a profile means for the views of the day. */
export type Opening = {
  /** If set, the profile cannot be opened today: a click calls this instead. */
  refuse?: (() => void) | undefined;
  /** Said at the link. */
  cost?: string | undefined;
  /** The company has opened it today: shown, because opening it again is free. */
  free?: string | undefined;
};

/** Replaces the opening of a profile by a dialog once the views of the day are used up, and says before what it takes. */
export function useQuota(views: Left | undefined): {
  opening: (entry: Pick<LibraryEntry, 'openedToday'>) => Opening;
  /** Shows the dialog: the server has refused. */
  overQuota: () => void;
  dialog: ReactNode;
} {
  const texts = useTexts(allowanceTexts);
  const [refused, setRefused] = useState(false);
  return {
    opening: ({ openedToday }) => {
      if (!views) return {};
      if (openedToday) return { free: texts.openedToday };
      return views.left === 0 ? { refuse: () => setRefused(true) } : { cost: texts.opening(views.left) };
    },
    overQuota: () => setRefused(true),
    dialog: refused && (
      <Suspense>
        <QuotaDialog close={() => setRefused(false)} />
      </Suspense>
    ),
  };
}
