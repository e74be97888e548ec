import { pathTo } from '../../../../domain/paths.ts';
import type { Awaited } from '../../../../server/services/jobs/answers/read-to-answer.ts';
import { shortDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './answers.module.css';
import { answersTexts } from './answers.texts.ts';

/** On the home page of a recruiter: the applications that wait, the most urgent first. */
export function ToAnswer({ awaited: { count, first } }: { awaited: Awaited }) {
  const locale = useLocale();
  const texts = useTexts(answersTexts).toAnswer;
  if (count === 0) return null;
  return (
    <section className={page.card} aria-labelledby="to-answer-title">
      <h2 id="to-answer-title" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.muted}>{texts.text}</p>
      <ul className={styles.list}>
        {first.map(({ developerId, jobId, name, picture, title, before, urgent }) => (
          <li key={developerId + jobId}>
            <Portrait address={picture} size={40} />
            <Link className={styles.person} href={pathTo(locale, 'candidate', { developerId })}>
              {name || texts.someone}
            </Link>
            <span className={styles.muted}>{title ?? texts.spontaneous}</span>
            <span className={styles.due} data-urgent={urgent || undefined}>
              {texts.before(shortDay(locale, before))}
            </span>
          </li>
        ))}
      </ul>
      <Link href={`${pathTo(locale, 'candidates')}?state=applied`}>{texts.all(count)}</Link>
    </section>
  );
}
