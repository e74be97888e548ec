import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { QuestionPage as Data } from '../../../../server/services/tests/read-question.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CodeBlock, CodeText } from '../../../ui/code-text.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { Comments } from './comments.tsx';
import styles from './question.module.css';
import { questionTexts } from './question.texts.ts';
import { Votes } from './votes.tsx';

type Props = {
  question: Data;
  /** What it is about, under the question. */
  subjects?: ReactNode;
  /** What follows it all. */
  below?: ReactNode;
};

/** A question of the catalogue: to think about first, then to open its answer. */
export function QuestionPage({ question, subjects, below }: Props) {
  const locale = useLocale();
  const texts = useTexts(questionTexts);
  const { test, can } = question;
  const address = { testId: test.id, questionId: question.id };
  const feedback = pathTo(locale, 'questionFeedback', address);
  const back = encodeURIComponent(pathTo(locale, 'testQuestion', address));
  return (
    <div className={page.reading}>
      <article className={styles.question}>
        <p className={styles.which}>
          <TechnologyIcon handle={test.handle} />
          <Link href={pathTo(locale, 'test', { alias: test.alias })}>{test.name}</Link>
          <span>{texts.difficulty[question.difficulty]}</span>
          {question.publishedAt && <span>{texts.published(day(locale, question.publishedAt))}</span>}
          <span>{texts.took(question.tookCount)}</span>
        </p>
        <h1 className={styles.title}>
          <CodeText text={question.title} />
        </h1>
        {question.code && <CodeBlock code={question.code} label={texts.code} />}
        {question.severalRight && <p className={styles.muted}>{texts.several}</p>}
        <ul className={styles.options} aria-label={texts.options}>
          {question.options.map(({ text }) => (
            <li key={text}>
              <CodeText text={text} />
            </li>
          ))}
        </ul>
        <Answer question={question} />
        {subjects}
        <p>
          <ButtonLink href={pathTo(locale, 'test', { alias: test.alias })} look="secondary">
            {texts.test(test.name)}
          </ButtonLink>
        </p>
      </article>
      {question.standing.open && <Votes question={question} address={feedback} />}
      {question.standing.open && <Comments question={question} address={feedback} />}
      {question.standing.open && !can.speak && (
        <p className={styles.signIn}>
          <Link href={`${pathTo(locale, 'signIn')}?to=${back}`}>{texts.signIn}</Link>
        </p>
      )}
      {below}
    </div>
  );
}

/** Opens without script. */
function Answer({ question }: { question: Data }) {
  const texts = useTexts(questionTexts);
  const right = question.options.filter((option) => option.right);
  return (
    <details className={styles.answer}>
      <summary>{texts.reveal}</summary>
      <div>
        <p className={styles.small}>{texts.right(right.length)}</p>
        <ul className={styles.right}>
          {right.map(({ text }) => (
            <li key={text}>
              <CodeText text={text} />
            </li>
          ))}
        </ul>
        {question.explanation && (
          <>
            <p className={styles.small}>{texts.explanation}</p>
            <p>
              <CodeText text={question.explanation} />
            </p>
          </>
        )}
      </div>
    </details>
  );
}
