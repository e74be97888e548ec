import { useEffect, useRef } from 'react';
import type { CompanyPageDraft } from '../../../domain/companies/company.ts';
import { imageAddress } from '../../../domain/image-address.ts';
import type { StoredForm } from '../../forms/stored-form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { imageTexts } from '../../pickers/image.texts.ts';
import { Button } from '../../ui/button.tsx';
import { ImageUploadButton } from '../../ui/image-upload.tsx';
import styles from './company.module.css';
import { companyTexts } from './company.texts.ts';

type Props = { form: StoredForm<CompanyPageDraft>; shown: string | undefined };

/** The logo of the company; without an uploaded picture the generated logo stays. */
export function LogoField({ form: { value, set, error }, shown }: Props) {
  const texts = useTexts(companyTexts).form;
  const images = useTexts(imageTexts);
  const { logoHandle } = value;
  // The logo shown on the page may be the picture that was just removed in this form.
  const drawn = shown?.startsWith('/logos/') ? shown : undefined;
  const address = logoHandle ? imageAddress(logoHandle, 300) : drawn;
  // An upload takes time: the latest setter keeps the text typed in the meantime.
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  const wrong = error('logoHandle');
  return (
    <div className={styles.logoField}>
      {address ? (
        <img src={address} width={96} height={96} alt="" className={styles.logo} />
      ) : (
        <span className={styles.noLogo} aria-hidden="true" />
      )}
      <div className={styles.choices}>
        <ImageUploadButton
          label={texts.changeLogo}
          busyLabel={images.sending}
          errorText={(code) => images.errors[code]}
          onUploaded={(handle) => latest.current({ logoHandle: handle })}
        />
        {logoHandle && (
          <Button look="danger" onClick={() => set({ logoHandle: null })}>
            {texts.removeLogo}
          </Button>
        )}
        {!logoHandle && <p className={styles.hint}>{texts.drawn}</p>}
        {wrong && <p className={styles.wrong}>{wrong}</p>}
      </div>
    </div>
  );
}
