import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { PlayerSessionPage } from '../../../../server/services/assessments/session/read-session-page.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import ui from '../../../ui/page.module.css';
import { AnswerResult } from './answer-result.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { Results } from './results.tsx';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';
import { SessionHead } from './session-head.tsx';
import { StartScreen } from './start-screen.tsx';
import { type Play, type Trouble, useSession } from './use-session.ts';

type Props = {
  page: PlayerSessionPage;
  /** The button for the profile, rendered by the page, which imports the profile part. */
  onProfile: ReactNode;
};

/** One session from its start to its results. */
export function SessionScreen({ page, onProfile }: Props) {
  const play = useSession(page.view);
  return (
    // While questions are asked, styles hide the navigation, and toasts keep away from the answer buttons.
    <div
      className={play.view.status === 'COMPLETED' ? styles.results : ui.reading}
      data-undisturbed={play.view.status === 'STARTED' || undefined}
    >
      {play.view.status !== 'STARTED' && <SessionHead test={page.test} practice={play.view.practice} />}
      {play.trouble && <TroubleNotice trouble={play.trouble} sessionId={play.view.sessionId} />}
      {page.confirmation && <ConfirmationNotice confirmation={page.confirmation} status={play.view.status} />}
      <Stage page={page} play={play} onProfile={onProfile} />
    </div>
  );
}

function Stage({ page, play, onProfile }: Props & { play: Play }) {
  const { view } = play;
  if (view.status === 'WAITING') return <StartScreen page={page} play={play} />;
  if (view.status === 'COMPLETED') return <Results page={{ ...page, view }} onProfile={onProfile} />;
  if (view.question)
    return <QuestionScreen key={view.question.questionId} play={play} test={page.test} question={view.question} />;
  return <AnswerResult play={play} test={page.test} />;
}

type ConfirmationProps = {
  confirmation: NonNullable<PlayerSessionPage['confirmation']>;
  status: Play['view']['status'];
};

/** docs/product/assessments.md, Confirming a score during a call: said before the first question and after the last. */
function ConfirmationNotice({ confirmation: { introductionId, company, confirmed }, status }: ConfirmationProps) {
  const locale = useLocale();
  const texts = useTexts(sessionTexts).confirmation;
  if (status === 'STARTED') return null;
  return (
    <div className={styles.trouble}>
      <Notice title={texts.title(company)}>
        {status === 'WAITING' && <p>{texts.before}</p>}
        {confirmed !== null && <p>{confirmed ? texts.confirmed(company) : texts.notConfirmed(company)}</p>}
        <p>
          <ButtonLink look="secondary" href={pathTo(locale, 'conversation', { introductionId })}>
            {texts.back}
          </ButtonLink>
        </p>
      </Notice>
    </div>
  );
}

function TroubleNotice({ trouble, sessionId }: { trouble: Trouble; sessionId: string }) {
  const locale = useLocale();
  const texts = useTexts(sessionTexts);
  const back = encodeURIComponent(pathTo(locale, 'testSession', { sessionId }));
  return (
    <div className={styles.trouble}>
      <Notice tone={trouble === 'moved' ? 'info' : 'error'}>
        <p role={trouble === 'moved' ? 'status' : undefined}>{texts.troubles[trouble]}</p>
        {trouble === 'signedOut' && (
          <p>
            <ButtonLink href={`${pathTo(locale, 'signIn')}?to=${back}`} data-reload>
              {texts.signIn}
            </ButtonLink>
          </p>
        )}
      </Notice>
    </div>
  );
}
