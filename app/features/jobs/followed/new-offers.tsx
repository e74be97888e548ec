import { pathTo } from '../../../../domain/paths.ts';
import type { FoundJob } from '../../../../server/services/jobs/search/find-jobs.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import styles from '../search/job-order.module.css';
import { ShortJobs } from '../short-jobs.tsx';
import { followedTexts } from './followed.texts.ts';

/** On the home page of a developer: what followed companies have published lately; nothing without any. */
export function NewOffers({ jobs }: { jobs: readonly FoundJob[] }) {
  const locale = useLocale();
  const { news } = useTexts(followedTexts);
  if (jobs.length === 0) return null;
  return (
    <section className={`${page.card} ${styles.section}`} aria-labelledby="followed-offers">
      <h2 id="followed-offers">{news.title}</h2>
      <ShortJobs jobs={jobs} label={news.title} />
      <p>
        <ButtonLink href={pathTo(locale, 'followedCompanies')} look="secondary">
          {news.all}
        </ButtonLink>
      </p>
    </section>
  );
}
