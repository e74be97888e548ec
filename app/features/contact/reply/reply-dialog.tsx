import type { ReplyStep } from '../../../../domain/contact/dialogs/reply-dialog.ts';
import type { ReplyDraft } from '../../../../domain/contact/dialogs/reply-draft.ts';
import { contactFailureTexts } from '../../../forms/contact-failure.texts.ts';
import { ContactFailure } from '../../../forms/contact-failure.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { useStepFocus } from '../use-step-focus.ts';
import { Sending, Waiting } from '../waiting.tsx';
import { replyTexts } from './reply.texts.ts';
import { ReplyAccept } from './reply-accept.tsx';
import { ReplyDecline } from './reply-decline.tsx';
import { useReply } from './use-reply.ts';

type Props = {
  developerId: string;
  developerName: string;
  /** docs/product/contact.md, The reply dialog: opened with a mode, the dialog stays in that mode. */
  mode?: ReplyStep;
  /** Kept by the page, so that a typed reason is still there when the dialog opens again. */
  draft: ReplyDraft;
  setDraft: (draft: ReplyDraft) => void;
  close: () => void;
  /** For a developer who only followed a link: there is nothing to accept, so a conversation is started. */
  start?: () => void;
  /** Called when an acceptance was stored. */
  accepted?: () => void;
};

/**
 * docs/product/contact.md, The reply dialog: accept and decline are two steps; cancelling a decline returns to
 * accept.
 */
export default function ReplyDialog({ close, start, mode, accepted, ...props }: Props) {
  const { developerId, developerName: name, draft } = props;
  const texts = useTexts(replyTexts);
  const shared = useTexts(contactTexts);
  const { title: errorTitle } = useTexts(contactFailureTexts);
  const reply = useReply({ ...props, mode, close, accepted });
  const { options, view, failed } = reply;
  const end = view.view === 'error' ? reply.closeError : close;
  const place = useStepFocus(view.view);
  return (
    <Dialog
      title={
        view.view === 'error' ? errorTitle : reply.step === 'decline' ? texts.declineTitle(name) : texts.title(name)
      }
      closeLabel={shared.close}
      wide
      close={() => view.view !== 'sending' && end()}
      held={view.view === 'sending' || draft.message !== '' || draft.terms !== undefined}
    >
      <div ref={place} tabIndex={-1} className={styles.dialog} data-step={view.view}>
        {!options ? (
          <Waiting failure={reply.loadFailure} retry={() => void reply.load()} />
        ) : view.view === 'sending' ? (
          <Sending name={name} />
        ) : view.view === 'error' && failed ? (
          <ContactFailure
            developerId={developerId}
            name={name}
            error={failed.error}
            kept={draft.message !== ''}
            close={reply.closeError}
            retry={failed.retry}
          />
        ) : view.view === 'accept' ? (
          <ReplyAccept
            developerId={developerId}
            name={name}
            options={options}
            reply={reply}
            decline={view.declineButton && options.applied ? () => reply.advance('decline') : undefined}
            accept={() => (options.applied || !start ? void reply.accept() : start())}
          />
        ) : (
          <ReplyDecline name={name} reply={reply} cancel={view.cancelButton} />
        )}
      </div>
    </Dialog>
  );
}
