import type { ReactNode } from 'react';
import type { MeetingView } from '../../../../server/services/contact/meetings/read-meetings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './meetings.module.css';
import { meetingsTexts } from './meetings.texts.ts';

/** How long a meeting is, and where. The link of a video call is one once its time is agreed. */
export function MeetingPlace({
  meeting,
}: {
  meeting: Pick<MeetingView, 'minutes' | 'videoUrl' | 'place' | 'startsAt'>;
}) {
  const texts = useTexts(meetingsTexts);
  const { minutes, videoUrl, place, startsAt } = meeting;
  if (minutes === null && !videoUrl && !place) return null;
  return (
    <p className={styles.place}>
      {minutes !== null && <span>{texts.minutes(minutes)}</span>}
      {videoUrl && (
        <span>
          <Icon name="video" size={16} />
          {startsAt ? <OutsideLink href={videoUrl}>{texts.join}</OutsideLink> : texts.video}
        </span>
      )}
      {place && (
        <span>
          <Icon name="mapPin" size={16} />
          {place}
        </span>
      )}
    </p>
  );
}

/** A page of another site, which a recruiter chose. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  const { newTab } = useTexts(meetingsTexts);
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children} <span className={styles.hidden}>{newTab}</span>
    </a>
  );
}
