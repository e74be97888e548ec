import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import page from '../../../ui/page.module.css';
import { CvUpload } from '../documents/cv-upload.tsx';
import styles from './bring.module.css';
import { bringTexts } from './bring.texts.ts';
import { importTexts } from './import.texts.ts';
import type { ImportKind } from './import-items.tsx';

/** The dialog is loaded when it opens. */
const ImportDialog = lazy(() => import('./import-dialog.tsx'));

type Props = {
  developerId: string;
  /** Whether the profile still needs it. */
  offered: boolean;
  /** A CV was already sent. */
  hasCv: boolean;
};

/**
 * docs/product/profile.md, The first minute: the ways to begin a profile with a file. The dialog stays open when an
 * import has filled the profile and the card is no longer offered.
 */
export function BringCard({ developerId, offered, hasCv }: Props) {
  const texts = useTexts(bringTexts);
  const { kinds } = useTexts(importTexts);
  const [open, setOpen] = useState<ImportKind>();
  return (
    <>
      {offered && (
        <section className={`${page.card} ${styles.card}`} aria-labelledby="bring-title">
          <div>
            <h2 id="bring-title">{texts.title}</h2>
            <p className={styles.lead}>{texts.lead}</p>
          </div>
          <ul className={styles.ways}>
            <Way icon="briefcase" title={texts.networkTitle} text={texts.network}>
              <Button onClick={() => setOpen('network')}>{kinds.network.action}</Button>
            </Way>
            {!hasCv && (
              <li>
                <CvUpload developerId={developerId} mine there={undefined} look="secondary">
                  <Words icon="document" title={texts.cvTitle} text={texts.cv} />
                </CvUpload>
              </li>
            )}
            <Way icon="braces" title={texts.jsonTitle} text={texts.json}>
              <Button look="secondary" onClick={() => setOpen('json')}>
                {kinds.json.action}
              </Button>
            </Way>
          </ul>
          <p className={styles.lead}>{texts.byHand}</p>
        </section>
      )}
      {open && (
        <Suspense>
          <ImportDialog kind={open} close={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

type WordsProps = { icon: IconName; title: string; text: string };

function Way({ children, ...words }: WordsProps & { children: ReactNode }) {
  return (
    <li>
      <Words {...words} />
      {children}
    </li>
  );
}

function Words({ icon, title, text }: WordsProps) {
  return (
    <div className={styles.words}>
      <Icon name={icon} size={20} />
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
