import { seasonById } from '../../../../domain/assessments/leaderboards/season.ts';
import type { Place } from '../../../../domain/assessments/rating/result.ts';
import { sessionPath } from '../../../../domain/assessments/test-paths.ts';
import type { HistorySession as Session } from '../../../../server/services/assessments/user-tests/read-test-history.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Medal } from '../../../ui/medal.tsx';
import { placeTexts } from '../place/place.texts.ts';
import { ShownPlace } from '../place/shown-place.tsx';
import { ShownScore } from '../place/shown-result.tsx';
import { historyTexts } from './history.texts.ts';
import { ProfileButton, useWhyNot } from './profile-button.tsx';
import styles from './user-tests.module.css';

/** A session as JSON: its dates are strings. */
export type SentSession = Omit<Session, 'startDate' | 'endDate'> & { startDate?: string; endDate?: string };

type Props = {
  userId: string;
  admin: boolean;
  session: SentSession;
  busy: boolean;
  change: (mode: 'show' | 'hide') => void;
};

export function HistorySession({ userId, admin, session, busy, change }: Props) {
  const locale = useLocale();
  const texts = useTexts(historyTexts);
  const { sessionId, status, practice, confirms, button } = session;
  const whyNot = useWhyNot(button);
  const href = sessionPath(locale, { userId, sessionId, admin });
  const total = session.questionIndex + session.remainingQuestions;
  const progress = texts.progress(session.questionIndex + 1, total);
  return (
    <li className={styles.session} data-session={sessionId}>
      <p>
        <strong>{session.testName}</strong> {practice && texts.practice}
        {confirms && texts.confirms}
      </p>
      <p className={styles.muted}>
        {status === 'WAITING'
          ? texts.waiting
          : status === 'STARTED'
            ? texts.started(day(locale, session.startDate ?? ''))
            : texts.completed(day(locale, session.endDate ?? ''))}
      </p>
      {status === 'STARTED' && (
        <>
          <p>{progress}</p>
          <progress className={styles.progress} max={total} value={session.questionIndex} aria-label={progress} />
        </>
      )}
      {status === 'COMPLETED' && <Places session={session} />}
      <div className={styles.buttons}>
        {status === 'COMPLETED' ? (
          <ButtonLink look={practice ? 'secondary' : 'primary'} href={href}>
            {texts.results}
          </ButtonLink>
        ) : (
          !admin && <ButtonLink href={href}>{status === 'STARTED' ? texts.resume : texts.start}</ButtonLink>
        )}
        {button && <ProfileButton {...{ button, busy, change }} />}
      </div>
      {whyNot && <p className={styles.muted}>{whyNot}</p>}
    </li>
  );
}

function Places({ session: { result, season, practice } }: { session: SentSession }) {
  const texts = useTexts(historyTexts);
  if (practice || !result) return null;
  const known = season && seasonById(season.id);
  return (
    <p className={styles.places}>
      <strong>
        <ShownScore result={result} />
      </strong>
      {result.place ? (
        <PlaceMark place={result.place} words={texts.allTime(result.place.percent)} />
      ) : (
        <ShownPlace place={undefined} />
      )}
      {season && known && (
        <PlaceMark
          place={season}
          words={texts.season(season.percent, season.name ?? texts.quarter(known.quarter, known.year))}
        />
      )}
    </p>
  );
}

function PlaceMark({ place: { medal }, words }: { place: Place; words: string }) {
  const medals = useTexts(placeTexts);
  return (
    <span>
      {medal && <Medal kind={medal} label={medals[medal]} />} {words}
    </span>
  );
}
