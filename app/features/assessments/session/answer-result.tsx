import { useEffect, useRef } from 'react';
import type { SessionPage } from '../../../../server/services/assessments/session/read-session-page.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { focusFromTop } from './focus-top.ts';
import { GiveUp } from './question-screen.tsx';
import { resultsTexts } from './results.texts.ts';
import { RevealedAnswer } from './revealed-answer.tsx';
import { statusOf } from './revealed-question.tsx';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';
import { SessionBar } from './session-bar.tsx';
import type { Play } from './use-session.ts';

/** Practice: the right answer and its explanation, shown before the next question. Also shown between two questions. */
export function AnswerResult({ play, test }: { play: Play; test: SessionPage['test'] }) {
  const texts = useTexts(sessionTexts);
  const words = useTexts(resultsTexts);
  const { questionIndex, remainingQuestions } = play.view;
  const revealed = play.view.revealed.at(-1);
  // The session is already at the next question; the one displayed here is the previous one.
  const shown = revealed ? 1 : 0;
  const next = useRef<HTMLDivElement>(null);
  // The button has the focus: Enter continues at once, and a screen reader announces the result.
  useEffect(() => focusFromTop(next.current?.querySelector('button')), []);
  return (
    <>
      <SessionBar
        test={test}
        practice={play.view.practice}
        questionIndex={questionIndex - shown}
        remainingQuestions={remainingQuestions + shown}
      />
      {revealed && (
        <article className={styles.question}>
          <p className={styles.verdict} data-status={statusOf(revealed)} role="status">
            {words.status[statusOf(revealed)]}
          </p>
          <h1 className={styles.title}>
            <CodeText text={revealed.title} />
          </h1>
          <RevealedAnswer wide revealed={revealed} label={texts.code} />
        </article>
      )}
      <div className={styles.onward} ref={next}>
        <Button busy={play.busy === 'go'} onClick={() => void play.send({ mode: 'go' })}>
          {texts.next}
        </Button>
      </div>
      <GiveUp play={play} />
    </>
  );
}
