import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  IntroductionInReview,
  ReviewQueue as ReviewQueueList,
} from '../../../../server/services/contact/introductions/read-review-queue.ts';
import { isSignedOut, sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueFrame } from '../../../queues/queue-frame.tsx';
import { QueueSearch } from '../../../queues/queue-search.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import styles from '../../../ui/queue.module.css';
import { useToast } from '../../../ui/toast.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { reviewTexts } from './review.texts.ts';

/** Requests that wait for the team: approved or cancelled here. */
export function ReviewQueue({ total, held, text }: ReviewQueueList & { text: string }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  return (
    <>
      <QueueSearch label={texts.search} text={text} whole={pathTo(locale, 'adminIntroductions')} />
      <QueueFrame total={total} text={text} texts={texts}>
        {held.map((one) => (
          <Held key={one.id} held={one} />
        ))}
      </QueueFrame>
    </>
  );
}

function Held({ held: { id, company, developer, recruiter, message, since } }: { held: IntroductionInReview }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const say = useToast();
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<'release' | 'cancel'>();
  const decide = async (event: 'release' | 'cancel', done: string) => {
    setBusy(event);
    const answer = await sendCommand(pathTo(locale, 'introduction', { introductionId: id }), { act: event });
    if (!isSignedOut(answer)) await revalidate();
    setBusy(undefined);
    if ('done' in answer && answer.outcome === 'done') say(done);
    else fail(answer, texts.failed);
  };
  return (
    <li className={page.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{texts.asks(company.name, developer.name)}</h3>
        <p className={styles.muted}>{texts.since(day(locale, since))}</p>
      </div>
      <p className={styles.muted}>
        {recruiter && <>{texts.by(recruiter)} · </>}
        <Link href={pathTo(locale, 'company', { alias: company.alias })}>{company.name}</Link> ·{' '}
        <Link href={pathTo(locale, 'profile', { alias: developer.alias })} data-row>
          {texts.profile}
        </Link>
      </p>
      {message && <blockquote className={styles.message}>{message}</blockquote>}
      <div className={styles.choices}>
        <Button
          data-key="a"
          busy={busy === 'release'}
          aria-label={texts.releaseOf(company.name, developer.name)}
          onClick={() => void decide('release', texts.released)}
        >
          {texts.release}
        </Button>
        <TwoStepButton
          shortcut="r"
          label={texts.stopOf(company.name, developer.name)}
          question={texts.stopQuestion}
          confirm={texts.stop}
          cancel={texts.keep}
          busy={busy === 'cancel'}
          onConfirm={() => void decide('cancel', texts.stopped)}
        >
          {texts.stop}
        </TwoStepButton>
      </div>
    </li>
  );
}
