import { useLoaderData } from 'react-router';
import { listOutbox } from '../../../server/services/shell/outbox/read-outbox.ts';
import styles from '../../features/shell/outbox/outbox.module.css';
import { outboxTexts } from '../../features/shell/outbox/outbox.texts.ts';
import { OutboxList } from '../../features/shell/outbox/outbox-list.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Bottle } from '../../ui/drawings/bottle.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => outboxTexts[locale].title);

export const loader = serve(async (context) => ({ groups: await listOutbox(context) }));

export default function OutboxPage() {
  const { groups } = useLoaderData<typeof loader>();
  const texts = useTexts(outboxTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      {groups.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState drawing={<Bottle />} title={texts.empty}>
            <p>{texts.emptyText}</p>
          </EmptyState>
        </div>
      ) : (
        <OutboxList groups={groups} />
      )}
    </div>
  );
}
