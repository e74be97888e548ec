import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './batch.module.css';
import { batchTexts } from './batch.texts.ts';
import { selectionTexts } from './selection.texts.ts';
import type { PersonRow } from './use-batch.ts';

/** The developers contacted from this page. */
export function BatchSent({ rows }: { rows: PersonRow[] }) {
  const locale = useLocale();
  const texts = useTexts(batchTexts).sent;
  const { someone } = useTexts(selectionTexts);
  return (
    <Notice tone="good" title={texts.title(rows.length)}>
      <p>{texts.text(rows.length)}</p>
      <ul className={styles.sent} aria-label={texts.list}>
        {rows.map(({ devId, person }) => {
          const name = person.name || someone;
          return (
            <li key={devId}>
              <Portrait address={person.portrait} size={32} />
              <Link href={pathTo(locale, 'candidate', { developerId: devId })} aria-label={texts.see(name)}>
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}

type FailedProps = { count: number; busy: boolean; retry: () => void };

/**
 * docs/product/library.md, Sending to the selection: only failed requests are sent again; each row shows its own
 * error.
 */
export function BatchFailed({ count, busy, retry }: FailedProps) {
  const texts = useTexts(batchTexts).failed;
  return (
    <Notice tone="error" title={texts.title(count)}>
      <p>{texts.text(count)}</p>
      <p>
        <Button look="secondary" busy={busy} onClick={retry}>
          {texts.retry}
        </Button>
      </p>
    </Notice>
  );
}
