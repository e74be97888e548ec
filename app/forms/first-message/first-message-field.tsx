import { type ComponentProps, useRef } from 'react';
import { conversationMessageLimit } from '../../../domain/contact/conversations/conversation-message.ts';
import { type FieldValues, fillFields, openFields } from '../../../domain/contact/first-message/fields.ts';
import type { Filled } from '../../../domain/contact/first-message/filled.ts';
import type { HintFacts } from '../../../domain/contact/first-message/hints.ts';
import { errorSentence } from '../../i18n/error-texts.ts';
import { useLocale } from '../../i18n/texts.ts';
import { MessageField } from '../message-field.tsx';
import { usePayHistoryError } from '../terms/pay-history-error.ts';
import styles from './first-message.module.css';
import { MessageHints } from './message-hints.tsx';
import { OpenFields } from './open-fields.tsx';
import { TemplatePicker } from './template-picker.tsx';

type Props = Omit<ComponentProps<typeof MessageField>, 'most' | 'onChange' | 'onBlur'> & {
  /** What the fields stand for, for each person who gets the message. */
  recipients: readonly FieldValues[];
  /** The fields are filled in the box itself: the message goes to one person. Otherwise they are filled for each. */
  fills?: boolean;
  /** For the hints; `person` is null where the message goes to several people. */
  hints: Pick<HintFacts, 'person' | 'earlier'>;
  change: (text: string, filled?: Filled) => void;
};

/** docs/product/contact.md, Templates of first messages: a box for a first message, which says what keeps it from going out. */
export function FirstMessageField({
  recipients,
  fills = false,
  hints,
  change,
  error,
  value,
  readOnly = false,
  ...field
}: Props) {
  const locale = useLocale();
  const payHistory = usePayHistoryError();
  const box = useRef<HTMLDivElement>(null);
  const [one] = recipients;
  const { firstName = null, job = null } = one ?? {};
  const open = fieldsLeft(value, recipients);
  const fill = (text: string) => (fills && one ? fillFields(text, one) : text);
  return (
    <>
      <TemplatePicker
        text={value}
        disabled={readOnly}
        choose={(body) => change(fill(body), { template: body, text: fill(body) })}
        restore={change}
      />
      <div ref={box} className={styles.box}>
        <MessageField
          {...field}
          most={conversationMessageLimit}
          rows={6}
          maxLength={conversationMessageLimit}
          value={value}
          readOnly={readOnly}
          error={payHistory(value) ?? error ?? (open.length > 0 ? errorSentence(locale, 'openField') : undefined)}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onBlur={() => fill(value) !== value && change(fill(value))}
        />
        <OpenFields fields={open} box={box} />
        {!readOnly && <MessageHints text={one ? fillFields(value, one) : value} facts={{ ...hints, firstName, job }} />}
      </div>
    </>
  );
}

/** What stays in braces for at least one of the people. */
const fieldsLeft = (text: string, recipients: readonly FieldValues[]): string[] => [
  ...new Set(recipients.flatMap((values) => openFields(fillFields(text, values)))),
];
