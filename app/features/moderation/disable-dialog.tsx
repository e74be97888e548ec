import { useState } from 'react';
import { disableReasons, emailLimits } from '../../../domain/moderation/disable-reason.ts';
import { type Locale, locales } from '../../../domain/viewer.ts';
import { formDialogTexts } from '../../forms/form-dialog.texts.ts';
import { SignedOut } from '../../forms/signed-out.tsx';
import { errorTexts } from '../../i18n/error-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, FieldGroup, SelectField, TextField } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './disable-dialog.module.css';
import { moderationTexts } from './moderation.texts.ts';
import { type Preview, useDisabling } from './use-disabling.ts';

/** Loaded when the dialog opens. */
export default function DisableDialog(props: { developerId: string; name: string; close: () => void }) {
  const { developerId, name, close } = props;
  const { dialog: texts } = useTexts(moderationTexts);
  const { discard } = useTexts(formDialogTexts);
  const form = useDisabling(developerId, close);
  const { options, draft, failure } = form;
  const written = draft !== undefined && draft.message !== '';
  return (
    <Dialog title={texts.title(name)} closeLabel={texts.close} close={close} wide held={written} question={discard}>
      {!options || !draft ? (
        failure ? (
          <div className={styles.form}>
            <Failure failure={failure} look={form.look} />
            <div className={styles.buttons}>
              <Button onClick={() => void form.load()}>{texts.retry}</Button>
            </div>
          </div>
        ) : (
          <div className={styles.waiting} role="status" aria-label={texts.loading} />
        )
      ) : (
        <DisableForm {...{ form, options, draft, close }} />
      )}
    </Dialog>
  );
}

type Form = ReturnType<typeof useDisabling>;
type Loaded = {
  form: Form;
  options: NonNullable<Form['options']>;
  draft: NonNullable<Form['draft']>;
  close: () => void;
};

/** The dialog without its frame, once its data is there. */
export function DisableForm({ form, options, draft, close }: Loaded) {
  const { dialog: texts, reasons } = useTexts(moderationTexts);
  const { preview, busy, failure } = form;
  return (
    <div className={styles.form}>
      <FieldGroup label={texts.templates}>
        <div className={styles.templates}>
          {disableReasons.map((reason) => (
            <button
              key={reason}
              type="button"
              className={styles.template}
              aria-pressed={draft.reason === reason && draft.message !== ''}
              onClick={() => form.choose({ reason })}
            >
              {reasons[reason]}
            </button>
          ))}
        </div>
      </FieldGroup>
      <div className={styles.pair}>
        {options.senders.length > 0 ? (
          <SelectField
            label={texts.from}
            value={draft.sender}
            onChange={({ target }) => form.change({ sender: target.value })}
          >
            {options.senders.map(({ key, name: sender, email }) => (
              <option key={key} value={key}>
                {sender} ({email})
              </option>
            ))}
          </SelectField>
        ) : (
          <Field label={texts.from} value="" readOnly hint={texts.noStaff} />
        )}
        <SelectField
          label={texts.language}
          value={draft.locale}
          onChange={({ target }) => form.choose({ locale: target.value as Locale })}
        >
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {texts.languages[locale]}
            </option>
          ))}
        </SelectField>
      </div>
      {preview ? <EmailText preview={preview} /> : <Words form={form} draft={draft} />}
      <div>
        <Button
          look="secondary"
          disabled={!form.ready}
          busy={busy === 'preview'}
          onClick={() => (preview ? form.hidePreview() : void form.showPreview())}
        >
          {preview ? texts.hidePreview : texts.preview}
        </Button>
      </div>
      <div className={styles.foot}>
        {failure && <Failure failure={failure} look={form.look} />}
        <div className={styles.buttons}>
          <Button look="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            look="danger"
            busy={busy === 'disableSilently'}
            disabled={busy === 'disable'}
            onClick={() => void form.disableSilently()}
          >
            {texts.silently}
          </Button>
          <Button
            look={failure?.kind === 'mail' ? 'warning' : 'primary'}
            disabled={!form.ready || busy === 'disableSilently'}
            busy={busy === 'disable'}
            onClick={() => void form.disableAndSend()}
          >
            {texts.send}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A failed e-mail, a lost answer and a refusal are different: only the first says that the mail was not sent. */
function Failure({ failure, look }: { failure: NonNullable<Form['failure']>; look: Form['look'] }) {
  const { dialog: texts } = useTexts(moderationTexts);
  switch (failure.kind) {
    case 'unknown':
      return (
        <Notice tone="warning" title={texts.unknown}>
          <p>{texts.unknownText}</p>
          <div className={styles.buttons}>
            <Button look="secondary" onClick={() => void look()}>
              {texts.look}
            </Button>
            <Button look="secondary" onClick={failure.again}>
              {texts.retry}
            </Button>
          </div>
        </Notice>
      );
    case 'mail':
      return (
        <Notice tone="error" title={texts.mailFailed}>
          <p>{failure.text}</p>
          <p>{texts.nothingChanged}</p>
        </Notice>
      );
    case 'signedOut':
    case 'other':
      return <Notice tone="error">{failure.kind === 'signedOut' ? <SignedOut /> : <p>{failure.text}</p>}</Notice>;
  }
}

/** A missing text is reported only after the administrator has left the field. */
function Words({ form, draft }: { form: Form; draft: NonNullable<Form['draft']> }) {
  const { dialog: texts } = useTexts(moderationTexts);
  const { required } = useTexts(errorTexts);
  const [left, setLeft] = useState<'subject' | 'message'>();
  const missing = (field: 'subject' | 'message') =>
    left !== undefined && !draft[field].trim() && (field === 'subject' || left === 'message') ? required : undefined;
  return (
    <>
      <Field
        label={texts.subject}
        value={draft.subject}
        maxLength={emailLimits.subject}
        onChange={({ target }) => form.change({ subject: target.value })}
        onBlur={() => setLeft((before) => before ?? 'subject')}
        error={missing('subject')}
      />
      <TextField
        label={texts.message}
        rows={8}
        value={draft.message}
        maxLength={emailLimits.message}
        onChange={({ target }) => form.change({ message: target.value })}
        onBlur={() => setLeft('message')}
        error={missing('message')}
      />
      {form.replacement && (
        <div className={styles.kept}>
          <p className={styles.muted}>{texts.kept}</p>
          <Button look="secondary" onClick={() => form.change({ ...form.replacement })}>
            {texts.replace}
          </Button>
        </div>
      )}
    </>
  );
}

/** The e-mail as the server will send it. */
function EmailText({ preview: { from, to, subject, text } }: { preview: Preview }) {
  const { dialog: texts } = useTexts(moderationTexts);
  return (
    <section className={styles.email} aria-label={texts.preview}>
      <p className={styles.muted}>
        {texts.previewFrom} {from}
        <br />
        {texts.previewTo} {to}
      </p>
      <p className={styles.subject}>{subject}</p>
      <div className={styles.text}>{text}</div>
    </section>
  );
}
