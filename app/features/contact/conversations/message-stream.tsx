import { useState } from 'react';
import { dayOf } from '../../../../domain/day.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Letter } from '../../../../server/services/contact/conversations/read-letters.ts';
import type { ConversationLine } from '../../../../server/services/contact/conversations/read-lines.ts';
import type { ConversationMessage } from '../../../../server/services/contact/conversations/read-messages.ts';
import { day, timeOfDay } from '../../../i18n/dates.ts';
import { LinkedText } from '../../../i18n/linked-text.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { SentFiles } from '../files/sent-files.tsx';
import { MeetingEventLine } from '../meetings/meeting-line.tsx';
import { conversationsTexts } from './conversations.texts.ts';
import { PendingMessage } from './pending-message.tsx';
import { statesTexts } from './states.texts.ts';
import { streamOf } from './stream.ts';
import styles from './thread.module.css';
import type { LiveConversation } from './use-conversation.ts';
import type { useSending } from './use-sending.ts';

type Props = { live: LiveConversation; sending: ReturnType<typeof useSending> };

/** Messages and events, the newest at the bottom and visible. */
export function MessageStream({ live, sending }: Props) {
  const texts = useTexts(conversationsTexts);
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const { view, messages, earlier, typing } = live;
  const { lines, letters, meetingLines } = view;
  const items = streamOf({ messages, lines, letters, meetingLines, earlier, dayOf: (at) => dayOf(new Date(at)) });
  const lastOwn = messages.findLast(({ side }) => side === view.side)?.position;
  const other = view.side === 'developer' ? view.company.name : view.developer.name;
  const more = async () => {
    setBusy(true);
    await live.loadEarlier();
    setBusy(false);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <div className={styles.scroll} role="log" aria-label={texts.thread} tabIndex={0}>
      <div className={styles.inside}>
        {earlier && (
          <p className={styles.earlier}>
            <Button look="secondary" busy={busy} onClick={() => void more()}>
              {texts.earlier}
            </Button>
          </p>
        )}
        <ol className={styles.stream}>
          {items.map((item) =>
            item.kind === 'day' ? (
              <li key={`day ${item.day}`} className={styles.day}>
                <span>{day(locale, item.at)}</span>
              </li>
            ) : item.kind === 'line' ? (
              <Line key={`${item.line.event} ${item.line.at}`} line={item.line} view={view} />
            ) : item.kind === 'letter' ? (
              <SentLetter key={`letter ${item.letter.at}`} letter={item.letter} view={view} />
            ) : item.kind === 'meeting' ? (
              <MeetingEventLine
                key={item.line.key}
                line={item.line}
                who={nameOf(item.line.side, item.line.author, view) || texts.someone}
              />
            ) : (
              <Message
                key={item.message.position}
                message={item.message}
                named={item.named}
                view={view}
                mark={
                  item.message.position === lastOwn && sending.pending.length === 0
                    ? view.read.other >= item.message.position
                      ? texts.read
                      : texts.sent
                    : undefined
                }
              />
            ),
          )}
          {sending.pending.map((one) => (
            <PendingMessage key={one.key} message={one} again={sending.again} drop={sending.drop} />
          ))}
        </ol>
        <p className={styles.typing} data-on={typing || undefined}>
          {typing ? texts.typing(other || texts.someone) : ''}
        </p>
      </div>
    </div>
  );
}

type View = LiveConversation['view'];

function nameOf(side: ConversationLine['side'], author: string | null, { company, developer }: View): string {
  return author || (side === 'recruiter' ? company.name : developer.name);
}

function Message(props: { message: ConversationMessage; named: boolean; view: View; mark: string | undefined }) {
  const { message, named, view, mark } = props;
  const locale = useLocale();
  const texts = useTexts(conversationsTexts);
  const own = message.side === view.side;
  return (
    <li className={own ? styles.own : styles.other}>
      {named && !message.mine && (
        <p className={styles.author}>{nameOf(message.side, message.author, view) || texts.someone}</p>
      )}
      <div className={styles.bubble}>
        {message.body && (
          <p>
            <LinkedText text={message.body} />
          </p>
        )}
        <SentFiles
          files={message.files}
          addressOf={(handle) => pathTo(locale, 'messageFile', { introductionId: view.introductionId, handle })}
        />
      </div>
      <p className={styles.under}>
        <time dateTime={message.sentAt}>{timeOfDay(locale, message.sentAt)}</time>
        {mark && <span> · {mark}</span>}
      </p>
    </li>
  );
}

/** docs/product/contact.md, Messages: what the developer applied to stands where it was sent. */
function SentLetter({ letter: { at, job, message }, view }: { letter: Letter; view: View }) {
  const locale = useLocale();
  const { letter: texts, someone } = useTexts(conversationsTexts);
  const own = view.side === 'developer';
  const title = job && (job.title ?? texts.untitled);
  return (
    <li className={own ? styles.own : styles.other}>
      {!own && <p className={styles.author}>{view.developer.name || someone}</p>}
      <div className={styles.bubble} data-letter>
        <p className={styles.letter}>
          <Icon name={job ? 'briefcase' : 'mail'} size={16} />
          {job ? (
            <span>
              {own ? texts.own : texts.other}{' '}
              {/* The company reads its own offers at any time, others those that are online. */}
              {own && !job.open ? title : <Link href={pathTo(locale, 'job', { alias: job.alias })}>{title}</Link>}
            </span>
          ) : (
            texts.spontaneous
          )}
        </p>
        {message && (
          <p>
            <LinkedText text={message} />
          </p>
        )}
      </div>
      <p className={styles.under}>
        <time dateTime={at}>{timeOfDay(locale, at)}</time>
      </p>
    </li>
  );
}

function Line({ line, view }: { line: ConversationLine; view: View }) {
  const locale = useLocale();
  const texts = useTexts(statesTexts).lines[line.event];
  const { someone } = useTexts(conversationsTexts);
  return (
    <li className={styles.line}>
      <p>
        {line.mine ? texts.mine : texts.other(nameOf(line.side, line.author, view) || someone)}
        {'\u00a0· '}
        <time dateTime={line.at}>{timeOfDay(locale, line.at)}</time>
      </p>
      {line.word && (
        <blockquote>
          <LinkedText text={line.word} />
        </blockquote>
      )}
    </li>
  );
}
