import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { SessionPage } from '../../../../server/services/assessments/session/read-session-page.ts';
import type { ShownQuestion } from '../../../../server/services/assessments/session/view-session.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { AnswerInput } from './answer-input.tsx';
import { useAnswerKeys } from './answer-keys.ts';
import { focusFromTop } from './focus-top.ts';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';
import { SessionBar } from './session-bar.tsx';
import { useAnswer } from './use-answer.ts';
import type { Play } from './use-session.ts';
import { useTimeUp } from './use-time-up.ts';

type Props = { play: Play; test: SessionPage['test']; question: ShownQuestion };

/**
 * One question. Its keys work only while the focus is inside it, so that no key pressed elsewhere answers by accident.
 */
export function QuestionScreen({ play, test, question }: Props) {
  const texts = useTexts(sessionTexts);
  const [asked, setAsked] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const hint = useId();
  const { questionId, format } = question;
  const draft = useAnswer(question, play.busy !== undefined);
  const { answer } = draft;
  useTimeUp(play, answer);
  // A new question gets the focus at its title before the first paint, so that an early key press applies to it.
  useLayoutEffect(() => focusFromTop(heading.current), []);

  const validate = () => {
    if (!answer) return setAsked(true);
    void play.send({ mode: 'reply', questionId, ...answer });
  };
  const hear = useAnswerKeys({ question, form, choose: draft.choose, validate });
  const missing = asked && !answer;

  return (
    <>
      <SessionBar
        {...play.view}
        test={test}
        timer={{ receivedAt: play.receivedAt, left: question.millisecondsLeft, total: question.milliseconds }}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys are a shortcut for the inputs inside */}
      <div className={styles.question} onKeyDown={hear} tabIndex={-1}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          <CodeText text={question.title} />
        </h1>
        {question.code && format !== 'line' && (
          <CodeBlock code={question.code} label={texts.code} colours={question.colours.code} />
        )}
        <form
          ref={form}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            validate();
          }}
        >
          <AnswerInput question={question} draft={draft} describedBy={missing ? hint : undefined} />
          <p id={hint} className={styles.choose} role="status">
            {missing ? texts.missing[format] : ''}
          </p>
          <div className={styles.buttons}>
            <Button type="submit" busy={play.busy === 'reply'}>
              {texts.validate}
            </Button>
            <Button
              look="secondary"
              busy={play.busy === 'skip'}
              onClick={() => void play.send({ mode: 'skip', questionId })}
            >
              {texts.skip}
            </Button>
          </div>
        </form>
      </div>
      <GiveUp play={play} />
    </>
  );
}

export function GiveUp({ play }: { play: Play }) {
  const texts = useTexts(sessionTexts).giveUp;
  return (
    <div className={styles.giveUp}>
      <TwoStepButton
        look="quiet"
        question={play.view.practice ? texts.practice : texts.rated}
        confirm={texts.confirm}
        cancel={texts.cancel}
        busy={play.busy === 'giveUp'}
        onConfirm={() => void play.send({ mode: 'giveUp' })}
      >
        {texts.button}
      </TwoStepButton>
    </div>
  );
}
