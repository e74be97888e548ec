import { mostReminders } from '../../../../domain/contact/follow-up/reminder.ts';
import type { Reminders } from '../../../../server/services/contact/follow-up/read-reminders.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import page from '../../../ui/page.module.css';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts.ts';
import { NewReminder } from './new-reminder.tsx';
import { useTick } from './use-tick.ts';

type Props = { developerId: string; own: Reminders };

/** docs/product/contact.md, Reminders: the viewer's own about one candidate. */
export function ReminderList({ developerId, own: { today, reminders } }: Props) {
  const texts = useTexts(followUpTexts).reminders;
  const locale = useLocale();
  const { tick, isDone } = useTick();
  const open = reminders.filter(({ done }) => !done).length;
  return (
    <section className={page.card} aria-labelledby="reminders-title">
      <h2 id="reminders-title" className={styles.heading}>
        {texts.title}
      </h2>
      {reminders.length > 0 && (
        <ul className={styles.reminders}>
          {reminders.map(({ id, day: on, word, done, due }) => (
            <li key={id} data-done={done || undefined}>
              <label>
                <input
                  type="checkbox"
                  checked={isDone({ id, done })}
                  onChange={() => void tick({ id, developerId, done })}
                />
                <span>{word ?? texts.plain}</span>
              </label>
              <time dateTime={on} data-due={(due && !done) || undefined}>
                {day(locale, on)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {open < mostReminders ? (
        <NewReminder developerId={developerId} today={today} />
      ) : (
        <p className={styles.hint}>{texts.full(mostReminders)}</p>
      )}
      <p className={styles.private}>
        <Icon name="lock" size={16} /> {texts.mine}
      </p>
    </section>
  );
}
