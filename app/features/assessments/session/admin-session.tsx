import { useSubmit } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { AdminSessionPage } from '../../../../server/services/assessments/session/read-session-page.ts';
import { day, dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import ui from '../../../ui/page.module.css';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { resultsTexts } from './results.texts.ts';
import { Outcome, RevealedList } from './results.tsx';
import styles from './session.module.css';
import { sessionTexts } from './session.texts.ts';
import { SessionHead } from './session-head.tsx';

/** The session of a player, read-only, for administrators. */
export function AdminSession({ page }: { page: AdminSessionPage }) {
  const locale = useLocale();
  const texts = useTexts(resultsTexts).admin;
  const session = useTexts(sessionTexts);
  const { status, questionIndex, remainingQuestions } = page.view;
  return (
    <div className={ui.reading}>
      <SessionHead test={page.test} practice={page.view.practice} />
      <h1>{texts.title(page.test.name, page.player.name)}</h1>
      <p className={styles.facts}>
        <span>{statusText(page, session, locale)}</span>
        {status === 'STARTED' && <span>{session.question(questionIndex + 1, questionIndex + remainingQuestions)}</span>}
        {page.extraTime !== 'none' && <span>{texts.extraTime}</span>}
        <Link href={pathTo(locale, 'profile', { alias: page.player.id })}>{texts.profile}</Link>
      </p>
      {page.view.status === 'COMPLETED' && !page.view.practice && (
        <Flags flags={page.flags} flagsSeenAt={page.flagsSeenAt} />
      )}
      {page.view.status === 'COMPLETED' && <Outcome page={page} />}
      {page.badge.can && <RefuseBadge badge={page.badge} />}
      <RevealedList page={page} />
    </div>
  );
}

/** docs/product/assessments.md, Verifiable badges: the team takes back the badge of a result. */
function RefuseBadge({ badge: { refused, held } }: Pick<AdminSessionPage, 'badge'>) {
  const texts = useTexts(resultsTexts).admin.badge;
  const submit = useSubmit();
  if (refused) return <p className={styles.facts}>{texts.refused}</p>;
  return (
    <div className={styles.facts}>
      <span>{held ? texts.held : texts.none}</span>
      <TwoStepButton
        question={texts.ask}
        confirm={texts.confirm}
        cancel={texts.cancel}
        look="danger"
        onConfirm={() => void submit({ intent: 'refuseBadge' }, { method: 'post' })}
      >
        {texts.refuse}
      </TwoStepButton>
    </div>
  );
}

function statusText(
  { view, startDate, endDate }: AdminSessionPage,
  texts: typeof sessionTexts.fr,
  locale: 'fr' | 'en',
): string {
  if (endDate) return texts.completed(dayAndTime(locale, endDate));
  return view.status === 'STARTED' && startDate ? texts.started(dayAndTime(locale, startDate)) : texts.waiting;
}

function Flags({ flags, flagsSeenAt }: Pick<AdminSessionPage, 'flags' | 'flagsSeenAt'>) {
  const locale = useLocale();
  const submit = useSubmit();
  const texts = useTexts(resultsTexts).admin;
  if (flags.length === 0) return <p className={styles.facts}>{texts.noFlags}</p>;
  return (
    <Notice tone="warning" title={texts.flags}>
      <ul>
        {flags.map(({ kind, data }) => (
          <li key={kind}>{texts.kinds[kind](data)}</li>
        ))}
      </ul>
      <p>{texts.flagsText}</p>
      <p>
        {flagsSeenAt ? (
          texts.flagsSeen(day(locale, flagsSeenAt))
        ) : (
          <Button look="secondary" onClick={() => void submit({ intent: 'flagsSeen' }, { method: 'post' })}>
            {texts.markSeen}
          </Button>
        )}{' '}
        <Link href={pathTo(locale, 'adminFlaggedSessions')}>{texts.allFlagged}</Link>
      </p>
    </Notice>
  );
}
