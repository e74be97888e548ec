import type { ReactNode } from 'react';
import { isOk } from '../../../../domain/contact/contact-outcome.ts';
import type { FieldValues } from '../../../../domain/contact/first-message/fields.ts';
import type { OfferOption } from '../../../../domain/contact/terms/prefilled-terms.ts';
import type { TermsDraft } from '../../../../domain/contact/terms/terms.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { BatchCandidate } from '../../../../server/services/library/selection/read-batch.ts';
import { ContactFailure } from '../../../forms/contact-failure.tsx';
import { ContactNotice } from '../../../forms/contact-notice.tsx';
import { FirstMessageField } from '../../../forms/first-message/first-message-field.tsx';
import { OutsideWishes } from '../../../forms/terms/outside-wishes.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './batch.module.css';
import { batchTexts } from './batch.texts.ts';
import { selectionTexts } from './selection.texts.ts';
import type { PersonRow } from './use-batch.ts';
import { useSelection } from './use-selection.ts';

/** The developer, with their actions at the end of the line. */
export function PersonHead({ person, children }: { person: BatchCandidate; children?: ReactNode }) {
  const locale = useLocale();
  const { someone } = useTexts(selectionTexts);
  return (
    <div className={styles.head}>
      <Portrait address={person.portrait} size={48} />
      <h3 className={styles.name}>
        <Link href={pathTo(locale, 'profile', { alias: person.alias })}>{person.name || someone}</Link>
      </h3>
      {children}
    </div>
  );
}

type Props = {
  row: PersonRow;
  /** What is offered to all of them. */
  terms: TermsDraft;
  offers: OfferOption[];
  /** What the fields of the message to this person stand for. */
  fields: FieldValues;
  /** The words of the recruiter's last first messages. */
  earlier: readonly string[];
  /** Why the message cannot go out, once that was tried. */
  problem: string | undefined;
  /** Closes the error of this row. */
  dismiss: () => void;
  /** If set, this row has a message of its own. */
  type: ((text: string) => void) | undefined;
};

/** A candidate of the selection page: the reason that prevents contact, and the message if each candidate has one. */
export function BatchPerson({ row, terms, offers, fields, earlier, problem, dismiss, type }: Props) {
  const texts = useTexts(batchTexts);
  const { complete, someone } = useTexts(selectionTexts);
  const { busy, change } = useSelection();
  const { person, message, state } = row;
  const name = person.firstName || someone;
  const open = isOk(person.outcome);
  return (
    <li className={styles.person}>
      <PersonHead person={person}>
        {state === 'sending' ? (
          <p className={styles.sending} role="status">
            {texts.sending(name)}
          </p>
        ) : (
          <IconButton
            icon="close"
            label={complete.removeOf(name)}
            title={complete.remove}
            aria-disabled={busy || undefined}
            onClick={() => !busy && void change('remove', person.id)}
          />
        )}
      </PersonHead>
      {state === 'failed' && (
        <ContactFailure developerId={person.id} name={name} error={row.error} kept={false} close={dismiss} />
      )}
      {state !== 'failed' && <ContactNotice developerId={person.id} outcome={person.outcome} />}
      {open && <OutsideWishes name={name} terms={terms} offers={offers} wishes={person.wishes} />}
      {type && open && (
        <FirstMessageField
          label={texts.messageTo(name)}
          recipients={[fields]}
          hints={{ person: person.words, earlier }}
          error={problem}
          value={message}
          readOnly={state === 'sending'}
          change={type}
        />
      )}
      {type && !open && message && (
        <div>
          <p className={styles.muted}>{texts.written}</p>
          <blockquote className={styles.message}>{message}</blockquote>
        </div>
      )}
    </li>
  );
}
