import { type ComponentType, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './cv.module.css';
import { cvTexts } from './cv.texts.ts';
import { CvRemoval } from './cv-removal.tsx';
import { CvUpload } from './cv-upload.tsx';
import { fileSize } from './file-size.ts';

type Cv = { name: string; bytes: number; sentAt: string };
type Props = { developerId: string; cv: Cv | undefined; canEdit: boolean; mine: boolean };

/** The uploaded CV: viewers who may read it open it; viewers who may edit also send, replace and remove it. */
export function CvCard({ developerId, cv, canEdit, mine }: Props) {
  const texts = useTexts(cvTexts);
  const locale = useLocale();
  const address = pathTo(locale, 'cv', { developerId });
  if (!cv && !canEdit) return null;
  const file = cv && (
    <div className={styles.file}>
      <Icon name="document" size={28} />
      <div className={styles.named}>
        <p className={styles.name}>{cv.name}</p>
        <p className={styles.details}>{texts.details(fileSize(cv.bytes, locale, texts), day(locale, cv.sentAt))}</p>
      </div>
      {canEdit && <CvRemoval key={cv.sentAt} address={address} />}
    </div>
  );
  const open = cv && <OpenButton address={address} name={cv.name} />;
  return (
    <section className={styles.card} aria-label={texts.title} data-card="cv">
      <h2 className={styles.title}>{texts.title}</h2>
      {canEdit ? (
        <CvUpload developerId={developerId} mine={mine} there={open && { open }}>
          {file ?? <p>{mine ? texts.invitation : texts.invitationTheirs}</p>}
        </CvUpload>
      ) : (
        <>
          {file}
          {open}
        </>
      )}
    </section>
  );
}

type ViewerProps = { address: string; name: string; close: () => void };

/** The viewer is loaded on click; a failed load is shown in a toast and leaves the page as it is. */
function OpenButton({ address, name }: { address: string; name: string }) {
  const texts = useTexts(cvTexts);
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const open = async () => {
    setBusy(true);
    try {
      const viewer = (await import('./viewer/pdf-viewer.tsx')).default;
      setViewer(() => viewer);
    } catch {
      toast(texts.notOpened);
    }
    setBusy(false);
  };
  return (
    <div>
      <Button look="secondary" busy={busy} onClick={() => void open()}>
        {texts.see}
      </Button>
      {Viewer && <Viewer address={address} name={name} close={() => setViewer(undefined)} />}
    </div>
  );
}
