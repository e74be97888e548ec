import { type ReactNode, useState } from 'react';
import {
  type CandidateQuery,
  candidateQueryString,
} from '../../../../../domain/contact/conversations/candidate-query.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { CandidateFile } from '../../../../../server/services/contact/candidates/read-candidate.ts';
import type { Neighbours as Data } from '../../../../../server/services/contact/candidates/read-neighbours.ts';
import type { Conversation } from '../../../../../server/services/contact/conversations/read-conversation.ts';
import type { CandidateEvent } from '../../../../../server/services/contact/follow-up/read-events.ts';
import { ShownTerms } from '../../../../forms/terms/shown-terms.tsx';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Link } from '../../../../ui/link.tsx';
import page from '../../../../ui/page.module.css';
import { Portrait } from '../../../../ui/portrait.tsx';
import { ContactDetails } from '../contact-details.tsx';
import { conversationsTexts } from '../conversations.texts.ts';
import { ReportConversation } from '../report/report-conversation.tsx';
import { StateMark } from '../state-mark.tsx';
import styles from '../thread.module.css';
import { Thread } from '../thread.tsx';
import { useAct } from '../use-act.ts';
import { useConversation } from '../use-conversation.ts';
import { ApplicationCard } from './application-card.tsx';
import { CandidateHistory } from './candidate-history.tsx';
import look from './file.module.css';
import { fileTexts } from './file.texts.ts';
import { candidatesTexts } from './manager.texts.ts';
import { Neighbours } from './neighbours.tsx';
import { RecruiterActs } from './recruiter-acts.tsx';

type Props = {
  file: CandidateFile;
  /** The list from which the page was opened, and who stands around this person there. */
  query: CandidateQuery;
  neighbours: Data | undefined;
  /** The button that opens the application to answer. */
  answer: ReactNode;
  /** docs/product/contact.md, Following a candidate: what the team keeps about them. */
  followUp: ReactNode;
  /** What colleagues did with the candidate. */
  events: readonly CandidateEvent[];
  /** docs/product/contact.md, Reminders: the viewer's own. */
  reminders: ReactNode;
  /** docs/product/contact.md, Assigned job: the offer assigned to the developer, with its picker. */
  assignedJob: ReactNode;
  /** Its title, for the folded card; undefined when there is none. */
  assignedTitle: string | undefined;
  /** Requests to confirm a score of the developer. */
  confirmations: ReactNode;
  /** What colleagues have noted; undefined when the profile is not shown to the company. */
  notes: ReactNode;
  /** The menu of the other actions. */
  more: ReactNode;
  /** The main facts of the profile; undefined while it is not shown to the company. */
  profile: ReactNode | undefined;
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
  const { view, messages } = live;
  // An end before the application that waits is one quiet line, unless there is something to read in it.
  const unread = (messages.at(-1)?.position ?? 0) > view.read.own;
  const [folded] = useState(props.file.applied !== undefined && view.phase === 'archived' && !unread);
  const { run, busy } = useAct(view, live.catchUp);
  const thread = <Thread live={live} busy={busy} run={(act, word) => void run(act, word)} />;
  return (
    <Frame
      {...props}
      // The card of an application that waits says where one stands; an earlier end is in the history.
      state={
        props.file.applied ? undefined : (
          <StateMark side="recruiter" status={view.status} declined={view.declined !== null} />
        )
      }
      thread={folded ? <EarlierThread view={view}>{thread}</EarlierThread> : thread}
      report={<ReportConversation view={view} done={live.catchUp} />}
      aside={
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
      }
      acts={<RecruiterActs acts={view.can.acts} busy={busy} run={(act) => void run(act)} />}
    />
  );
}

function EarlierThread({ view, children }: { view: Conversation; children: ReactNode }) {
  const { earlier } = useTexts(fileTexts);
  return (
    <details className={look.earlier}>
      <summary>
        <h2>{earlier}</h2>
        <StateMark side="recruiter" status={view.status} declined={view.declined !== null} />
        <Icon name="chevron" size={16} />
      </summary>
      {children}
    </details>
  );
}

type FrameProps = Props & {
  state?: ReactNode;
  thread?: ReactNode;
  acts?: ReactNode;
  aside?: ReactNode;
  report?: ReactNode;
};

function Frame(props: FrameProps) {
  const {
    file,
    events,
    query,
    neighbours,
    answer,
    followUp,
    reminders,
    assignedJob,
    assignedTitle,
    confirmations,
    notes,
  } = props;
  const { more, profile, state, thread, acts, aside, report } = props;
  const locale = useLocale();
  const texts = useTexts(candidatesTexts);
  const words = useTexts(fileTexts);
  const { developer, applied, applications, conversation } = file;
  // Without a conversation, the application and the profile are all there is to read: side by side, not one long column.
  const beside = applied && profile && !conversation;
  return (
    <div className={look.file}>
      <div className={look.ways}>
        <p className={styles.way}>
          <Link href={pathTo(locale, 'candidates') + candidateQueryString(query)}>
            <Icon name="left" size={16} />
            {texts.file.back}
          </Link>
        </p>
        <Neighbours query={query} neighbours={neighbours} />
      </div>
      <header className={look.head}>
        <Portrait address={developer.portrait} size={64} />
        <div className={look.who}>
          <h1 className={styles.name}>{developer.name || texts.someone}</h1>
          <p className={styles.about}>
            {state}
            <span>{[developer.profession, developer.city].filter(Boolean).join('\u00a0· ')}</span>
          </p>
          {conversation && <ShownTerms terms={conversation.terms} />}
        </div>
      </header>
      <div className={look.actions}>{more}</div>
      <div className={beside ? look.beside : styles.columns}>
        <div className={beside ? look.parts : page.stack}>
          {applied && (
            <ApplicationCard applied={applied} applications={applications} after={file.introductions[0]?.since}>
              {answer}
            </ApplicationCard>
          )}
          {/* Once they apply again, the conversation that has ended comes after who they are. */}
          {!applied && thread}
          {profile ?? <p className={styles.muted}>{words.hidden}</p>}
          {applied && thread}
        </div>
        <aside className={styles.aside}>
          {followUp}
          {acts}
          <section className={page.card} aria-labelledby="job-title">
            {/* An applicant is answered first; with a conversation, the offer is what it is about. */}
            <details className={look.assign} open={conversation !== undefined && !applied}>
              <summary>
                <h2 id="job-title" className={styles.heading}>
                  {texts.file.job}
                </h2>
                <span className={look.assigned}>{assignedTitle ?? words.noJob}</span>
                <Icon name="chevron" size={16} />
              </summary>
              {assignedJob}
            </details>
          </section>
          {aside}
          {reminders}
          {notes}
          {confirmations}
          <CandidateHistory file={file} events={events} query={query} />
          {report}
        </aside>
      </div>
    </div>
  );
}
