import type { ReactNode } from 'react';
import { completionOf } from '../../../../domain/assessments/technology-card.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { TechnologyPortal } from '../../../../server/services/assessments/read-technology-portal.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CodeText } from '../../../ui/code-text.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { TestIcon } from '../../../ui/test-icon.tsx';
import { QuestionStrip } from '../user-tests/question-strip.tsx';
import { SquareKey } from '../user-tests/square-key.tsx';
import { userTestsTexts } from '../user-tests/user-tests.texts.ts';
import portalStyles from './portal.module.css';
import { portalTexts } from './portal.texts.ts';
import { technologyTexts } from './technology.texts.ts';
import styles from './test.module.css';
import { TestEntry } from './test-entry.tsx';

type Props = {
  portal: TechnologyPortal;
  /** The best players of each test, with the links to the leaderboards. */
  boards: ReactNode;
  /** The viewer's own page of tests. */
  mine: string | undefined;
};

/** docs/product/assessments.md, Portal of a technology. */
export function TechnologyScreen({ portal, boards, mine }: Props) {
  const texts = useTexts(technologyTexts);
  const { technology, tests, progress } = portal;
  return (
    <div className={page.wide}>
      <div className={`${styles.layout} ${styles.listFirst}`}>
        <Head portal={portal} />
        <aside className={styles.side}>
          {progress && <Progress name={technology.name} progress={progress} mine={mine} />}
          {boards}
        </aside>
        <div className={styles.rest}>
          <section aria-labelledby="tests">
            <h2 id="tests">{texts.tests}</h2>
            <ul className={`${portalStyles.list} ${portalStyles.single}`}>
              {tests.map((test) => (
                <TestEntry key={test.id} test={test} level={3} />
              ))}
            </ul>
          </section>
          {portal.questions.total > 0 && <Questions portal={portal} />}
        </div>
      </div>
    </div>
  );
}

function Head({ portal: { technology, tests } }: { portal: TechnologyPortal }) {
  const locale = useLocale();
  const texts = useTexts(technologyTexts);
  return (
    <header className={styles.head}>
      <nav aria-label={texts.crumbs} className={styles.crumbs}>
        <Link href={pathTo(locale, 'tests')}>{useTexts(portalTexts).title}</Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{technology.name}</span>
      </nav>
      <TestIcon handle={technology.handle} theme={tests[0]?.theme ?? null} large />
      <div>
        <h1>{texts.title(technology.name)}</h1>
        <p className={page.lead}>{texts.lead(technology.name, tests.length)}</p>
      </div>
    </header>
  );
}

type ProgressProps = { name: string; progress: NonNullable<TechnologyPortal['progress']>; mine: string | undefined };

function Progress({ name, progress, mine }: ProgressProps) {
  const texts = useTexts(technologyTexts);
  const words = useTexts(userTestsTexts);
  const { sessions, unfinished = 0, validated, total } = progress;
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="progress">
      <h2 id="progress" className={styles.small}>
        {texts.progress(name)}
      </h2>
      <p>
        <strong>{words.completion(completionOf(progress))}</strong>{' '}
        <span className={styles.muted}>{words.questions(validated, total)}</span>
      </p>
      <QuestionStrip {...progress} />
      <SquareKey contributions={progress.contributions > 0} />
      <p className={styles.muted}>{sessions > 0 ? words.sessions(sessions) : texts.notPlayed}</p>
      {unfinished > 0 && <p className={styles.muted}>{words.unfinished(unfinished)}</p>}
      {mine && <Link href={mine}>{texts.mine}</Link>}
    </section>
  );
}

function Questions({ portal: { technology, questions } }: { portal: TechnologyPortal }) {
  const locale = useLocale();
  const texts = useTexts(technologyTexts);
  const all = pathTo(locale, 'technologyQuestions', { slug: technology.id });
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{texts.questions}</h2>
      <p className={styles.muted}>{texts.questionsText}</p>
      <ul className={styles.examples}>
        {questions.entries.map(({ id, testId, title }) => (
          <li key={id}>
            <Link href={pathTo(locale, 'testQuestion', { testId, questionId: id })}>
              <CodeText text={title} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link href={all}>{texts.allQuestions(technology.name, wholeNumber(locale, questions.total))}</Link>
      </p>
    </section>
  );
}
