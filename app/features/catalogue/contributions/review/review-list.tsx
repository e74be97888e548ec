import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { safeForMany } from '../../../../../domain/catalogue/contributions/question-acts.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { Review, ReviewedQuestion } from '../../../../../server/services/catalogue/contributions/read-review.ts';
import { isSignedOut, sendCommand } from '../../../../forms/send.ts';
import { useFailureToast } from '../../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { QueueBulk } from '../../../../queues/queue-bulk.tsx';
import { QueueEmpty } from '../../../../queues/queue-empty.tsx';
import { QueueKeys } from '../../../../queues/queue-keys.tsx';
import { useTicks } from '../../../../queues/use-ticks.ts';
import { Button } from '../../../../ui/button.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { useRowKeys } from '../../../../ui/use-row-keys.ts';
import type { Reasoned } from './reason-dialog.tsx';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';
import { ReviewCard } from './review-card.tsx';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

/** The questions of one status; actions that one click can undo are possible on several questions at once. */
export function ReviewList({ review, text }: { review: Review; text: string }) {
  const texts = useTexts(reviewTexts);
  const { questions, status, more } = review;
  // Kept outside the list: the dialog stays open when its question leaves the list.
  const [asking, setAsking] = useState<{ act: Reasoned; question: ReviewedQuestion }>();
  const list = useRowKeys<HTMLUListElement>();
  const ids = questions.map(({ id }) => id);
  const ticks = useTicks(ids);
  const many = safeForMany.find((act) => questions[0]?.can.includes(act));
  const nothing = status === 'WAITING_FOR_VALIDATION' ? texts.nothingWaits : texts.nothing;
  const keys = texts.keys.filter(({ acts }) => acts.some((act) => questions[0]?.can.includes(act)));
  return (
    <>
      {questions.length === 0 && <QueueEmpty searched={text} nothing={nothing} />}
      {many && (
        <QueueBulk ids={ids} ticks={ticks}>
          <Many act={many} chosen={ticks.chosen} clear={() => ticks.tick(ids, false)} />
        </QueueBulk>
      )}
      {questions.length > 0 && (
        <QueueKeys ticks={many !== undefined} keys={keys.map(({ key, does }) => [key, does] as const)} />
      )}
      <ul ref={list} className={styles.list}>
        {questions.map((question) => (
          <ReviewCard
            key={question.id}
            question={question}
            ask={(act) => setAsking({ act, question })}
            ticks={many ? ticks : undefined}
          />
        ))}
      </ul>
      {more > 0 && <p className={styles.muted}>{texts.more(more)}</p>}
      {asking && (
        <Suspense>
          <ReasonDialog {...asking} close={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type ManyProps = { act: 'archive' | 'restore'; chosen: readonly string[]; clear: () => void };

/** Applied one by one, each with its own entry in the history; questions changed in the meantime are skipped. */
function Many({ act, chosen, clear }: ManyProps) {
  const locale = useLocale();
  const { many: texts } = useTexts(reviewTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const fail = useFailureToast();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    let done = 0;
    for (const questionId of chosen) {
      const answer = await sendCommand(pathTo(locale, 'contributionActs', { questionId }), { mode: act });
      if ('done' in answer) done++;
      if (isSignedOut(answer)) {
        setBusy(false);
        return fail(answer, texts.done(done, chosen.length));
      }
    }
    await revalidate();
    setBusy(false);
    clear();
    toast(texts.done(done, chosen.length));
  };
  return (
    <>
      <Button busy={busy} onClick={() => void run()}>
        {texts[act](chosen.length)}
      </Button>
      <Button look="secondary" onClick={clear}>
        {texts.clear}
      </Button>
    </>
  );
}
