import { pathTo } from '../../../../domain/paths.ts';
import type { DueReminders as Due } from '../../../../server/services/contact/follow-up/read-reminders.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { candidatesTexts } from '../conversations/manager/manager.texts.ts';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts.ts';
import { useTick } from './use-tick.ts';

/** On the home page of a recruiter: the reminders of today and before, ticked off here. */
export function DueReminders({ due: { count, first } }: { due: Due }) {
  const texts = useTexts(followUpTexts).reminders;
  const { someone } = useTexts(candidatesTexts);
  const locale = useLocale();
  const { tick, isDone } = useTick();
  if (count === 0) return null;
  return (
    <section className={`${page.card} ${styles.due}`} aria-labelledby="due-reminders">
      <h2 id="due-reminders" className={styles.heading}>
        {texts.due}
      </h2>
      <ul className={styles.reminders}>
        {first.map(({ id, developerId, name, word, day: on }) => (
          <li key={id}>
            <div>
              <input
                type="checkbox"
                aria-label={texts.tick(name || someone, word ?? texts.plain)}
                checked={isDone({ id, done: false })}
                onChange={() => void tick({ id, developerId, done: false }, texts.ticked)}
              />
              <span>
                <Link href={pathTo(locale, 'candidate', { developerId })}>{name || someone}</Link>
                {word && <span className={styles.word}>{word}</span>}
              </span>
            </div>
            <time dateTime={on}>{day(locale, on)}</time>
          </li>
        ))}
      </ul>
      {count > first.length && <p className={styles.hint}>{texts.all(count)}</p>}
    </section>
  );
}
