import { renderSVG } from 'uqr';
import { pathTo } from '../../../../domain/paths.ts';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from './share.module.css';
import { shareTexts } from './share.texts.ts';

type Props = { link: NonNullable<ProfileView['link']>; close: () => void };

/** The address of the profile to copy, and the same address as a QR code to print or to show. */
export default function ShareDialog({ link: { url, shows }, close }: Props) {
  const texts = useTexts(shareTexts);
  const { copy, copied, actions } = useTexts(profileTexts);
  const locale = useLocale();
  // Scanners need a white border of four dots.
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 4 }))}`;
  return (
    <Dialog title={texts.button} closeLabel={texts.close} close={close}>
      <div className={styles.content}>
        <Notice tone={shows === 'named' ? 'info' : 'warning'}>
          <p>{texts.shows[shows]}</p>
          <p>
            <Link href={pathTo(locale, 'visibilityManager')}>{actions.display}</Link>
          </p>
        </Notice>
        <div className={styles.address}>
          <Field label={texts.address} value={url} readOnly onFocus={({ target }) => target.select()} />
          <CopyButton text={url} label={copy} done={copied} />
        </div>
        <img className={styles.code} src={code} alt={texts.code} width={240} height={240} />
        <a href={code} download="qr-code.svg">
          {texts.download}
        </a>
      </div>
    </Dialog>
  );
}
