import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { QueuedProfile } from '../../../../server/services/moderation/read-profile-queue.ts';
import type { Review } from '../../../../server/services/moderation/read-review.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueBulk } from '../../../queues/queue-bulk.tsx';
import { QueueKeys } from '../../../queues/queue-keys.tsx';
import { queuesTexts } from '../../../queues/queues.texts.ts';
import { useTicks } from '../../../queues/use-ticks.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useRowKeys } from '../../../ui/use-row-keys.ts';
import { queueTexts } from '../queue.texts.ts';
import styles from './review.module.css';
import { ReviewActions } from './review-actions.tsx';
import { ReviewPane } from './review-pane.tsx';
import { ReviewRow } from './review-row.tsx';
import { useCurrentRow } from './use-current-row.ts';
import { useReviews } from './use-reviews.ts';

const DisableDialog = lazy(() => import('../disable-dialog.tsx'));

/** So many rows are visible on a phone: the shown one and those around it (review.module.css). */
const shortList = 3;

type Props = {
  profiles: QueuedProfile[];
  total: number;
  searched: boolean;
  /** The profile of the first row. */
  first: Review | undefined;
  preview: (review: Review) => ReactNode;
};

/** docs/product/moderation.md, Profile queue: the list « À relire », with the profile of one row beside it. */
export function ReviewQueue({ profiles, total, searched, first, preview }: Props) {
  const texts = useTexts(queueTexts);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const shown = profiles.filter(({ id }) => !leaving.has(id));
  const { current, next, show } = useCurrentRow(shown);
  const { review, retry } = useReviews(first, current, next);
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [disabling, setDisabling] = useState<{ id: string; name: string }>();
  // Where the profile is below the list, only the rows around the shown one are visible until this is pressed.
  const [whole, setWhole] = useState(false);
  const pane = useRef<HTMLElement>(null);
  const rows = useRowKeys<HTMLUListElement>(pane);
  const ticks = useTicks(shown.map(({ id }) => id));

  // The keys work at once, and after a press of a button beside the list, which goes with its profile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another profile is shown
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    rows.current?.querySelector<HTMLElement>('[aria-current] [data-row]')?.focus({ preventScroll: true });
  }, [current?.id]);

  if (!current) return null;
  const name = current.name || texts.noName;
  const left = searched ? shown.length : total - leaving.size;
  const leave = (id: string, gone: boolean) => {
    if (gone) fillScreen(pane.current);
    setLeaving((before) => new Set([...[...before].filter((one) => one !== id), ...(gone ? [id] : [])]));
  };
  return (
    <>
      <div className={styles.review}>
        <div className={styles.list} data-whole={whole || undefined}>
          <Chosen ids={shown.map(({ id }) => id)} ticks={ticks} />
          <ul className={styles.rows} ref={rows} onKeyDown={(event) => scroll(event, pane.current)}>
            {shown.map((profile) => (
              <ReviewRow
                key={profile.id}
                profile={profile}
                current={profile.id === current.id}
                ticks={ticks}
                show={() => show(profile.id)}
              />
            ))}
          </ul>
          {shown.length > shortList && (
            <button type="button" className={styles.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
              {whole ? texts.shortList : texts.wholeList(shown.length)}
              <Icon name="chevron" size={16} />
            </button>
          )}
        </div>
        <ReviewPane
          {...{ profile: current, name, review, retry, left, pane, preview }}
          place={shown.indexOf(current) + 1}
          actions={
            <ReviewActions
              key={current.id}
              profile={current}
              name={name}
              leave={leave}
              disable={() => setDisabling({ id: current.id, name })}
            />
          }
        />
      </div>
      {!searched && total > profiles.length && <p className={styles.muted}>{texts.first(profiles.length)}</p>}
      <QueueKeys ticks keys={texts.keys.waiting} />
      {disabling && (
        <Suspense>
          <DisableDialog developerId={disabling.id} name={disabling.name} close={() => setDisabling(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function Chosen({ ids, ticks }: { ids: string[]; ticks: ReturnType<typeof useTicks> }) {
  const texts = useTexts(queueTexts);
  const { nothingDone } = useTexts(queuesTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'profileQueue'));
  const review = () =>
    run({ mode: 'review', ids: ticks.chosen }, (count) => (count > 0 ? texts.chosenDone(count) : nothingDone));
  return (
    <QueueBulk ids={ids} ticks={ticks} head>
      <Button busy={busy === 'review'} onClick={() => void review()}>
        {texts.reviewChosen(ticks.chosen.length)}
      </Button>
    </QueueBulk>
  );
}

const steps: Record<string, number> = { PageDown: 0.8, PageUp: -0.8 };

/** PageDown and PageUp in the list scroll the profile beside it. */
function scroll(event: KeyboardEvent, pane: HTMLElement | null): void {
  const step = steps[event.key];
  if (!step || !pane || pane.scrollHeight <= pane.clientHeight) return;
  event.preventDefault();
  fillScreen(pane);
  pane.scrollBy({ top: step * pane.clientHeight });
}

/** Scrolls the page so that the list and the profile beside it take the whole screen; not where they are stacked. */
function fillScreen(pane: HTMLElement | null): void {
  if (pane && getComputedStyle(pane).position === 'sticky') pane.parentElement?.scrollIntoView({ block: 'start' });
}
