import { useRevalidator } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { ContributionPage } from '../../../../server/services/catalogue/contributions/read-contribution.ts';
import type { HistoryLine } from '../../../../server/services/catalogue/contributions/read-history.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import styles from './form/form.module.css';
import { formTexts } from './form/form.texts.ts';
import { TeamActs } from './review/team-acts.tsx';
import { tones } from './status-tones.ts';
import { wordTexts } from './words.texts.ts';

export function BackLink({ team }: { team: boolean }) {
  const locale = useLocale();
  const texts = useTexts(formTexts);
  return (
    <p className={styles.back}>
      <Link href={pathTo(locale, team ? 'adminQuestions' : 'contribute')}>{team ? texts.backTeam : texts.back}</Link>
    </p>
  );
}

/** The status of a question, its reason, and the author's actions other than editing. */
export function ContributionState({ question }: { question: ContributionPage }) {
  const locale = useLocale();
  const texts = useTexts(formTexts);
  const words = useTexts(wordTexts);
  const { revalidate } = useRevalidator();
  const { run, busy } = useCommand(pathTo(locale, 'contributionActs', { questionId: question.id }));
  const reason = question.history.find((line) => line.reason && line.status === question.status)?.reason;
  const address = { testId: question.testId, questionId: question.id };
  return (
    <div className={styles.state}>
      <Notice tone={tones[question.status]} title={words.status[question.status]}>
        {reason && <p className={styles.reason}>{reason}</p>}
        {question.hasPage && (
          <p>
            <Link href={pathTo(locale, 'testQuestion', address)}>{texts.page}</Link>
          </p>
        )}
      </Notice>
      {question.can.includes('withdraw') && (
        <TwoStepButton
          question={texts.withdrawQuestion}
          confirm={texts.withdraw}
          cancel={texts.cancel}
          busy={busy === 'withdraw'}
          onConfirm={() => void run({ mode: 'withdraw' }, texts.done.withdraw).then(() => revalidate())}
        >
          {texts.withdraw}
        </TwoStepButton>
      )}
      <TeamActs question={question} />
    </div>
  );
}

export function History({ history }: { history: HistoryLine[] }) {
  const locale = useLocale();
  const texts = useTexts(formTexts);
  const { acts } = useTexts(wordTexts);
  if (history.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <ul className={styles.list}>
        {history.map(({ id, act, by, at, reason }) => (
          <li key={id}>
            <strong>{acts[act]}</strong> {typeof by === 'string' ? texts.by[by] : texts.byName(by.name)}{' '}
            <span className={styles.muted}>{dayAndTime(locale, at)}</span>
            {reason && <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
