import { type ReactNode, useEffect, useRef } from 'react';
import type { Result } from '../../../../domain/assessments/rating/result.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  PlayerSessionPage,
  SessionPage,
} from '../../../../server/services/assessments/session/read-session-page.ts';
import { Ring } from '../../../charts/ring.tsx';
import { day, dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import ui from '../../../ui/page.module.css';
import { ShownPlace } from '../place/shown-place.tsx';
import { AboutResult, ShownScore } from '../place/shown-result.tsx';
import { FallingLeaves } from './falling-leaves.tsx';
import { focusFromTop } from './focus-top.ts';
import styles from './results.module.css';
import { resultsTexts } from './results.texts.ts';
import { RevealedQuestion } from './revealed-question.tsx';
import { sessionTexts } from './session.texts.ts';
import { Standing } from './standing.tsx';
import { SubjectResults } from './subject-results.tsx';
import { useCountUp } from './use-count-up.ts';

/** docs/product/assessments.md, Results of a session: end date, score, ranks, and what to learn. */
export function Results({ page, onProfile }: { page: PlayerSessionPage; onProfile: ReactNode }) {
  const locale = useLocale();
  const texts = useTexts(resultsTexts);
  const { view, endDate } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  const justEnded = useRef(!endDate);
  // After the last answer the focus moves to the results; a viewer who opens the address starts at the top.
  useEffect(() => {
    if (justEnded.current) focusFromTop(heading.current);
  }, []);
  // The session has just ended on this screen; the reloaded page will bring the score.
  const counting = !endDate;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h1>
      {counting ? (
        <p className={styles.counting} role="status">
          {texts.counting}
        </p>
      ) : (
        <>
          <Completed date={endDate} />
          <div className={`${ui.card} ${styles.hero}`}>
            {justEnded.current && <FallingLeaves />}
            <Outcome page={page} justEnded={justEnded.current} />
            <div className={styles.actions}>
              {onProfile}
              {(!page.until || view.practice) && (
                <ButtonLink href={pathTo(locale, 'test', { alias: page.test.alias })}>{texts.again}</ButtonLink>
              )}
              <div className={styles.more}>
                <ButtonLink href={pathTo(locale, 'leaderboard', { alias: page.test.alias })} look="quiet">
                  {texts.board}
                </ButtonLink>
                <ButtonLink href={pathTo(locale, 'tests')} look="quiet">
                  {texts.all}
                </ButtonLink>
              </div>
            </div>
            {page.until && !view.practice && (
              <p className={styles.wait}>{texts.wait(dayAndTime(locale, page.until))}</p>
            )}
          </div>
          {page.standing && page.result && <Standing standing={page.standing} result={page.result} />}
        </>
      )}
      {view.outcome ? <SubjectResults outcome={view.outcome} testId={view.testId} /> : <RevealedList page={page} />}
    </>
  );
}

function Completed({ date }: { date: Date }) {
  return <p className={styles.date}>{useTexts(sessionTexts).completed(day(useLocale(), date))}</p>;
}

/** The score and ranks of a rated session; the number of right answers of a practice session. */
export function Outcome({ page: { view, result }, justEnded = false }: { page: SessionPage; justEnded?: boolean }) {
  const texts = useTexts(resultsTexts);
  const { right, asked } = view.outcome ?? {
    right: view.revealed.filter((one) => one.right).length,
    asked: view.revealed.length,
  };
  return (
    <div className={styles.outcome}>
      <Ring label={texts.right(right, asked)} part={right} whole={asked} />
      <div className={styles.told}>
        {result && (
          <p className={styles.score}>
            <Score result={result} counts={justEnded} /> {!result.place && <ShownPlace place={undefined} />}
          </p>
        )}
        <p className={result ? styles.right : styles.score}>{texts.right(right, asked)}</p>
        {result?.place && (
          <dl className={styles.places}>
            <div>
              <dt>{texts.allTime}</dt>
              <dd>
                <ShownPlace place={result.place} />
              </dd>
            </div>
            {result.season && (
              <div>
                <dt>{texts.season}</dt>
                <dd>
                  <ShownPlace place={result.season} />
                </dd>
              </div>
            )}
          </dl>
        )}
        {result && <AboutResult result={result} />}
        {result && !result.place && (
          <Notice title={texts.provisional.title}>
            <p>{texts.provisional.text}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}

/** Counts up once at the end of a session; screen readers get the final score only. */
function Score({ result, counts }: { result: Result; counts: boolean }) {
  const shown = useCountUp(result.score, counts);
  if (shown === result.score) return <ShownScore result={result} />;
  return (
    <span aria-hidden="true">
      <ShownScore result={{ ...result, score: shown }} />
    </span>
  );
}

export function RevealedList({ page: { view } }: { page: SessionPage }) {
  const texts = useTexts(resultsTexts);
  return (
    <section className={styles.list} aria-labelledby="answers">
      <h2 id="answers">{texts.questions}</h2>
      {view.revealed.length === 0 && <p className={styles.wait}>{texts.none}</p>}
      {view.revealed.map((revealed, index) => (
        <RevealedQuestion
          key={revealed.questionId}
          revealed={revealed}
          number={index + 1}
          testId={view.testId}
          rated={!view.practice}
        />
      ))}
    </section>
  );
}
