import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '../../../../server/services/contact/conversations/read-conversation.ts';
import type { MeetingView } from '../../../../server/services/contact/meetings/read-meetings.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { MeetingCard } from './meeting-card.tsx';
import styles from './meetings.module.css';
import { meetingsTexts } from './meetings.texts.ts';
import { useMeetings } from './use-meetings.ts';

const MeetingDialog = lazy(() => import('./meeting-dialog.tsx'));

type Props = { view: Conversation; catchUp: () => Promise<void> };

/** docs/product/contact.md, Meetings: those that wait for an answer, and those to come, above the writing box. */
export function Meetings({ view, catchUp }: Props) {
  const texts = useTexts(meetingsTexts);
  const actions = useMeetings(view.introductionId, catchUp);
  /** 'new', or the meeting that is moved. */
  const [edited, setEdited] = useState<'new' | MeetingView>();
  const { meetings, side, company, developer } = view;
  const proposes = side === 'recruiter' && view.can.write;
  if (meetings.length === 0 && !proposes) return null;
  return (
    <section className={styles.meetings} aria-label={texts.title}>
      {meetings.map((meeting) => (
        <MeetingCard
          key={meeting.id}
          meeting={meeting}
          side={side}
          other={side === 'developer' ? company.name : developer.name}
          actions={actions}
          move={() => setEdited(meeting)}
        />
      ))}
      {proposes && (
        <Button look="quiet" onClick={() => setEdited('new')}>
          {texts.propose}
        </Button>
      )}
      <Suspense>
        {edited && (
          <MeetingDialog
            moved={edited === 'new' ? undefined : edited}
            name={developer.name}
            send={actions.send}
            close={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}
