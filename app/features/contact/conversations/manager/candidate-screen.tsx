import type { ReactNode } from 'react';
import { pathTo } from '../../../../../domain/paths.ts';
import type { CandidateFile } from '../../../../../server/services/contact/conversations/read-candidate.ts';
import type { Conversation } from '../../../../../server/services/contact/conversations/read-conversation.ts';
import { ShownTerms } from '../../../../forms/terms/shown-terms.tsx';
import { day } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import page from '../../../../ui/page.module.css';
import { Portrait } from '../../../../ui/portrait.tsx';
import { ContactDetails } from '../contact-details.tsx';
import { conversationsTexts } from '../conversations.texts.ts';
import { StateMark } from '../state-mark.tsx';
import styles from '../thread.module.css';
import { Thread } from '../thread.tsx';
import { useAct } from '../use-act.ts';
import { useConversation } from '../use-conversation.ts';
import { EarlierIntroductions } from './earlier-introductions.tsx';
import { candidatesTexts } from './manager.texts.ts';
import { RecruiterActs } from './recruiter-acts.tsx';

type Props = {
  file: CandidateFile;
  /** The button that opens the application to answer. */
  answer: ReactNode;
  /** docs/product/contact.md, Assigned job: the offer assigned to the developer, with its picker. */
  assignedJob: ReactNode;
  /** Requests to confirm a score of the developer. */
  confirmations: ReactNode;
  /** The button that opens the notes of the company. */
  notes: ReactNode;
};

/** Everything a company has about one candidate. */
export function CandidateScreen(props: Props) {
  const { conversation } = props.file;
  if (!conversation) return <Frame {...props} />;
  return <Talking key={conversation.introductionId} {...props} conversation={conversation} />;
}

function Talking({ conversation, ...props }: Props & { conversation: Conversation }) {
  const texts = useTexts(conversationsTexts);
  const live = useConversation(conversation);
  const { view } = live;
  const { run, busy } = useAct(view.introductionId, live.catchUp);
  return (
    <Frame
      {...props}
      state={<StateMark side="recruiter" status={view.status} declined={view.declined !== null} />}
      thread={<Thread live={live} busy={busy} run={(act, word) => void run(act, word)} />}
      aside={
        <>
          <section className={page.card} aria-labelledby="details-title">
            <h2 id="details-title" className={styles.heading}>
              {texts.details.title}
            </h2>
            {view.details ? (
              <ContactDetails details={view.details} usable />
            ) : (
              <p className={styles.muted}>{texts.details.notYet(view.developer.name || texts.someone)}</p>
            )}
          </section>
          <RecruiterActs acts={view.can.acts} busy={busy} run={(act) => void run(act)} />
        </>
      }
    />
  );
}

type FrameProps = Props & { state?: ReactNode; thread?: ReactNode; aside?: ReactNode };

function Frame({ file, answer, assignedJob, confirmations, notes, state, thread, aside }: FrameProps) {
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const { developer, applied, introductions, conversation } = file;
  const profile = pathTo(locale, 'profile', { alias: developer.alias });
  return (
    <>
      <p className={styles.way}>
        <Link href={pathTo(locale, 'candidates')}>
          <Icon name="left" size={16} />
          {texts.file.back}
        </Link>
      </p>
      <header className={styles.head}>
        <Portrait address={developer.portrait} size={64} />
        <div>
          <h1 className={styles.name}>{developer.name || texts.someone}</h1>
          <p className={styles.about}>
            {state}
            {[developer.profession, developer.city].filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <Link href={profile}>{texts.file.profile}</Link>
          </p>
          {conversation && <ShownTerms terms={conversation.terms} />}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={page.stack}>
          {applied && (
            <Notice title={texts.file.applied[applied.by](day(locale, applied.at))}>
              {applied.closed && <p>{texts.file.closed}</p>}
              {applied.answerBefore && <p>{texts.answerBefore(day(locale, applied.answerBefore))}</p>}
              <p>{answer}</p>
            </Notice>
          )}
          {thread}
        </div>
        <aside className={styles.aside}>
          <section className={page.card} aria-labelledby="job-title">
            <h2 id="job-title" className={styles.heading}>
              {texts.file.job}
            </h2>
            {assignedJob}
          </section>
          {aside}
          {confirmations}
          {notes}
          {introductions.length > 1 && (
            <EarlierIntroductions
              developerId={developer.id}
              introductions={introductions}
              shown={conversation?.introductionId}
            />
          )}
        </aside>
      </div>
    </>
  );
}
