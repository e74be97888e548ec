import { lazy, Suspense, useState } from 'react';
import { type ProfileList, profileLists } from '../../../domain/moderation/profile-list.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { OpenBatch } from '../../../server/services/moderation/read-batch.ts';
import type { ProfileQueue as Queue } from '../../../server/services/moderation/read-profile-queue.ts';
import { useCommand } from '../../forms/use-command.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { QueueBulk } from '../../queues/queue-bulk.tsx';
import { QueueKeys } from '../../queues/queue-keys.tsx';
import { QueueSearch } from '../../queues/queue-search.tsx';
import { queuesTexts } from '../../queues/queues.texts.ts';
import { useTicks } from '../../queues/use-ticks.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import pills from '../../ui/pills.module.css';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { BatchPanel } from './batch-panel.tsx';
import styles from './profile-queue.module.css';
import { ProfileRow } from './profile-row.tsx';
import { queueTexts } from './queue.texts.ts';

const DisableDialog = lazy(() => import('./disable-dialog.tsx'));

type Props = Queue & { list: ProfileList; text: string; batch: OpenBatch | undefined };

/** The lists of profiles that administrators review, one of them open. */
export function ProfileQueue({ list, text, counts, profiles, batch }: Props) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const { notFound } = useTexts(queuesTexts);
  return (
    <>
      <Lists list={list} counts={counts} />
      <QueueSearch
        label={texts.search}
        text={text}
        kept={{ list: list === 'waiting' ? undefined : list }}
        whole={addressOf(locale, list)}
      />
      {list === 'batch' && batch && counts.batch > 0 && <BatchPanel batch={batch} count={counts.batch} />}
      {profiles.length === 0 && (
        <div className={styles.empty}>
          <Notice tone={text ? 'info' : 'good'}>{text ? notFound(text) : texts.empty[list]}</Notice>
        </div>
      )}
      <Rows
        key={list}
        list={list}
        profiles={profiles}
        total={list === 'all' ? 0 : counts[list]}
        searched={text !== ''}
      />
    </>
  );
}

function Lists({ list: open, counts }: Pick<Props, 'list' | 'counts'>) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  return (
    <nav className={pills.pills} aria-label={texts.listsLabel}>
      {profileLists.map((list) => (
        <Link key={list} href={addressOf(locale, list)} aria-current={list === open ? 'page' : undefined}>
          {texts.lists[list]} {list !== 'all' && <span>{wholeNumber(locale, counts[list])}</span>}
        </Link>
      ))}
    </nav>
  );
}

function addressOf(locale: Locale, list: ProfileList): string {
  const address = pathTo(locale, 'adminProfiles');
  return list === 'waiting' ? address : `${address}?list=${list}`;
}

type RowsProps = Pick<Props, 'list' | 'profiles'> & { total: number; searched: boolean };

function Rows({ list, profiles, total, searched }: RowsProps) {
  const texts = useTexts(queueTexts);
  const { nothingDone } = useTexts(queuesTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'profileQueue'));
  const rows = useRowKeys<HTMLUListElement>();
  const reviewable = profiles.filter(({ acts }) => acts.includes('review')).map(({ id }) => id);
  const ticks = useTicks(reviewable);
  const bulk = list === 'waiting';
  const review = () =>
    run({ mode: 'review', ids: ticks.chosen }, (count) => (count > 0 ? texts.chosenDone(count) : nothingDone));
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [disabling, setDisabling] = useState<{ id: string; name: string }>();
  return (
    <>
      {bulk && profiles.length > 0 && (
        <QueueBulk ids={reviewable} ticks={ticks}>
          <Button busy={busy === 'review'} onClick={() => void review()}>
            {texts.reviewChosen(ticks.chosen.length)}
          </Button>
        </QueueBulk>
      )}
      {profiles.length > 0 && <QueueKeys ticks={bulk} keys={texts.keys[list]} />}
      <ul className={styles.rows} ref={rows}>
        {profiles.map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            list={list}
            ticks={bulk ? ticks : undefined}
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
