import { contactDisplay } from '../../../../domain/contact/contact-display.ts';
import type { ContactOptions } from '../../../../server/services/contact/introductions/read-contact-options.ts';
import { ContactNotice } from '../../../forms/contact-notice.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../contact.module.css';
import { replyTexts } from './reply.texts.ts';

type Props = {
  developerId: string;
  name: string;
  options: ContactOptions;
  /** Undefined in locked mode. */
  decline: (() => void) | undefined;
  accept: () => void;
};

/** The application of the developer, and the question to accept it. */
export function ReplyAccept({ developerId, name, options, decline, accept }: Props) {
  const texts = useTexts(replyTexts);
  const { outcome, application, applied } = options;
  // A developer who only followed a link did not apply: the start dialog then shows what the plan allows.
  const allowed = !applied || contactDisplay(outcome).messageBox;
  return (
    <>
      <Content name={name} application={application} />
      {allowed ? (
        <p className={styles.strong}>{texts.question(name)}</p>
      ) : (
        <ContactNotice outcome={outcome} developerId={developerId} />
      )}
      <div className={styles.buttons}>
        {decline && (
          <Button look="secondary" onClick={decline}>
            {texts.decline}
          </Button>
        )}
        <Button look={allowed ? 'primary' : 'warning'} disabled={!allowed} onClick={accept}>
          {texts.accept}
        </Button>
      </div>
    </>
  );
}

function Content({ name, application }: { name: string; application: ContactOptions['application'] }) {
  const texts = useTexts(replyTexts);
  const { kind, spontaneousMessage } = application;
  return (
    <>
      {kind === 'jobs' || kind === 'remoteJobs' ? (
        <>
          <p>{texts[kind](name)}</p>
          <ul className={styles.jobs}>
            {application.jobs.map(({ id, title }) => (
              <li key={id}>{title ?? texts.untitled}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{texts[kind](name)}</p>
      )}
      {kind === 'jobs' && application.message && (
        <>
          <p>{texts.message(name)}</p>
          <blockquote className={styles.quote}>{application.message}</blockquote>
        </>
      )}
      {spontaneousMessage && (
        <>
          {kind !== 'spontaneous' && <p>{texts.spontaneous(name)}</p>}
          <blockquote className={styles.quote}>{spontaneousMessage}</blockquote>
        </>
      )}
    </>
  );
}
