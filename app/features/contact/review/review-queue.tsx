import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  IntroductionInReview,
  ReviewQueue as ReviewQueueList,
} from '../../../../server/services/contact/introductions/read-review-queue.ts';
import { ShownTerms } from '../../../forms/terms/shown-terms.tsx';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueFrame } from '../../../queues/queue-frame.tsx';
import { QueueSearch } from '../../../queues/queue-search.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import styles from '../../../ui/queue.module.css';
import { reviewTexts } from './review.texts.ts';
import { useRelease } from './use-release.ts';

const StopDialog = lazy(() => import('./stop-dialog.tsx'));

/** Requests that wait for the team: released or stopped here. */
export function ReviewQueue({ total, held, text }: ReviewQueueList & { text: string }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [stopping, setStopping] = useState<IntroductionInReview>();
  return (
    <>
      <QueueSearch label={texts.search} text={text} whole={pathTo(locale, 'adminIntroductions')} />
      <QueueFrame total={total} text={text} texts={texts}>
        {held.map((one) => (
          <Held key={one.id} held={one} stop={() => setStopping(one)} />
        ))}
      </QueueFrame>
      {stopping && (
        <Suspense>
          <StopDialog
            stopping={{
              id: stopping.id,
              company: stopping.company.name,
              developer: stopping.developer.name,
              known: false,
            }}
            close={() => setStopping(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

function Held({ held, stop }: { held: IntroductionInReview; stop: () => void }) {
  const { id, company, developer, recruiter, message, terms, since, frozen } = held;
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { release, busy } = useRelease(id);
  return (
    <li className={page.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Link href={pathTo(locale, 'adminIntroduction', { introductionId: id })} data-row>
            {texts.asks(company.name, developer.name)}
          </Link>
        </h3>
        <p className={styles.muted}>{texts.since(day(locale, since))}</p>
      </div>
      <p className={styles.muted}>
        {recruiter && <>{texts.by(recruiter)} · </>}
        <Link href={pathTo(locale, 'company', { alias: company.alias })}>{company.name}</Link> ·{' '}
        <Link href={pathTo(locale, 'profile', { alias: developer.alias })}>{texts.profile}</Link>
      </p>
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <ShownTerms terms={terms} />
      {frozen && <p>{texts.frozen}</p>}
      <div className={styles.choices}>
        {!frozen && (
          <Button
            data-key="a"
            busy={busy}
            aria-label={texts.releaseOf(company.name, developer.name)}
            onClick={() => void release()}
          >
            {texts.release}
          </Button>
        )}
        <Button look="danger" data-key="r" aria-label={texts.stopOf(company.name, developer.name)} onClick={stop}>
          {texts.stop}
        </Button>
      </div>
    </li>
  );
}
