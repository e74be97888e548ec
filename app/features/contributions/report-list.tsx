import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import type { OpenReport } from '../../../server/services/questions/handle-report.ts';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CodeText } from '../../ui/code-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';
import { wordTexts } from './words.texts.ts';

const AnswerDialog = lazy(() => import('./report-answer-dialog.tsx'));

/** What readers say is wrong, those who waited longest first. */
export function ReportList({ reports }: { reports: OpenReport[] }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const words = useTexts(wordTexts);
  const [answering, setAnswering] = useState<OpenReport>();
  if (reports.length === 0) {
    return (
      <div className={styles.empty}>
        <Notice tone="good">{texts.nothing}</Notice>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.list}>
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
                <Button aria-label={texts.of(texts.report.handle, plain)} onClick={() => setAnswering(report)}>
                  {texts.report.handle}
                </Button>
                <ButtonLink
                  look="secondary"
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
      {answering && (
        <Suspense>
          <AnswerDialog report={answering} close={() => setAnswering(undefined)} />
        </Suspense>
      )}
    </>
  );
}
