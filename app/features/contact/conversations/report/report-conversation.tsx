import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '../../../../../server/services/contact/conversations/read-conversation.ts';
import { day } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import styles from '../thread.module.css';
import { reportTexts } from './report.texts.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

type Props = { view: Pick<Conversation, 'introductionId' | 'reported'>; done: () => Promise<void> };

/** docs/product/contact.md, Reporting a conversation: a quiet button, or since when the team knows. */
export function ReportConversation({ view: { introductionId, reported }, done }: Props) {
  const locale = useLocale();
  const texts = useTexts(reportTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      {reported === null ? (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {texts.open}
        </Button>
      ) : (
        <p className={styles.muted} role="status">
          {texts.since(day(locale, reported))}
        </p>
      )}
      <Suspense>
        {open && <ReportDialog introductionId={introductionId} done={done} close={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
