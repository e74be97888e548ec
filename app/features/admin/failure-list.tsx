import { pathTo } from '../../../domain/paths.ts';
import { useCommand } from '../../forms/use-command.ts';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { useRowKeys } from '../../ui/use-row-keys.ts';
import styles from './admin.module.css';
import { failuresTexts } from './failures.texts.ts';

type Failure = { id: string; name: string; detail: string; error: string | null; at: string };
type Props = { kind: 'emails' | 'jobs'; title: string; nothing: string; failures: Failure[] };

/** Letters or jobs that were given up, each with its two ways out. */
export function FailureList({ kind, title, nothing, failures }: Props) {
  const locale = useLocale();
  const texts = useTexts(failuresTexts);
  const { run, busy } = useCommand(pathTo(locale, 'failureActions'));
  const rows = useRowKeys<HTMLUListElement>();
  const act = (what: 'retry' | 'drop', ids: string[]) =>
    run(
      { mode: `${what} ${ids.join()}`, value: { kind, act: what, ids } },
      what === 'retry' ? texts.retried : texts.dropped,
    );
  const all = failures.map(({ id }) => id);
  return (
    <section className={styles.section} aria-labelledby={`${kind}-title`}>
      <div className={styles.head}>
        <h2 id={`${kind}-title`}>{title}</h2>
        {failures.length > 1 && (
          <Button look="secondary" busy={busy === `retry ${all.join()}`} onClick={() => void act('retry', all)}>
            {texts.retryAll}
          </Button>
        )}
      </div>
      {failures.length === 0 ? (
        <p className={styles.muted}>{nothing}</p>
      ) : (
        <ul className={styles.rows} ref={rows}>
          {failures.map(({ id, name, detail, error, at }) => (
            <li key={id}>
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
                  look="danger"
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
      )}
    </section>
  );
}
