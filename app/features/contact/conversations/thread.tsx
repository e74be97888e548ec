import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Meetings } from '../meetings/meetings.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { Composer } from './composer.tsx';
import { conversationsTexts } from './conversations.texts.ts';
import { MessageStream } from './message-stream.tsx';
import { stateKey, statesTexts } from './states.texts.ts';
import styles from './thread.module.css';
import type { Act } from './use-act.ts';
import type { LiveConversation } from './use-conversation.ts';
import { useReadMark } from './use-read-mark.ts';
import { useSending } from './use-sending.ts';

type Props = { live: LiveConversation; busy: Act | undefined; run: (act: Act, word?: string | null) => void };

/** The messages of a conversation and, below them, the viewer's form: an answer, a message, or none. */
export function Thread({ live, busy, run }: Props) {
  const sending = useSending(live);
  useReadMark(live);
  const { view, address } = live;
  // A request of a company that is being checked can only be refused.
  const refusable = view.phase === 'waitingForDeveloper' && view.can.acts.includes('refuse');
  const answers = view.side === 'developer' && (view.can.acts.includes('acceptWithoutDetails') || refusable);
  const thread = useRef<HTMLDivElement>(null);
  const answered = useRef(false);
  const answer: Props['run'] = (act, word) => {
    answered.current = true;
    run(act, word);
  };
  // The pressed button disappears with the question, so the focus moves to the content that replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the status changes
  useEffect(() => {
    if (answered.current) thread.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true });
    answered.current = false;
  }, [view.status]);
  return (
    <div className={styles.thread} data-phase={view.phase} ref={thread}>
      <MessageStream live={live} sending={sending} />
      <Meetings view={view} catchUp={live.catchUp} />
      <Composer
        address={address}
        introductionId={view.introductionId}
        open={view.can.write}
        frozen={view.frozen}
        company={view.side === 'recruiter'}
        send={sending.send}
      />
      {view.frozen && view.phase !== 'archived' && <Frozen view={view} />}
      {!view.can.write && <Closed view={view} />}
      {/* The key empties the form: a message written for a refusal is not sent with a later acceptance. */}
      {answers && <AnswerPanel key={view.status} view={view} busy={busy} run={answer} />}
    </div>
  );
}

/** docs/product/contact.md, A company without validation: said before the developer answers. */
function Frozen({ view }: Pick<LiveConversation, 'view'>) {
  const { frozen: texts } = useTexts(conversationsTexts);
  return (
    <div className={styles.closed}>
      <Notice tone="warning" title={texts.title(view.company.name)}>
        <p>{view.phase === 'open' ? texts.conversation : texts.request}</p>
      </Notice>
    </div>
  );
}

/** Why the conversation is closed, and the message that explains it. */
function Closed({ view }: Pick<LiveConversation, 'view'>) {
  const texts = useTexts(conversationsTexts).declined;
  const { closed } = useTexts(statesTexts);
  const { side, status, declined } = view;
  const why = closed[side][stateKey(status, declined !== null)];
  if (!why) return null;
  return (
    <div className={styles.closed} data-next tabIndex={-1}>
      <Notice>
        <p>{why}</p>
        {declined && (
          <p>
            {side === 'developer' ? texts.title : texts.own} <strong>{texts[declined.code]}</strong>
          </p>
        )}
        {declined?.message && <blockquote className={styles.word}>{declined.message}</blockquote>}
      </Notice>
    </div>
  );
}
