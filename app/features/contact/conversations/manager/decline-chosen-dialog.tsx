import { useState } from 'react';
import { declineSchema } from '../../../../../domain/contact/dialogs/decline.ts';
import { emptyReply } from '../../../../../domain/contact/dialogs/reply-draft.ts';
import { parseValue } from '../../../../../domain/form.ts';
import { failureTexts } from '../../../../forms/failure.texts.ts';
import { FailureWords } from '../../../../forms/signed-out.tsx';
import { useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import contact from '../../contact.module.css';
import { DeclineFields } from '../../reply/decline-fields.tsx';
import { chosenTexts } from './chosen.texts.ts';
import { useDeclineChosen } from './use-decline-chosen.ts';

type Props = { developerIds: readonly string[]; close: () => void };

/** The reason for several applications, and how far their answers are. */
export default function DeclineChosenDialog({ developerIds, close }: Props) {
  const texts = useTexts(chosenTexts);
  const { failures } = useTexts(failureTexts);
  const toast = useToast();
  const [draft, setDraft] = useState(emptyReply);
  const [tried, setTried] = useState(false);
  const { send, state, settled, left } = useDeclineChosen(developerIds);
  const { code, message } = draft;
  const feedback = parseValue(declineSchema, { code, message });
  const wrong = tried && 'errors' in feedback ? feedback : undefined;
  const sending = state === 'sending';

  const confirm = async () => {
    setTried(true);
    if ('errors' in feedback || !code || sending) return;
    const ended = await send(code === 'other' ? { code, message } : { code });
    if (!ended) return;
    if (ended.declined.length > 0) toast(texts.done(ended.declined.length));
    if (ended.refused.length > 0) toast(texts.refused(ended.refused.length));
    close();
  };

  return (
    <Dialog
      title={texts.title(left)}
      closeLabel={texts.close}
      close={() => !sending && close()}
      held={sending || message !== ''}
      wide
    >
      <form
        className={contact.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <DeclineFields
          draft={draft}
          setDraft={setDraft}
          wrong={wrong}
          question={texts.question(left)}
          seen={texts.seen}
        />
        <p>{texts.told}</p>
        {state !== 'asking' && !sending && (
          <Notice tone="error" title={texts.failed(left)}>
            <FailureWords failure={state} texts={failures} />
          </Notice>
        )}
        <p role="status" className={contact.note}>
          {sending && texts.sending(settled.declined.length + settled.refused.length, developerIds.length)}
        </p>
        <div className={contact.buttons}>
          <Button look="secondary" disabled={sending} onClick={close}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={sending} look={wrong ? 'warning' : 'primary'}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
