import { lazy } from 'react';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import { ApplicationButton, type ApplicationProps } from './application-frame.tsx';
import styles from './applications.module.css';
import { applicationsTexts } from './applications.texts.ts';
import { useWithdraw } from './use-application.ts';

const ApplyDialog = lazy(() => import('./apply-dialog.tsx'));

type Props = ApplicationProps & { jobId: string; title: string; companyName: string; appliedAt: string | null };

/** docs/product/jobs.md, The application dialog: the button to apply, or the date of the application. */
export function ApplyButton({ jobId, title, companyName, appliedAt, standing, missing }: Props) {
  const locale = useLocale();
  const texts = useTexts(applicationsTexts);
  const { busy, withdraw } = useWithdraw('application', jobId);
  if (appliedAt) {
    return (
      <div className={styles.made}>
        <p className={styles.done}>
          <Icon name="check" />
          {texts.apply.applied(day(locale, appliedAt))}
        </p>
        <TwoStepButton
          question={texts.sure}
          confirm={texts.yes}
          cancel={texts.cancel}
          busy={busy}
          onConfirm={() => void withdraw()}
        >
          {texts.apply.withdraw}
        </TwoStepButton>
      </div>
    );
  }
  return (
    <ApplicationButton
      standing={standing}
      missing={missing}
      label={texts.apply.button}
      intent="apply"
      dialog={(close) => <ApplyDialog jobId={jobId} title={title} companyName={companyName} close={close} />}
    />
  );
}
