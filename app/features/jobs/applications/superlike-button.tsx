import { lazy } from 'react';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { ApplicationButton, type ApplicationProps } from './application-frame.tsx';
import styles from './applications.module.css';
import { applicationsTexts } from './applications.texts.ts';
import { useWithdraw } from './use-application.ts';

const SuperlikeDialog = lazy(() => import('./superlike-dialog.tsx'));

type Props = ApplicationProps & {
  companyId: string;
  companyName: string;
  /** What the company expects in an application, as sanitised HTML. */
  requirements: string;
  superlikedAt: string | null;
};

/** A spontaneous application, once per company, or the date it was sent. For developers only. */
export function SuperlikeButton(props: Props) {
  const { companyId, companyName, requirements, superlikedAt, standing, missing } = props;
  const locale = useLocale();
  const texts = useTexts(applicationsTexts);
  const { busy, withdraw } = useWithdraw('superlike', companyId);
  if (superlikedAt) {
    return (
      <div className={styles.made}>
        <p className={styles.done} data-kind="superlike">
          <Icon name="mail" />
          {texts.superlike.sent(day(locale, superlikedAt))}
        </p>
        <TwoStepButton
          question={texts.sure}
          confirm={texts.yes}
          cancel={texts.cancel}
          label={`${texts.withdraw} – ${texts.superlike.button}`}
          busy={busy}
          onConfirm={() => void withdraw()}
        >
          {texts.withdraw}
        </TwoStepButton>
      </div>
    );
  }
  return (
    <ApplicationButton
      standing={standing}
      missing={missing}
      label={texts.superlike.button}
      look="secondary"
      intent="superlike"
      dialog={(close) => (
        <SuperlikeDialog companyId={companyId} companyName={companyName} requirements={requirements} close={close} />
      )}
    />
  );
}
