import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useGuard } from '../../ui/use-guard.ts';
import { type CardForm, type CardFormOptions, useCardForm } from './card-form.ts';
import { editTexts } from './edit.texts.ts';
import styles from './edit-dialog.module.css';

/** A group cannot take the focus: the first thing in it does. */
const wrongField =
  ':is(input, select, textarea)[aria-invalid="true"], fieldset[aria-invalid="true"] :is(input, button)';

type Props<Draft> = CardFormOptions<Draft> & { title: string; children: (form: CardForm<Draft>) => ReactNode };

/** The frame of every edit dialog: loading, 'Annuler' and 'Confirmer', the warning colour, conflicts and failures. */
export function EditDialog<Draft extends object>({ title, children, ...options }: Props<Draft>) {
  const texts = useTexts(editTexts);
  const { form, phase, failure, tried, wrong, refusals, dirty, load, submit } = useCardForm(options);
  const fields = useRef<HTMLFormElement>(null);

  useGuard(dirty && phase !== 'sending', texts.leave);

  // Whoever tried to send is taken to the first thing that is wrong.
  useEffect(() => {
    if (tried > 0) fields.current?.querySelector<HTMLElement>(wrongField)?.focus();
  }, [tried]);

  return (
    <Dialog title={title} closeLabel={texts.close} close={options.close} wide held={dirty}>
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
          <div className={styles.fields}>{children(form)}</div>
          <div className={styles.foot}>
            {failure && <Notice tone="error">{texts.failures[failure]}</Notice>}
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
                  <Button look="secondary" onClick={() => void submit('whatever is there')}>
                    {texts.conflict.mine}
                  </Button>
                  <Button look="secondary" onClick={() => void load()}>
                    {texts.conflict.theirs}
                  </Button>
                </div>
              </Notice>
            )}
            <div className={styles.actions}>
              <Button look="secondary" onClick={options.close}>
                {texts.cancel}
              </Button>
              <Button type="submit" look={wrong ? 'warning' : 'primary'} busy={phase === 'sending'}>
                {options.empty ? texts.add : texts.confirm}
              </Button>
            </div>
          </div>
        </form>
      ) : failure ? (
        <div className={styles.form}>
          <Notice tone="error">{texts.failures[failure]}</Notice>
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
