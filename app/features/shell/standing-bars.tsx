import { Form } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { day, timeOfDay } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import type { Standing } from './shell-data.ts';
import styles from './standing-bars.module.css';
import { standingBarsTexts } from './standing-bars.texts.ts';

/** Shown above every page while the viewer acts in another person's name, or before an account is erased. */
export default function StandingBars({ standing: { acting, leavingAt } }: { standing: Standing }) {
  const locale = useLocale();
  const texts = useTexts(standingBarsTexts);
  return (
    <section aria-label={texts.notice}>
      {acting && (
        <div className={styles.acting}>
          <p>{texts.acting(acting.name, timeOfDay(locale, acting.until))}</p>
          <Form method="post" action={pathTo(locale, 'stopActing')} reloadDocument>
            <button type="submit">{texts.stopActing}</button>
          </Form>
        </div>
      )}
      {leavingAt && (
        <div className={styles.leaving}>
          <p>{texts.leaving(day(locale, leavingAt))}</p>
          <Link href={`${pathTo(locale, 'privacySettings')}#effacement`}>{texts.keepAccount}</Link>
        </div>
      )}
    </section>
  );
}
