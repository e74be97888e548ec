import { useState } from 'react';
import { declineSchema } from '../../../../../domain/contact/dialogs/decline.ts';
import { emptyReply } from '../../../../../domain/contact/dialogs/reply-draft.ts';
import { introductionStatus } from '../../../../../domain/contact/introductions/status.ts';
import { parseValue } from '../../../../../domain/form.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import { sendCommand } from '../../../../forms/send.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import contact from '../../contact.module.css';
import { DeclineFields } from '../../reply/decline-fields.tsx';
import { sentOf } from '../../use-contact-options.ts';
import { chosenTexts } from './chosen.texts.ts';

type Props = {
  developerIds: readonly string[];
  /** `declined`: those that the server has confirmed; the others stay chosen. */
  close: (declined: readonly string[]) => void;
};

/**
 * One answer to several applications. Each is sent on its own, with the same rules as a single one: what fails can be
 * sent again, and an answer that was stored is not stored twice.
 */
export default function DeclineChosenDialog({ developerIds, close }: Props) {
  const locale = useLocale();
  const texts = useTexts(chosenTexts);
  const toast = useToast();
  const [draft, setDraft] = useState(emptyReply);
  const [tried, setTried] = useState(false);
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const left = developerIds.filter((id) => !declined.includes(id));
  const feedback = parseValue(declineSchema, { code: draft.code, message: draft.message });
  const wrong = tried && 'errors' in feedback ? feedback : undefined;

  const send = async () => {
    setTried(true);
    if ('errors' in feedback || !draft.code || state === 'sending') return;
    const { code, message } = draft;
    const feedbackDeclineByRec = code === 'other' ? { code, message } : { code };
    setState('sending');
    const done = [...declined];
    for (const developerId of left) {
      const answer = await sendCommand(pathTo(locale, 'contactRequest', { developerId }), {
        mode: 'request',
        request: { status: introductionStatus.STATUS_CANCELLED_BY_RECRUITER, feedbackDeclineByRec },
        sentKey: crypto.randomUUID(),
      });
      if ('sent' in sentOf(answer)) done.push(developerId);
      setDeclined([...done]);
    }
    if (done.length < developerIds.length) return setState('failed');
    toast(texts.done(done.length));
    close(done);
  };

  return (
    <Dialog
      title={texts.title(left.length)}
      closeLabel={texts.close}
      close={() => state !== 'sending' && close(declined)}
      held={state === 'sending' || draft.message !== ''}
      wide
    >
      <form
        className={contact.dialog}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <DeclineFields
          draft={draft}
          setDraft={setDraft}
          wrong={wrong}
          question={texts.question(left.length)}
          seen={texts.seen}
        />
        <p>{texts.told}</p>
        {state === 'failed' && <Notice tone="error">{texts.failed(left.length)}</Notice>}
        <p role="status" className={contact.note}>
          {state === 'sending' && texts.sending(declined.length, developerIds.length)}
        </p>
        <div className={contact.buttons}>
          <Button look="secondary" disabled={state === 'sending'} onClick={() => close(declined)}>
            {texts.cancel}
          </Button>
          <Button type="submit" busy={state === 'sending'} look={wrong ? 'warning' : 'primary'}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
