import { pathTo } from '../../../domain/paths.ts';
import type { AtsView } from '../../../server/services/ats/read-ats.ts';
import { useCommand } from '../../forms/use-command.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import styles from './ats.module.css';
import { atsTexts } from './ats.texts.ts';

type Props = Pick<AtsView, 'companyId' | 'alias' | 'deliveries' | 'next'> & { further: boolean };

/** The webhook deliveries: content, time, and the response received. */
export function DeliveryLog({ companyId, alias, deliveries, next, further }: Props) {
  const locale = useLocale();
  const texts = useTexts(atsTexts);
  const address = pathTo(locale, 'atsSettings', { alias });
  return (
    <section className={page.card} aria-labelledby="log-title">
      <h2 id="log-title" className={styles.heading}>
        {texts.log}
      </h2>
      {deliveries.length === 0 && <p className={styles.muted}>{texts.noLog}</p>}
      <ul className={styles.rows} aria-label={texts.log}>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} companyId={companyId} delivery={delivery} />
        ))}
      </ul>
      {(next || further) && (
        <div className={styles.buttons}>
          {further && (
            <ButtonLink look="secondary" href={address}>
              {texts.newest}
            </ButtonLink>
          )}
          {next && (
            <ButtonLink look="secondary" href={`${address}?after=${encodeURIComponent(next)}`}>
              {texts.older}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

function DeliveryRow({ companyId, delivery }: { companyId: string; delivery: AtsView['deliveries'][number] }) {
  const locale = useLocale();
  const texts = useTexts(atsTexts);
  const { run, busy } = useCommand(pathTo(locale, 'companyAts', { companyId }));
  const { id, event, url, status, attempts, createdAt, nextAttemptAt, responseCode, failure } = delivery;
  const outcome = failure ? texts.failure[failure](responseCode ?? 0) : responseCode && texts.good(responseCode);
  const facts = [
    outcome,
    attempts > 0 && texts.attempts(attempts),
    attempts > 0 && nextAttemptAt && texts.nextAttempt(dayAndTime(locale, nextAttemptAt)),
  ];
  const when = dayAndTime(locale, createdAt);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <span className={styles.name}>{texts.event[event]}</span>{' '}
          <span className={styles.state} data-state={status}>
            {texts.state[status]}
          </span>
        </p>
        <p className={styles.muted}>
          {when} · <span className={styles.mono}>{url}</span>
        </p>
        <p className={styles.muted}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {status !== 'waiting' && (
        <div className={styles.end}>
          <Button
            look="secondary"
            busy={busy === 'redeliver'}
            aria-label={texts.of(texts.redeliver, `${texts.event[event]}, ${when}`)}
            onClick={() => void run({ mode: 'redeliver', deliveryId: id }, texts.redelivered)}
          >
            {texts.redeliver}
          </Button>
        </div>
      )}
      <details>
        <summary>{texts.payload}</summary>
        <pre className={styles.code}>{JSON.stringify(JSON.parse(delivery.payload), null, 2)}</pre>
      </details>
    </li>
  );
}
