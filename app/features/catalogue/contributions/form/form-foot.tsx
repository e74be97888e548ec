import type { ReactNode } from 'react';
import { formDialogTexts } from '../../../../forms/form-dialog.texts.ts';
import { FailureWords } from '../../../../forms/signed-out.tsx';
import { useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import styles from './form.module.css';
import { formTexts } from './form.texts.ts';
import type { ContributionForm } from './use-contribution.ts';

type Props = { form: ContributionForm; isNew: boolean; reload: () => void; children: ReactNode };

/** The result of sending, then the buttons. Only the button made for it discards the typed text. */
export function FormFoot({ form, isNew, reload, children }: Props) {
  const texts = useTexts(formTexts);
  return (
    <div className={styles.foot}>
      <Outcome form={form} reload={reload} />
      {form.restored && (
        <Notice tone="info">
          <p>{texts.restored}</p>
          <Button look="secondary" onClick={form.forget}>
            {isNew ? texts.forget : texts.forgetEdit}
          </Button>
        </Notice>
      )}
      <div className={styles.buttons}>
        {children}
        {form.dirty && !form.restored && <p className={styles.muted}>{texts.kept}</p>}
      </div>
    </div>
  );
}

function Outcome({ form, reload }: Pick<Props, 'form' | 'reload'>) {
  const texts = useTexts(formTexts);
  const common = useTexts(formDialogTexts);
  const { failure } = form;
  if (failure === 'conflict') {
    return (
      <Notice tone="warning" title={common.conflict.title}>
        <p>{common.conflict.text}</p>
        <Button
          look="secondary"
          onClick={() => {
            form.forget();
            reload();
          }}
        >
          {common.conflict.theirs}
        </Button>
      </Notice>
    );
  }
  if (failure) {
    return (
      <Notice tone="error">
        <FailureWords failure={failure} texts={common.failures} />
      </Notice>
    );
  }
  return form.wrong ? <Notice tone="error">{texts.wrong}</Notice> : null;
}
