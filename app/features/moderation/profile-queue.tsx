import { useState } from 'react';
import type { ProfileList } from '../../../domain/moderation/profile-list.ts';
import { profileLists } from '../../../domain/moderation/profile-list.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { OpenBatch } from '../../../server/services/moderation/read-batch.ts';
import type { ProfileQueue as Queue } from '../../../server/services/moderation/read-profile-queue.ts';
import { useCommand } from '../../forms/use-command.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import pills from '../../ui/pills.module.css';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import { BatchPanel } from './batch-panel.tsx';
import styles from './profile-queue.module.css';
import { ProfileRow } from './profile-row.tsx';
import { queueTexts } from './queue.texts.ts';

type Props = Queue & { list: ProfileList; text: string; batch: OpenBatch | undefined };

/** The lists that the team works through, one of them open. */
export function ProfileQueue({ list, text, counts, profiles, batch }: Props) {
  const texts = useTexts(queueTexts);
  return (
    <>
      <Lists list={list} counts={counts} />
      <form method="get" className={styles.search}>
        {list !== 'waiting' && <input type="hidden" name="list" value={list} />}
        <Field label={texts.search} type="search" name="text" defaultValue={text} key={`${list} ${text}`} />
        <Button type="submit" look="secondary">
          {texts.submit}
        </Button>
      </form>
      {list === 'batch' && batch && counts.batch > 0 && <BatchPanel batch={batch} count={counts.batch} />}
      {profiles.length === 0 ? (
        <div className={styles.empty}>
          <Notice tone={text ? 'info' : 'good'}>{text ? texts.notFound(text) : texts.empty[list]}</Notice>
        </div>
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
  const address = pathTo(locale, 'adminProfiles');
  return (
    <nav className={pills.pills} aria-label={texts.listsLabel}>
      {profileLists.map((list) => (
        <Link
          key={list}
          href={list === 'waiting' ? address : `${address}?list=${list}`}
          aria-current={list === open ? 'page' : undefined}
        >
          {texts.lists[list]} {list !== 'all' && <span>{wholeNumber(locale, counts[list])}</span>}
        </Link>
      ))}
    </nav>
  );
}

type RowsProps = Pick<Props, 'list' | 'profiles'> & { total: number; searched: boolean };

function Rows({ list, profiles, total, searched }: RowsProps) {
  const texts = useTexts(queueTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'profileQueue'));
  const rows = useRowKeys<HTMLUListElement>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const reviewable = profiles.filter(({ acts }) => acts.includes('review')).map(({ id }) => id);
  // Who has left the list meanwhile is not meant any more.
  const chosen = reviewable.filter((id) => ticked.has(id));
  const bulk = list === 'waiting';
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked((before) => new Set([...[...before].filter((id) => !ids.includes(id)), ...(on ? ids : [])]));
  return (
    <>
      {bulk && (
        <div className={styles.bulk}>
          <label>
            <input
              type="checkbox"
              checked={chosen.length === reviewable.length && chosen.length > 0}
              onChange={({ target }) => tick(reviewable, target.checked)}
            />
            {texts.chooseAll}
          </label>
          {chosen.length > 0 && (
            <Button
              busy={busy === 'review'}
              onClick={() => void run({ mode: 'review', ids: chosen }, texts.chosenDone(chosen.length))}
            >
              {texts.reviewChosen(chosen.length)}
            </Button>
          )}
        </div>
      )}
      {bulk && <p className={styles.keys}>{texts.keys}</p>}
      <ul className={styles.rows} ref={rows}>
        {profiles.map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            list={list}
            ticked={ticked.has(profile.id)}
            tick={bulk ? (on) => tick([profile.id], on) : undefined}
          />
        ))}
      </ul>
      {!searched && total > profiles.length && <p className={styles.muted}>{texts.first(profiles.length)}</p>}
    </>
  );
}
