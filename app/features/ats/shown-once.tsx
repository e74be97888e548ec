import { useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './ats.module.css';
import { atsTexts } from './ats.texts.ts';

/** A key or a secret, kept in the memory of this page only until the user closes it. */
export function ShownOnce({ title, secret, close }: { title: string; secret: string; close: () => void }) {
  const texts = useTexts(atsTexts);
  const place = useRef<HTMLDivElement>(null);
  // The form has closed and the layout has changed: scroll to the secret so that the user does not miss it.
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.told}>
      <Notice tone="good" title={title}>
        <div className={styles.once}>
          <code data-secret>{secret}</code>
          <CopyButton text={secret} label={texts.copy} done={texts.copied} />
        </div>
        <div>
          <Button look="secondary" onClick={close}>
            {texts.noted}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
