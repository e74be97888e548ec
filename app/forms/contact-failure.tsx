import { pathTo } from '../../domain/paths.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './contact-failure.module.css';
import { contactFailureTexts } from './contact-failure.texts.ts';
import { ContactNotice, outcomeOf } from './contact-notice.tsx';
import { SignedOut } from './signed-out.tsx';

type Props = {
  developerId: string;
  name: string;
  /** The name of a contact outcome, or of a failure of the request. */
  error: string;
  /** Whether something was typed, which stays. */
  kept: boolean;
  close: () => void;
  /** Sends the same request again; undefined where another button does it. */
  retry?: (() => void) | undefined;
};

/** Temporary failures: the same request can be sent again unchanged, for example after signing in in another tab. */
const passing = ['network', 'fault', 'tooMany', 'signedOut'];

/**
 * docs/product/contact.md, Errors of a request: the error code for the support, and its explanation where there is one.
 * The same for starting a conversation, answering an application and writing to a selection.
 */
export function ContactFailure({ developerId, name, error, kept, close, retry }: Props) {
  const texts = useTexts(contactFailureTexts);
  const support = `${pathTo(useLocale(), 'contact')}?introduction=${encodeURIComponent(error)}`;
  const outcome = outcomeOf(error);
  const again = retry && passing.includes(error);
  const known = error in texts.failures ? texts.failures[error as keyof typeof texts.failures] : undefined;
  return (
    <div className={styles.failure}>
      <Notice tone="error" title={texts.lead(name)}>
        <p>{texts.said(error)}</p>
      </Notice>
      {outcome && <ContactNotice outcome={outcome} developerId={developerId} />}
      {error === 'signedOut' ? <SignedOut /> : known && <p>{known}</p>}
      {kept && !known && error !== 'signedOut' && <p className={styles.hint}>{texts.kept}</p>}
      <div className={styles.buttons}>
        <Button look="secondary" onClick={close}>
          {texts.close}
        </Button>
        <ButtonLink look={again ? 'secondary' : 'primary'} href={support} target="_blank" rel="noopener">
          {texts.contact}
        </ButtonLink>
        {again && <Button onClick={retry}>{texts.retry}</Button>}
      </div>
    </div>
  );
}
