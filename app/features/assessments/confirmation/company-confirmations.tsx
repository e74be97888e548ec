import type {
  ConfirmableTest,
  Confirmations,
} from '../../../../server/services/assessments/confirmation/read-confirmations.ts';
import { day, dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import badge from '../../../ui/badge.module.css';
import { Button } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import { ShownScore } from '../place/shown-result.tsx';
import styles from './confirmation.module.css';
import { confirmationTexts } from './confirmation.texts.ts';
import { ConfirmationStateText } from './confirmation-state.tsx';
import { useConfirmations } from './use-confirmations.ts';

type Props = { confirmations: Confirmations; developerName: string };

/** docs/product/assessments.md, Confirming a score during a call: what a company asks, and the answers. */
export function CompanyConfirmations({ confirmations, developerName }: Props) {
  const locale = useLocale();
  const texts = useTexts(confirmationTexts);
  const { view, busy, send } = useConfirmations(confirmations);
  const { tests, requests } = view;
  if (tests.length === 0 && requests.length === 0) return null;
  return (
    <section className={page.card} aria-labelledby="confirm-title">
      <h2 id="confirm-title" className={styles.heading}>
        {texts.title}
      </h2>
      {tests.length > 0 && <p className={styles.muted}>{texts.about(developerName || texts.someone)}</p>}
      {requests.length > 0 && (
        <ul className={styles.list} aria-label={texts.requests} aria-live="polite">
          {requests.map((request) => (
            <li key={request.id}>
              <p className={styles.name}>
                {request.testName} <span className={styles.when}>{day(locale, request.at)}</span>
              </p>
              <p data-state={request.state}>
                <ConfirmationStateText request={request} />
              </p>
              {request.state === 'asked' && <p className={styles.muted}>{texts.openIt}</p>}
            </li>
          ))}
        </ul>
      )}
      {tests.length > 0 && (
        <ul className={styles.list}>
          {tests.map((test) => (
            <li key={test.testId}>
              <TestLine test={test} />
              {test.next === 'now' ? (
                <Button
                  look="secondary"
                  aria-label={texts.askAbout(test.name)}
                  busy={busy === test.testId}
                  onClick={() => void send({ mode: 'ask', testId: test.testId })}
                >
                  {texts.ask}
                </Button>
              ) : (
                test.next !== 'answerFirst' && (
                  <p className={styles.muted}>{texts.next(dayAndTime(locale, test.next))}</p>
                )
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TestLine({ test: { name, result, confirmedOn } }: { test: ConfirmableTest }) {
  const locale = useLocale();
  const texts = useTexts(confirmationTexts);
  return (
    <p className={styles.test}>
      <span className={styles.name}>{name}</span>
      <ShownScore result={result} />
      {confirmedOn && (
        <span className={badge.badge} data-on>
          {texts.confirmedOn(day(locale, confirmedOn))}
        </span>
      )}
    </p>
  );
}
