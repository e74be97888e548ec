import { useEffect, useId, useRef, useState } from 'react';
import type { MeetingSide } from '../../../../domain/contact/meetings/meeting-acts.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { MeetingView } from '../../../../server/services/contact/meetings/read-meetings.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useAppointment } from '../../../i18n/time-zone.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { conversationsTexts } from '../conversations/conversations.texts.ts';
import { MeetingPlace, OutsideLink } from './meeting-place.tsx';
import { MeetingWord } from './meeting-word.tsx';
import styles from './meetings.module.css';
import { meetingsTexts } from './meetings.texts.ts';
import type { MeetingActions } from './use-meetings.ts';

type Props = {
  meeting: MeetingView;
  side: MeetingSide;
  /** The name of the other side. */
  other: string;
  actions: MeetingActions;
  move: () => void;
};

/** A proposal with its slots, or a meeting to come. */
export function MeetingCard({ meeting, side, other, actions, move }: Props) {
  const texts = useTexts(meetingsTexts);
  const locale = useLocale();
  const { someone } = useTexts(conversationsTexts);
  const { whenAndZone } = useAppointment();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const [wanted, setAsked] = useState<'decline' | 'cancel'>();
  const seen = useRef(meeting.version);
  // The pressed button is gone with the change: the focus moves to what took its place.
  useEffect(() => {
    if (seen.current !== meeting.version && document.activeElement === document.body)
      card.current?.focus({ preventScroll: true });
    seen.current = meeting.version;
  }, [meeting.version]);
  const { id: meetingId, version, state, startsAt, title, kind, can } = meeting;
  const name = other || someone;
  // A change by the other side leaves what is being typed, as long as it can still be sent.
  const asked = wanted && can.includes(wanted) ? wanted : undefined;
  const yours = side === 'developer' && state === 'open';
  return (
    <article ref={card} tabIndex={-1} className={styles.card} data-yours={yours || undefined} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.name}>
        <Icon name="calendar" size={20} />
        {title ?? texts.kinds[kind]}
      </h2>
      {startsAt && (
        <p className={styles.when}>
          <time dateTime={startsAt}>{whenAndZone(startsAt)}</time>
        </p>
      )}
      <MeetingPlace meeting={meeting} />
      {state === 'open' &&
        (meeting.bookingUrl ? (
          <Booking url={meeting.bookingUrl} text={yours ? texts.bookText : texts.bookWaiting(name)} />
        ) : (
          <Slots meeting={meeting} actions={actions} text={yours ? texts.choose : texts.waiting(name)} />
        ))}
      {asked ? (
        <MeetingWord
          act={asked}
          agreed={startsAt !== null}
          busy={actions.busy === asked}
          send={(word) => void actions.run({ mode: asked, meetingId, version, word }, asked)}
          close={() => setAsked(undefined)}
        />
      ) : (
        <div className={styles.acts}>
          {startsAt && (
            <ButtonLink look="secondary" href={pathTo(locale, 'meetingFile', { meetingId })} download>
              {texts.calendar}
            </ButtonLink>
          )}
          {can.includes('decline') && (
            <Button look="secondary" onClick={() => setAsked('decline')}>
              {texts.none}
            </Button>
          )}
          {can.includes('move') && (
            <Button look="secondary" onClick={move}>
              {startsAt ? texts.move : texts.others}
            </Button>
          )}
          {can.includes('cancel') && (
            <Button look="quiet" onClick={() => setAsked('cancel')}>
              {startsAt ? texts.cancel : texts.retract}
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

function Booking({ url, text }: { url: string; text: string }) {
  const texts = useTexts(meetingsTexts);
  return (
    <div className={styles.booking}>
      <p>{text}</p>
      <OutsideLink href={url}>{texts.book(new URL(url).hostname)}</OutsideLink>
    </div>
  );
}

type SlotsProps = Pick<Props, 'meeting' | 'actions'> & { text: string };

/** For the developer a slot is a button that accepts it, for the company a line. */
function Slots({ meeting: { id: meetingId, version, slots, can }, actions, text }: SlotsProps) {
  const texts = useTexts(meetingsTexts);
  const { when, zone } = useAppointment();
  return (
    <>
      <p>{text}</p>
      <ul className={styles.slots} aria-label={texts.slots}>
        {slots.map((slot) => (
          <li key={slot} data-said={!can.includes('accept') || undefined}>
            {can.includes('accept') ? (
              <Button
                look="secondary"
                aria-label={texts.accept(when(slot))}
                busy={actions.busy === slot}
                onClick={() => void actions.run({ mode: 'accept', meetingId, version, slot }, slot)}
              >
                <Icon name="check" size={16} />
                <time dateTime={slot}>{when(slot)}</time>
              </Button>
            ) : (
              <time dateTime={slot}>{when(slot)}</time>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.zone}>{zone}</p>
    </>
  );
}
