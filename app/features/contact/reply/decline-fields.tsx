import { asksForReasons, declineMessageLimit } from '../../../../domain/contact/dialogs/decline.ts';
import { declineReasons, type ReplyDraft } from '../../../../domain/contact/dialogs/reply-draft.ts';
import type { FieldErrors } from '../../../../domain/error-codes.ts';
import { MessageField } from '../../../forms/message-field.tsx';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CheckField, FieldGroup } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ReadyReasons } from '../ready/ready-reasons.tsx';
import { replyTexts } from './reply.texts.ts';

type Props = {
  draft: ReplyDraft;
  setDraft: (draft: ReplyDraft) => void;
  wrong: { errors: FieldErrors } | undefined;
  /** The question, and who reads the choice and the message. */
  question: string;
  seen: string;
};

/** docs/product/contact.md, The reply dialog: the reason of a decline and, for another one, the words. */
export function DeclineFields({ draft, setDraft, wrong, question, seen }: Props) {
  const texts = useTexts(replyTexts);
  const { code, message } = draft;
  const error = useFieldErrors(wrong);
  return (
    <>
      <FieldGroup label={question} error={error('code')}>
        {declineReasons.map((reason) => (
          <CheckField
            key={reason}
            type="radio"
            name="reason"
            label={texts.reasons[reason]}
            checked={code === reason}
            onChange={() => setDraft({ ...draft, code: reason })}
          />
        ))}
      </FieldGroup>
      {asksForReasons(code ?? null) && (
        <>
          <ReadyReasons
            side="company"
            text={message}
            most={declineMessageLimit}
            change={(changed) => setDraft({ ...draft, message: changed })}
          />
          <MessageField
            most={declineMessageLimit}
            label={texts.explain}
            rows={4}
            maxLength={declineMessageLimit}
            value={message}
            error={error('message')}
            onChange={({ currentTarget }) => setDraft({ ...draft, message: currentTarget.value })}
          />
          <Notice>{seen}</Notice>
        </>
      )}
    </>
  );
}
