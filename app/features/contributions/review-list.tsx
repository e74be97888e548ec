import { lazy, Suspense, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { safeForMany } from '../../../domain/questions/question-acts.ts';
import type { Review, ReviewedQuestion } from '../../../server/services/questions/read-review.ts';
import { sendJson } from '../../forms/send.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Reasoned } from './reason-dialog.tsx';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';
import { ReviewCard } from './review-card.tsx';
import { useReviewKeys } from './use-review-keys.ts';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

/** The questions of one status, one under the other; what one press takes back can be done to many. */
export function ReviewList({ review }: { review: Review }) {
  const texts = useTexts(reviewTexts);
  const { questions, status, more } = review;
  const [asking, setAsking] = useState<{ act: Reasoned; question: ReviewedQuestion }>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  useReviewKeys(list, asking === undefined);
  const many = safeForMany.find((act) => questions[0]?.can.includes(act));
  const here = chosen.filter((id) => questions.some((question) => question.id === id));
  if (questions.length === 0) {
    return (
      <div className={styles.empty}>
        <Notice tone="good">{status === 'WAITING_FOR_VALIDATION' ? texts.nothingWaits : texts.nothing}</Notice>
      </div>
    );
  }
  return (
    <>
      {status === 'WAITING_FOR_VALIDATION' && <p className={styles.keys}>{texts.keys}</p>}
      {many && here.length > 0 && <Many act={many} chosen={here} clear={() => setChosen([])} />}
      <ul ref={list} className={styles.list}>
        {questions.map((question) => (
          <ReviewCard
            key={question.id}
            question={question}
            ask={(act) => setAsking({ act, question })}
            chosen={here.includes(question.id)}
            choose={
              many
                ? (on) => setChosen(on ? [...here, question.id] : here.filter((id) => id !== question.id))
                : undefined
            }
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

/** One after the other, each with its own line in the history; those that have changed meanwhile are left alone. */
function Many({ act, chosen, clear }: ManyProps) {
  const locale = useLocale();
  const { many: texts } = useTexts(reviewTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    let done = 0;
    for (const questionId of chosen) {
      const answer = await sendJson(pathTo(locale, 'contributionActs', { questionId }), { mode: act });
      if ('done' in answer) done++;
    }
    await revalidate();
    setBusy(false);
    clear();
    toast(texts.done(done, chosen.length));
  };
  return (
    <div className={styles.many}>
      <p>{texts.count(chosen.length)}</p>
      <Button busy={busy} onClick={() => void run()}>
        {texts[act]}
      </Button>
      <Button look="secondary" onClick={clear}>
        {texts.clear}
      </Button>
    </div>
  );
}
