import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../../../domain/paths.ts';
import type { OpenReport } from '../../../../../server/services/catalogue/contributions/handle-report.ts';
import { day } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { QueueEmpty } from '../../../../queues/queue-empty.tsx';
import { QueueKeys } from '../../../../queues/queue-keys.tsx';
import { queuesTexts } from '../../../../queues/queues.texts.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import page from '../../../../ui/page.module.css';
import { useRowKeys } from '../../../../ui/use-row-keys.ts';
import styles from '../review/review.module.css';
import { reviewTexts } from '../review/review.texts.ts';
import { wordTexts } from '../words.texts.ts';

const AnswerDialog = lazy(() => import('./report-answer-dialog.tsx'));

/** The open reports of readers, oldest first. */
export function ReportList({ reports, total, text }: { reports: OpenReport[]; total: number; text: string }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const words = useTexts(wordTexts);
  const common = useTexts(queuesTexts);
  const rows = useRowKeys<HTMLUListElement>();
  // Kept outside the rows: the dialog stays open when its row leaves the list.
  const [answering, setAnswering] = useState<OpenReport>();
  return (
    <>
      {reports.length === 0 ? (
        <QueueEmpty searched={text} nothing={texts.nothing} />
      ) : (
        <QueueKeys keys={texts.report.keys} />
      )}
      <ul className={styles.list} ref={rows}>
        {reports.map((report) => {
          const { id, question, reason, body, reporter, createdAt } = report;
          const plain = question.title.replaceAll('`', '');
          return (
            <li key={id} className={`${page.card} ${styles.card}`}>
              <div>
                <h2 className={styles.name}>{words.reasons[reason]}</h2>
                <p className={styles.muted}>
                  {reporter ? texts.report.from(reporter) : texts.report.anonymous} · {day(locale, createdAt)}
                </p>
              </div>
              <p>
                <strong>
                  <CodeText text={question.title} />
                </strong>{' '}
                <span className={styles.muted}>
                  {question.test} · {words.status[question.status]}
                  {question.fromFile && <> · {texts.team}</>}
                </span>
              </p>
              {body && <blockquote className={styles.reason}>{body}</blockquote>}
              <div className={styles.choices}>
                <Button
                  data-row
                  data-key="a"
                  aria-label={texts.of(texts.report.handle, plain)}
                  onClick={() => setAnswering(report)}
                >
                  {texts.report.handle}
                </Button>
                <ButtonLink
                  look="secondary"
                  data-key="e"
                  aria-label={texts.of(texts.report.see, plain)}
                  href={pathTo(locale, 'contribution', { questionId: question.id })}
                >
                  {texts.report.see}
                </ButtonLink>
              </div>
            </li>
          );
        })}
      </ul>
      {!text && total > reports.length && <p className={styles.muted}>{common.first(reports.length, total)}</p>}
      {answering && (
        <Suspense>
          <AnswerDialog report={answering} close={() => setAnswering(undefined)} />
        </Suspense>
      )}
    </>
  );
}
