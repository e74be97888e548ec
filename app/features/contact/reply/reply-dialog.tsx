import type { ReplyStep } from '../../../../domain/contact/dialogs/reply-dialog.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../contact.module.css';
import { contactTexts } from '../contact.texts.ts';
import { ContactNotice, outcomeOf } from '../contact-notice.tsx';
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
  close: () => void;
  /** For a developer who only followed a link: there is nothing to accept, so a conversation is started. */
  start?: () => void;
};

/**
 * docs/product/contact.md, The reply dialog: accept and decline are two steps; cancelling a decline returns to
 * accept.
 */
export default function ReplyDialog({ developerId, developerName: name, mode, close, start }: Props) {
  const texts = useTexts(replyTexts);
  const shared = useTexts(contactTexts);
  const reply = useReply({ developerId, developerName: name, mode, close });
  const { options, view, error } = reply;
  const place = useStepFocus(view.view);
  return (
    <Dialog
      title={view.view === 'decline' || reply.step === 'decline' ? texts.declineTitle(name) : texts.title(name)}
      closeLabel={shared.close}
      wide
      close={() => view.view !== 'sending' && close()}
      held={view.view === 'sending' || reply.message !== ''}
    >
      <div ref={place} tabIndex={-1} className={styles.dialog} data-step={view.view}>
        {!options ? (
          <Waiting failure={reply.loadFailure} retry={() => void reply.load()} />
        ) : view.view === 'sending' ? (
          <Sending name={name} />
        ) : (
          <>
            {view.view === 'accept' ? (
              <ReplyAccept
                developerId={developerId}
                name={name}
                options={options}
                decline={view.declineButton && options.applied ? () => reply.advance('decline') : undefined}
                accept={() => (options.applied || !start ? void reply.accept() : start())}
              />
            ) : (
              <ReplyDecline name={name} reply={reply} cancel={view.cancelButton} />
            )}
            {error && <ReplyError developerId={developerId} error={error} />}
          </>
        )}
      </div>
    </Dialog>
  );
}

function ReplyError({ developerId, error }: { developerId: string; error: string }) {
  const texts = useTexts(replyTexts);
  const { failures } = useTexts(contactTexts);
  const outcome = outcomeOf(error);
  if (outcome) return <ContactNotice outcome={outcome} developerId={developerId} />;
  if (error === 'noApplication' || error === 'answeredElsewhere') return <Notice tone="error">{texts[error]}</Notice>;
  return (
    <Notice tone="error">
      <FailureWords failure={error} texts={failures} />
    </Notice>
  );
}
