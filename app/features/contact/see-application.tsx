import { lazy, Suspense, useState } from 'react';
import { emptyReply } from '../../../domain/contact/dialogs/reply-draft.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './contact.module.css';
import { contactTexts } from './contact.texts.ts';

const ReplyDialog = lazy(() => import('./reply/reply-dialog.tsx'));

type Props = { developerId: string; developerName: string; elsewhere: boolean };

/**
 * docs/product/contact.md, The main conversation button: outside the profile page, an answer uses no view of the day.
 */
export function SeeApplication({ developerId, developerName, elsewhere }: Props) {
  const texts = useTexts(contactTexts);
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(emptyReply);
  if (elsewhere) return <span className={styles.note}>{texts.elsewhere}</span>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.seeApplication}</Button>
      <Suspense>
        {open && (
          <ReplyDialog
            developerId={developerId}
            developerName={developerName || texts.someone}
            draft={draft}
            setDraft={setDraft}
            close={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
