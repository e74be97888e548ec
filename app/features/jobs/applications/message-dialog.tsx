import { type ReactNode, useState } from 'react';
import type * as z from 'zod';
import { parseValue } from '../../../../domain/form.ts';
import { longestMessage } from '../../../../domain/jobs/applications/application.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { MessageField } from '../../../forms/message-field.tsx';
import type { CommandOf } from '../../../forms/send.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './applications.module.css';
import { applicationsTexts } from './applications.texts.ts';
import { type ApplicationFailure, useApplication } from './use-application.ts';

type Props = {
  title: string;
  lead: ReactNode;
  label: string;
  submit: string;
  done: string;
  schema: z.ZodType<unknown, string>;
  /** The company that would receive the contact details. */
  companyName: string;
  application: (message: string, detailsOffered: boolean) => CommandOf<'applicationActions'>;
  close: () => void;
};

/** A message to a company. The text stays in the dialog until the server has stored it. */
export function MessageDialog(props: Props) {
  const { title, lead, label, submit, done, schema, companyName, application, close } = props;
  const texts = useTexts(applicationsTexts);
  const { discard } = useTexts(formDialogTexts);
  const say = useToast();
  const { busy, send } = useApplication();
  const [message, setMessage] = useState('');
  const [detailsOffered, setDetailsOffered] = useState(false);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApplicationFailure>();
  const checked = parseValue(schema, message);
  const wrong = tried && 'errors' in checked ? { message: checked.errors[''] ?? 'required' } : undefined;
  const error = useFieldErrors(wrong && { errors: wrong });
  const press = async () => {
    setTried(true);
    setFailure(undefined);
    if ('errors' in checked) return;
    const failed = await send(application(message, detailsOffered));
    if (failed) return setFailure(failed);
    say(done);
    close();
  };
  return (
    <Dialog title={title} closeLabel={texts.close} close={close} held={message !== ''} question={discard}>
      <form
        className={styles.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        {lead}
        <MessageField
          label={label}
          rows={6}
          most={longestMessage}
          maxLength={longestMessage}
          readOnly={busy}
          value={message}
          error={error('message')}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
        <CheckField
          label={texts.details.label}
          hint={texts.details.hint(companyName)}
          checked={detailsOffered}
          onChange={({ currentTarget }) => setDetailsOffered(currentTarget.checked)}
        />
        {failure && (
          <Notice tone="error">
            <FailureWords failure={failure} texts={texts.failures} />
          </Notice>
        )}
        <div className={styles.buttons}>
          <Button look="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" look={wrong ? 'warning' : 'primary'} busy={busy}>
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
