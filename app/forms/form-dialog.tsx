import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useGuard } from '../ui/use-guard.ts';
import styles from './form-dialog.module.css';
import { type FormDialogTexts, formDialogTexts } from './form-dialog.texts.ts';
import { FailureWords } from './signed-out.tsx';
import { type StoredForm, type StoredFormOptions, useStoredForm } from './stored-form.ts';
import { focusWrongField } from './wrong-field.ts';

type Props<Draft> = StoredFormOptions<Draft> & {
  title: string;
  close: () => void;
  /** Replaces the shared texts. */
  texts?: FormDialogTexts;
  /** The label of the submit button: a verb. */
  submitLabel?: string;
  children: (form: StoredForm<Draft>) => ReactNode;
};

type Buttons = { cancelLabel: string; submitLabel: string; close: () => void; wrong: boolean; busy: boolean };

/** The button that sends has the warning colour while something is wrong. */
export function FormButtons({ cancelLabel, submitLabel, close, wrong, busy }: Buttons) {
  return (
    <div className={styles.actions}>
      <Button look="secondary" onClick={close}>
        {cancelLabel}
      </Button>
      <Button type="submit" look={wrong ? 'warning' : 'primary'} busy={busy}>
        {submitLabel}
      </Button>
    </div>
  );
}

/**
 * docs/product/profile.md, Editing a card: the frame of every edit dialog, with loading, buttons, conflicts and
 * failures.
 */
export function FormDialog<Draft extends object>(props: Props<Draft>) {
  const { title, close, texts: given, submitLabel, children, ...options } = props;
  const common = useTexts(formDialogTexts);
  const texts = given ?? common;
  const { form, phase, failure, tried, wrong, refusals, dirty, load, submit } = useStoredForm(options);
  const fields = useRef<HTMLFormElement>(null);

  useGuard(dirty && phase !== 'sending', texts.leave);

  useEffect(() => {
    if (tried > 0) focusWrongField(fields.current);
  }, [tried]);

  return (
    <Dialog title={title} closeLabel={texts.close} close={close} wide held={dirty} question={common.discard}>
      {form ? (
        <form
          ref={fields}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {/* Inert while sending: text typed now would be lost when the dialog closes. */}
          <div className={styles.fields} inert={phase === 'sending'}>
            {children(form)}
          </div>
          <div className={styles.foot}>
            {failure && (
              <Notice tone="error">
                <FailureWords failure={failure} texts={texts.failures} />
              </Notice>
            )}
            {refusals.length > 0 && (
              <Notice tone="error" title={texts.refused}>
                {refusals.map((sentence) => (
                  <p key={sentence}>{sentence}</p>
                ))}
              </Notice>
            )}
            {phase === 'conflict' && (
              <Notice tone="warning" title={texts.conflict.title}>
                <p>{texts.conflict.text}</p>
                <div className={styles.choices}>
                  <Button look="secondary" onClick={() => void submit('overwrite')}>
                    {texts.conflict.mine}
                  </Button>
                  <Button look="secondary" onClick={() => void load()}>
                    {texts.conflict.theirs}
                  </Button>
                </div>
              </Notice>
            )}
            <FormButtons
              cancelLabel={texts.cancel}
              submitLabel={submitLabel ?? (options.empty ? texts.add : texts.confirm)}
              {...{ close, wrong, busy: phase === 'sending' }}
            />
          </div>
        </form>
      ) : failure ? (
        <div className={styles.form}>
          <Notice tone="error">
            <FailureWords failure={failure} texts={texts.failures} />
          </Notice>
          <div className={styles.actions}>
            <Button onClick={() => void load()}>{texts.retry}</Button>
          </div>
        </div>
      ) : (
        <div className={styles.waiting} role="status" aria-label={texts.loading}>
          <span />
          <span />
          <span />
          <span />
        </div>
      )}
    </Dialog>
  );
}
