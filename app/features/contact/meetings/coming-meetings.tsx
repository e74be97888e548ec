import { pathTo } from '../../../../domain/paths.ts';
import type { ComingMeeting } from '../../../../server/services/contact/meetings/read-coming-meetings.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { useAppointment } from '../../../i18n/time-zone.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import { conversationsTexts } from '../conversations/conversations.texts.ts';
import styles from './coming-meetings.module.css';
import { comingMeetingsTexts } from './coming-meetings.texts.ts';
import { MeetingPlace } from './meeting-place.tsx';
import { meetingsTexts } from './meetings.texts.ts';

type Props = { meetings: ComingMeeting[] | undefined; side: 'developer' | 'recruiter' };

/** docs/product/contact.md, Meetings on the home page; nothing without any. */
export function ComingMeetings({ meetings = [], side }: Props) {
  const locale = useLocale();
  const { kinds } = useTexts(meetingsTexts);
  const texts = useTexts(comingMeetingsTexts);
  const { someone } = useTexts(conversationsTexts);
  const { whenAndZone } = useAppointment();
  if (meetings.length === 0) return null;
  return (
    <section className={`${page.card} ${styles.meetings}`} aria-labelledby="meetings-title">
      <h2 id="meetings-title">{texts.title}</h2>
      <ul>
        {meetings.map((meeting) => {
          const { id, introductionId, developerId, title, kind, startsAt, organiser } = meeting;
          const other = meeting.with || someone;
          const conversation =
            side === 'developer'
              ? pathTo(locale, 'conversation', { introductionId })
              : pathTo(locale, 'candidate', { developerId });
          return (
            <li key={id} data-waiting={startsAt === null || undefined}>
              <div>
                <p className={styles.when}>
                  {startsAt ? <time dateTime={startsAt}>{whenAndZone(startsAt)}</time> : texts.waiting}
                </p>
                <p>{texts.about(title ?? kinds[kind], other)}</p>
                {organiser && <p className={styles.by}>{texts.by(organiser)}</p>}
                <MeetingPlace meeting={meeting} />
              </div>
              <ButtonLink
                look={startsAt ? 'secondary' : 'primary'}
                href={conversation}
                aria-label={startsAt ? texts.openAbout(other) : texts.answerAbout(other)}
              >
                {startsAt ? texts.open : texts.answer}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
