import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { QuestionPage as Data } from '../../../../server/services/assessments/questions/read-question.ts';
import { day, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { QuestionLook } from '../../../ui/question-look.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import tint from '../../../ui/tint.module.css';
import { Comments } from './comments.tsx';
import styles from './question.module.css';
import { questionTexts } from './question.texts.ts';
import { Verified } from './verified.tsx';
import { Votes } from './votes.tsx';

type Props = {
  question: Data;
  /** Why the question is not public. */
  notice: ReactNode;
  /** The subjects of the question, shown below it, or beside it. */
  subjects: ReactNode;
  /** The button that reports the question. */
  report: ReactNode;
  /** Shown below everything else. */
  below: ReactNode;
};

/** A question of the catalogue; its answer is hidden until the reader opens it. */
export function QuestionPage({ question, notice, subjects, report, below }: Props) {
  const locale = useLocale();
  const texts = useTexts(questionTexts);
  const { test, can, standing } = question;
  const address = { testId: test.id, questionId: question.id };
  const feedback = pathTo(locale, 'questionFeedback', address);
  const back = encodeURIComponent(pathTo(locale, 'testQuestion', address));
  return (
    <div className={page.reading}>
      {notice}
      <article className={styles.question}>
        <p className={styles.which}>
          <span className={tint.icon} data-tint={test.theme ?? undefined}>
            <TechnologyIcon handle={test.handle} />
          </span>
          {standing.draftTest ? (
            <span>{test.name}</span>
          ) : (
            <Link href={pathTo(locale, 'test', { alias: test.alias })}>{test.name}</Link>
          )}
          <span data-level={question.difficulty}>{texts.difficulty[question.difficulty]}</span>
          {question.publishedAt && <span>{texts.published(day(locale, question.publishedAt))}</span>}
          <span>{texts.took(wholeNumber(locale, question.tookCount), question.tookCount)}</span>
        </p>
        <QuestionLook
          wide
          question={question}
          texts={texts}
          play={texts.play}
          below={<Verified verified={question.verified} />}
        />
      </article>
      <div className={styles.rail}>
        <p>
          {!standing.draftTest && (
            <ButtonLink href={pathTo(locale, 'test', { alias: test.alias })} look="secondary">
              {texts.test(test.name)}
            </ButtonLink>
          )}
        </p>
        {subjects}
        <div className={styles.bar}>
          {standing.talked && <Votes question={question} address={feedback} />}
          {standing.talked && question.commentCount > 0 && (
            <a href="#comments">{texts.comments(question.commentCount)}</a>
          )}
          {report}
        </div>
      </div>
      {standing.talked && <Comments question={question} address={feedback} />}
      {standing.talked && !can.speak && (
        <p className={styles.signIn}>
          <Link href={`${pathTo(locale, 'signIn')}?to=${back}`}>{texts.signIn}</Link>
        </p>
      )}
      {below}
    </div>
  );
}
