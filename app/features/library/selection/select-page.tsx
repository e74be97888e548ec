import { lazy, Suspense, useState } from 'react';
import type { Left } from '../../../../domain/companies/plans/allowance.ts';
import { pageAdditions } from '../../../../domain/library/selection/selection.ts';
import type { LibraryEntry } from '../../../../server/services/library/read-entries.ts';
import type { Selection } from '../../../../server/services/library/selection/read-selection.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { useToast } from '../../../ui/toast.tsx';
import styles from './selection.module.css';
import { selectionTexts } from './selection.texts.ts';
import { useSelection } from './use-selection.ts';

const QuotaDialog = lazy(() => import('../../../quota/quota-dialog.tsx'));

type Props = {
  entries: readonly Pick<LibraryEntry, 'id' | 'openedToday'>[];
  selection: Selection;
  /** The views left today. */
  views: Left | undefined;
};

/** docs/product/library.md, Selecting a page: adds the first people of the page, as many as the selection still takes. */
export function SelectPage({ entries, selection: { candidates, selectable }, views }: Props) {
  const { page } = useTexts(selectionTexts);
  const say = useToast();
  const { busy, addPage } = useSelection();
  const [overQuota, setOverQuota] = useState(false);
  const ids = pageAdditions(
    candidates.map(({ id }) => id),
    entries.map(({ id }) => id).filter((id) => selectable[id] === 'selectable'),
  );
  const counted = entries.filter(({ id, openedToday }) => ids.includes(id) && !openedToday).length;
  const press = async () => {
    if (busy) return;
    const change = await addPage(ids);
    if (change) say(page.added(change.added));
    if (change?.quota) setOverQuota(true);
  };
  return (
    <>
      {ids.length > 0 && (
        <button
          type="button"
          className={styles.page}
          aria-disabled={busy || undefined}
          title={views && counted > 0 ? page.cost(counted, views.left) : undefined}
          onClick={() => void press()}
        >
          {page.add(ids.length)}
        </button>
      )}
      <Suspense>{overQuota && <QuotaDialog close={() => setOverQuota(false)} />}</Suspense>
    </>
  );
}
