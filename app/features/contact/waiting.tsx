import { contactFailureTexts } from '../../forms/contact-failure.texts.ts';
import { FailureWords } from '../../forms/signed-out.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './contact.module.css';
import { contactTexts } from './contact.texts.ts';

/** A dialog whose data is loading, or failed to load. */
export function Waiting({ failure, retry }: { failure: string | undefined; retry: () => void }) {
  const texts = useTexts(contactTexts);
  const { failures } = useTexts(contactFailureTexts);
  if (!failure) {
    return (
      <div className={styles.waiting} role="status" aria-label={texts.loading}>
        <span />
        <span />
      </div>
    );
  }
  return (
    <>
      <Notice tone="error">
        <FailureWords failure={failure} texts={failures} />
      </Notice>
      <div className={styles.buttons}>
        <Button look="secondary" onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    </>
  );
}

/** docs/product/contact.md, The start dialog: a spinner while the request is sent. */
export function Sending({ name }: { name: string }) {
  const texts = useTexts(contactTexts);
  return (
    <div className={styles.sending} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>{texts.sending(name)}</p>
    </div>
  );
}
