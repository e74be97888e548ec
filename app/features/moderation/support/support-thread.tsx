import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FieldErrors } from '../../../../domain/error-codes.ts';
import { parseValue } from '../../../../domain/form.ts';
import { answerSchema } from '../../../../domain/moderation/support/inbox.ts';
import { insertAnswer } from '../../../../domain/moderation/support/insert-answer.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { SupportConversation } from '../../../../server/services/moderation/support/inbox.ts';
import { formDialogTexts } from '../../../forms/form-dialog.texts.ts';
import { sendCommand } from '../../../forms/send.ts';
import type { Failure } from '../../../forms/sent-answer.ts';
import { FailureWords } from '../../../forms/signed-out.tsx';
import { useCommand } from '../../../forms/use-command.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { useToast } from '../../../ui/toast.tsx';
import { useGuard } from '../../../ui/use-guard.ts';
import { CannedAnswers } from './canned-answers.tsx';
import { supportTexts } from './support.texts.ts';
import styles from './support-thread.module.css';
import { TakeButton, TakenBadge } from './taken.tsx';

/** The messages with their authors, and the form to answer. */
export function SupportThread({ conversation }: { conversation: SupportConversation }) {
  const locale = useLocale();
  const texts = useTexts(supportTexts);
  const { id, kind, status, from, about, taken, messages } = conversation;
  const { run, busy } = useCommand(pathTo(locale, 'supportActions'));
  const closed = status === 'closed';
  return (
    <>
      <p className={styles.facts}>
        {texts.kinds[kind]} · {texts.status[status]} ·{' '}
        {from.role ? (texts.roles[from.role] ?? from.role) : texts.visitor}
        {from.company && (
          <>
            {' · '}
            <Link href={pathTo(locale, 'company', { alias: from.company.alias })}>{from.company.name}</Link>
          </>
        )}{' '}
        {taken && <TakenBadge taken={taken} />}
      </p>
      {kind === 'report' && (
        <p className={styles.about}>
          {about ? (
            <>
              {texts.about} <Link href={pathTo(locale, 'profile', { alias: about.alias })}>{about.name}</Link>
            </>
          ) : (
            texts.gone
          )}
        </p>
      )}
      <ol className={styles.messages}>
        {messages.map(({ id: messageId, text, fromStaff, author, at }) => (
          <li key={messageId} className={page.card} data-staff={fromStaff || undefined}>
            <p className={styles.head}>
              <strong>{fromStaff ? (author ?? texts.team) : (from.name ?? from.email ?? texts.noAddress)}</strong>
              <span className={styles.muted}>{dayAndTime(locale, at)}</span>
            </p>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {from.email ? (
        <Answer conversation={conversation} email={from.email} />
      ) : (
        <Notice tone="warning">{texts.noAddress}</Notice>
      )}
      <div className={styles.ways}>
        <TakeButton id={id} from={from.name ?? from.email ?? texts.noAddress} taken={taken} />
        <Button
          look="secondary"
          busy={busy !== undefined}
          onClick={() =>
            void run({ mode: closed ? 'reopen' : 'close', ids: [id] }, closed ? texts.reopened : texts.closed)
          }
        >
          {closed ? texts.reopen : texts.close}
        </Button>
      </div>
    </>
  );
}

function Answer({ conversation, email }: { conversation: SupportConversation; email: string }) {
  const { id, from, cannedAnswers } = conversation;
  const texts = useTexts(supportTexts);
  const { failures, leave } = useTexts(formDialogTexts);
  const address = pathTo(useLocale(), 'supportActions');
  const { revalidate } = useRevalidator();
  const toast = useToast();
  // One key per answer: pressing the button twice sends one answer.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [text, setText] = useState('');
  // The place of the cursor; a canned answer is put there.
  const [cursor, setCursor] = useState(0);
  const [errors, setErrors] = useState<FieldErrors>();
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const error = useFieldErrors(errors && { errors });
  useGuard(text !== '' && !busy, leave);
  const send = async () => {
    const value = { key, text };
    const checked = parseValue(answerSchema, value);
    if ('errors' in checked) return setErrors(checked.errors);
    setErrors(undefined);
    setFailure(undefined);
    setBusy(true);
    const answer = await sendCommand(address, { mode: 'answer', conversationId: id, value });
    setBusy(false);
    if ('errors' in answer) return setErrors(answer.errors);
    if (!('done' in answer)) return setFailure('failed' in answer ? answer.failed : 'fault');
    setText((now) => (now === text ? '' : now));
    setKey(crypto.randomUUID());
    await revalidate();
    toast(texts.sent);
  };
  return (
    <div className={page.form}>
      <CannedAnswers
        answers={cannedAnswers}
        reads={from.locale}
        insert={(words) => {
          const made = insertAnswer(text, words, cursor);
          setText(made.text);
          setCursor(made.cursor);
        }}
      />
      <TextField
        label={texts.answer}
        hint={texts.answerHint(email)}
        rows={6}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onSelect={({ currentTarget }) => setCursor(currentTarget.selectionEnd)}
        error={error('text')}
      />
      {failure && (
        <Notice tone="error">
          <FailureWords failure={failure} texts={failures} />
        </Notice>
      )}
      <div>
        <Button busy={busy} onClick={() => void send()}>
          {texts.send}
        </Button>
      </div>
    </div>
  );
}
