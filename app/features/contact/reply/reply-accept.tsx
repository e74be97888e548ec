import { contactDisplay } from '../../../../domain/contact/contact-display.ts';
import type { TermsDraft } from '../../../../domain/contact/terms/terms.ts';
import type { ContactOptions } from '../../../../server/services/contact/introductions/read-contact-options.ts';
import { ContactNotice } from '../../../forms/contact-notice.tsx';
import { OutsideWishes } from '../../../forms/terms/outside-wishes.tsx';
import { TermsFields } from '../../../forms/terms/terms-fields.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import styles from '../contact.module.css';
import { replyTexts } from './reply.texts.ts';
import type { Reply } from './use-reply.ts';

type Props = {
  developerId: string;
  name: string;
  options: ContactOptions;
  reply: Pick<Reply, 'terms' | 'wrongTerms' | 'draft' | 'setDraft'>;
  /** Undefined in locked mode. */
  decline: (() => void) | undefined;
  accept: () => void;
};

/** The application of the developer, and the question to accept it. */
export function ReplyAccept({ developerId, name, options, reply, decline, accept }: Props) {
  const texts = useTexts(replyTexts);
  const { outcome, application, applied } = options;
  // A developer who only followed a link did not apply: the start dialog then shows what the plan allows.
  const allowed = !applied || contactDisplay(outcome).messageBox;
  return (
    <>
      <Content name={name} application={application} />
      {allowed ? (
        <>
          {reply.terms && <ReplyTerms name={name} options={options} reply={reply} terms={reply.terms} />}
          <p className={styles.strong}>{texts.question(name)}</p>
        </>
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

/** docs/product/contact.md, What a request offers: asked for when no offer that the developer applied to says it. */
function ReplyTerms({
  name,
  options,
  reply,
  terms,
}: Pick<Props, 'name' | 'options' | 'reply'> & { terms: TermsDraft }) {
  const { draft, setDraft, wrongTerms } = reply;
  return (
    <>
      <TermsFields
        value={terms}
        onChange={(changed) => setDraft({ ...draft, terms: changed })}
        choices={options.terms}
        errors={wrongTerms}
      />
      <OutsideWishes name={name} terms={terms} offers={options.terms.offers} wishes={options.wishes} />
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
