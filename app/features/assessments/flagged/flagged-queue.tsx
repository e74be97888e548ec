import { pathTo } from '../../../../domain/paths.ts';
import type {
  FlaggedList,
  FlaggedSession,
  FlaggedSessions,
} from '../../../../server/services/assessments/session/read-flagged-sessions.ts';
import { dayAndTime, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueLists } from '../../../queues/queue-lists.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import queue from '../../../ui/queue.module.css';
import { resultsTexts } from '../session/results.texts.ts';
import { flaggedTexts } from './flagged.texts.ts';

type Props = FlaggedSessions & { lists: readonly FlaggedList[]; list: FlaggedList; text: string };

/** docs/product/assessments.md, Unusual sessions: what the team looks at. */
export function FlaggedQueue({ sessions, ...props }: Props) {
  const address = pathTo(useLocale(), 'adminFlaggedSessions');
  return (
    <QueueLists {...props} address={address} texts={useTexts(flaggedTexts)}>
      {sessions.map((session) => (
        <FlaggedRow key={session.sessionId} session={session} />
      ))}
    </QueueLists>
  );
}

function FlaggedRow({ session }: { session: FlaggedSession }) {
  const locale = useLocale();
  const texts = useTexts(flaggedTexts);
  const { kinds } = useTexts(resultsTexts).admin;
  const { sessionId, player, test, endDate, score, badgeRefused, flags } = session;
  const facts = [
    dayAndTime(locale, endDate),
    ...(score === null ? [] : [texts.score(wholeNumber(locale, score))]),
    ...(badgeRefused ? [texts.refused] : []),
  ];
  return (
    <li className={page.card} data-row tabIndex={-1} aria-label={`${player.name} – ${test}`}>
      <h2 className={queue.name}>
        {player.name} – {test}
      </h2>
      <p className={queue.muted}>{facts.join(' · ')}</p>
      <ul>
        {flags.map(({ kind, data }) => (
          <li key={kind}>{kinds[kind](data)}</li>
        ))}
      </ul>
      <p className={queue.choices}>
        <ButtonLink
          look="secondary"
          data-key="o"
          href={pathTo(locale, 'adminTestSession', { userId: player.id, sessionId })}
        >
          {texts.open}
        </ButtonLink>
      </p>
    </li>
  );
}
