import { pathTo } from '../../../../domain/paths.ts';
import { SignedOut } from '../../../forms/signed-out.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { ContactNotice, outcomeOf } from '../contact-notice.tsx';
import { startTexts } from './start.texts.ts';

type Props = {
  developerId: string;
  name: string;
  /** The name of a contact outcome, or of a failure of the request. */
  error: string;
  kept: boolean;
  close: () => void;
  retry: () => void;
};

/** Temporary failures: the same request can be sent again unchanged, for example after signing in in another tab. */
const passing = ['network', 'fault', 'tooMany', 'signedOut'];

/**
 * docs/product/contact.md, Errors when starting: the error code for the support, and its explanation where there is
 * one.
 */
export function StartError({ developerId, name, error, kept, close, retry }: Props) {
  const texts = useTexts(startTexts).error;
  const shared = useTexts(contactTexts);
  const support = `${pathTo(useLocale(), 'contact')}?introduction=${encodeURIComponent(error)}`;
  const outcome = outcomeOf(error);
  const again = kept && passing.includes(error);
  const known = error in shared.failures ? shared.failures[error as keyof typeof shared.failures] : undefined;
  return (
    <>
      <Notice tone="error" title={texts.lead(name)}>
        <p>{texts.said(error)}</p>
      </Notice>
      {outcome && <ContactNotice outcome={outcome} developerId={developerId} />}
      {error === 'signedOut' ? <SignedOut /> : known && <p>{known}</p>}
      {kept && !known && error !== 'signedOut' && <p className={styles.hint}>{texts.kept}</p>}
      <div className={styles.buttons}>
        <Button look="secondary" onClick={close}>
          {shared.close}
        </Button>
        <ButtonLink look={again ? 'secondary' : 'primary'} href={support} target="_blank" rel="noopener">
          {texts.contact}
        </ButtonLink>
        {again && <Button onClick={retry}>{shared.retry}</Button>}
      </div>
    </>
  );
}
