import type { QueuedProfile } from '../../../../server/services/moderation/read-profile-queue.ts';
import { day, shortDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { UnbrokenFacts } from '../../../i18n/unbroken.tsx';
import { QueueTick } from '../../../queues/queue-bulk.tsx';
import type { Ticks } from '../../../queues/use-ticks.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { queueTexts } from '../queue.texts.ts';
import styles from './review.module.css';

type Props = { profile: QueuedProfile; current: boolean; ticks: Ticks; show: () => void };

/** A profile to review, in the list; the one with the focus is shown beside it. */
export function ReviewRow({ profile, current, ticks, show }: Props) {
  const locale = useLocale();
  const texts = useTexts(queueTexts);
  const { id, picture, profession, city, years, since } = profile;
  const name = profile.name || texts.noName;
  return (
    <li aria-current={current || undefined} onFocus={show}>
      <QueueTick id={id} name={name} ticks={ticks} />
      <Portrait address={picture} size={40} />
      {/* Not every browser gives a pressed button the focus. */}
      <button type="button" className={styles.name} data-row onClick={({ currentTarget }) => currentTarget.focus()}>
        <strong>{name}</strong>
        <span className={styles.profession}>{profession}</span>
        <span className={styles.facts}>
          <UnbrokenFacts facts={[city, years !== null ? texts.shortYears(years) : null]} />
        </span>
        <span className={styles.since} aria-hidden="true">
          {shortDay(locale, since)}
        </span>
        <span className={styles.unseen}>{texts.since.waiting(day(locale, since))}</span>
      </button>
    </li>
  );
}
