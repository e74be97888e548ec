import { pathTo } from '../../../../domain/paths.ts';
import { documentsTexts } from '../../../documents/documents.texts.ts';
import { fileSize } from '../../../documents/file-size.ts';
import { OpenPdf } from '../../../documents/open-pdf.tsx';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './cv.module.css';
import { cvTexts } from './cv.texts.ts';
import { CvRemoval } from './cv-removal.tsx';
import { CvUpload } from './cv-upload.tsx';

type Cv = { name: string; bytes: number; sentAt: string };
type Props = { developerId: string; cv: Cv | undefined; canEdit: boolean; mine: boolean };

/** The uploaded CV: viewers who may read it open it; viewers who may edit also send, replace and remove it. */
export function CvCard({ developerId, cv, canEdit, mine }: Props) {
  const texts = useTexts(cvTexts);
  const units = useTexts(documentsTexts);
  const locale = useLocale();
  const address = pathTo(locale, 'cv', { developerId });
  if (!cv && !canEdit) return null;
  const file = cv && (
    <div className={styles.file}>
      <Icon name="document" size={28} />
      <div className={styles.named}>
        <p className={styles.name}>{cv.name}</p>
        <p className={styles.details}>{texts.details(fileSize(cv.bytes, locale, units), day(locale, cv.sentAt))}</p>
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

function OpenButton({ address, name }: { address: string; name: string }) {
  const texts = useTexts(cvTexts);
  return (
    <OpenPdf address={address} name={name}>
      {(open, busy) => (
        <Button look="secondary" busy={busy} onClick={open}>
          {texts.see}
        </Button>
      )}
    </OpenPdf>
  );
}
