import { pathTo } from '../../../../domain/paths.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { dayAndTime, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { QueueBulk, QueueTick } from '../../../queues/queue-bulk.tsx';
import { QueueKeys } from '../../../queues/queue-keys.tsx';
import { queuesTexts } from '../../../queues/queues.texts.ts';
import { useTicks } from '../../../queues/use-ticks.ts';
import { Button } from '../../../ui/button.tsx';
import { useRowKeys } from '../../../ui/use-row-keys.ts';
import styles from '../admin.module.css';
import { failuresTexts } from './failures.texts.ts';

type Failure = { id: string; name: string; detail: string; error: string | null; at: string };
type Props = {
  kind: 'emails' | 'jobs';
  title: string;
  nothing: string;
  failures: Failure[];
  total: number;
  text: string;
};

/** E-mails or tasks that failed for good, each with its two actions; a retry is safe for many at once. */
export function FailureList({ kind, title, nothing, failures, total, text }: Props) {
  const locale = useLocale();
  const texts = useTexts(failuresTexts);
  const common = useTexts(queuesTexts);
  const { run, busy } = useCommand(pathTo(locale, 'failureActions'));
  const rows = useRowKeys<HTMLUListElement>();
  const all = failures.map(({ id }) => id);
  const ticks = useTicks(all);
  const done = { retry: texts.retried, drop: texts.dropped };
  const act = (what: 'retry' | 'drop', ids: string[]) =>
    run({ mode: `${what} ${ids.join()}`, value: { kind, act: what, ids } }, (count) =>
      count > 0 ? done[what](count) : common.nothingDone,
    );
  return (
    <section className={styles.section} aria-labelledby={`${kind}-title`}>
      <h2 id={`${kind}-title`} className={styles.heading}>
        {title} {total > 0 && <span className={styles.muted}>{wholeNumber(locale, total)}</span>}
      </h2>
      {failures.length === 0 && <p className={styles.muted}>{text ? common.notFound(text) : nothing}</p>}
      <div className={styles.lists}>
        {failures.length > 0 && (
          <>
            <QueueBulk ids={all} ticks={ticks}>
              <Button
                look="secondary"
                busy={busy === `retry ${ticks.chosen.join()}`}
                onClick={() => void act('retry', ticks.chosen)}
              >
                {texts.retryChosen(ticks.chosen.length)}
              </Button>
            </QueueBulk>
            <QueueKeys ticks keys={texts.keys} />
          </>
        )}
        <ul className={styles.rows} ref={rows}>
          {failures.map(({ id, name, detail, error, at }) => (
            <li key={id}>
              <QueueTick id={id} name={name} ticks={ticks} />
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                <p className={styles.wrong}>{error || texts.unknown}</p>
                <p className={styles.muted}>
                  {detail} · {dayAndTime(locale, at)}
                </p>
              </div>
              <div className={styles.acts}>
                <Button
                  look="secondary"
                  data-row
                  data-key="r"
                  busy={busy === `retry ${id}`}
                  aria-label={texts.retryOf(name)}
                  onClick={() => void act('retry', [id])}
                >
                  {texts.retry}
                </Button>
                <Button
                  look="quiet"
                  data-key="d"
                  busy={busy === `drop ${id}`}
                  aria-label={texts.dropOf(name)}
                  onClick={() => void act('drop', [id])}
                >
                  {texts.drop}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {total > failures.length && <p className={styles.muted}>{common.first(failures.length, total)}</p>}
    </section>
  );
}
