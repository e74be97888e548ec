import { useLocation } from 'react-router';
import { type ApplicationIntent, withIntent } from '../../../../domain/jobs/applications/intent.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { withReturn } from '../../../../domain/return-path.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from './applications.module.css';
import { applicationsTexts } from './applications.texts.ts';

type Props = { missing: string[]; userId: string; intent: ApplicationIntent; close: () => void };

/** A short profile cannot apply: the dialog lists what it lacks, with a link to the profile. */
export default function IncompleteDialog({ missing, userId, intent, close }: Props) {
  const { pathname } = useLocation();
  const locale = useLocale();
  const texts = useTexts(applicationsTexts);
  return (
    <Dialog title={texts.incomplete.title} closeLabel={texts.close} close={close}>
      <div className={styles.dialog}>
        <p>{texts.incomplete.lead}</p>
        <ul className={styles.missing}>
          {missing.map((item) => (
            <li key={item}>{texts.incomplete.missing[item] ?? item}</li>
          ))}
        </ul>
        <div className={styles.buttons}>
          <Button look="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <ButtonLink
            href={withReturn(
              `${pathTo(locale, 'profile', { alias: userId })}?section=complete`,
              withIntent(pathname, intent),
            )}
          >
            {texts.incomplete.way}
          </ButtonLink>
        </div>
      </div>
    </Dialog>
  );
}
