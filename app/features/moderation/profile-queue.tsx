import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type ProfileList, profileLists } from '../../../domain/moderation/profile-list.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { OpenBatch } from '../../../server/services/moderation/read-batch.ts';
import type { ProfileQueue as Queue } from '../../../server/services/moderation/read-profile-queue.ts';
import type { Review } from '../../../server/services/moderation/read-review.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { QueueEmpty } from '../../queues/queue-empty.tsx';
import { QueueHead } from '../../queues/queue-head.tsx';
import { QueueKeys } from '../../queues/queue-keys.tsx';
import { QueueSearch } from '../../queues/queue-search.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { BatchPanel } from './batch-panel.tsx';
import styles from './profile-queue.module.css';
import { ProfileRow } from './profile-row.tsx';
import { queueTexts } from './queue.texts.ts';
import { ReviewQueue } from './review/review-queue.tsx';

const DisableDialog = lazy(() => import('./disable-dialog.tsx'));

type Props = Queue & {
  list: ProfileList;
  text: string;
  batch: OpenBatch | undefined;
  /** The first profile to review. */
  review: Review | undefined;
  preview: (review: Review) => ReactNode;
};

/** The lists of profiles that administrators review, one of them open. */
export function ProfileQueue({ list, text, counts, profiles, batch, review, preview }: Props) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  return (
    <>
      <QueueHead>
        <Lists list={list} counts={counts} />
        <QueueSearch
          inField
          label={texts.search}
          text={text}
          kept={{ list: list === 'waiting' ? undefined : list }}
          whole={addressOf(locale, list)}
        />
      </QueueHead>
      {list === 'batch' && batch && counts.batch > 0 && <BatchPanel batch={batch} count={counts.batch} />}
      {profiles.length === 0 && <QueueEmpty searched={text} nothing={texts.empty[list]} />}
      {list === 'waiting' ? (
        <ReviewQueue
          profiles={profiles}
          total={counts.waiting}
          searched={text !== ''}
          first={review}
          preview={preview}
        />
      ) : (
        <Rows
          key={list}
          list={list}
          profiles={profiles}
          total={list === 'all' ? 0 : counts[list]}
          searched={text !== ''}
        />
      )}
    </>
  );
}

function Lists({ list: open, counts }: Pick<Props, 'list' | 'counts'>) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  return (
    <Tabs
      label={texts.listsLabel}
      tabs={profileLists.map((list) => ({
        key: list,
        href: addressOf(locale, list),
        label: texts.lists[list],
        count: list === 'all' ? undefined : wholeNumber(locale, counts[list]),
        current: list === open,
      }))}
    />
  );
}

function addressOf(locale: Locale, list: ProfileList): string {
  const address = pathTo(locale, 'adminProfiles');
  return list === 'waiting' ? address : `${address}?list=${list}`;
}

type RowsProps = Pick<Props, 'list' | 'profiles'> & { total: number; searched: boolean };

function Rows({ list, profiles, total, searched }: RowsProps) {
  const texts = useTexts(queueTexts);
  const rows = useRowKeys<HTMLUListElement>();
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [disabling, setDisabling] = useState<{ id: string; name: string }>();
  return (
    <>
      {profiles.length > 0 && <QueueKeys keys={texts.keys[list]} />}
      <ul className={styles.rows} ref={rows}>
        {profiles.map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            list={list}
            disable={(name) => setDisabling({ id: profile.id, name })}
          />
        ))}
      </ul>
      {!searched && total > profiles.length && <p className={styles.muted}>{texts.first(profiles.length)}</p>}
      {disabling && (
        <Suspense>
          <DisableDialog developerId={disabling.id} name={disabling.name} close={() => setDisabling(undefined)} />
        </Suspense>
      )}
    </>
  );
}
