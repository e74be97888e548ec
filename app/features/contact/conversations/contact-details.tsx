import type { ContactDetails as Details } from '../../../../server/services/contact/conversations/read-conversation.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { conversationsTexts } from './conversations.texts.ts';
import styles from './thread.module.css';

/** Name, e-mail and phone; `usable`: as links that write or call. */
export function ContactDetails({ details, usable = false }: { details: Details; usable?: boolean }) {
  const texts = useTexts(conversationsTexts).details;
  const { firstName, lastName, email, phone } = details;
  return (
    <dl className={styles.details}>
      <div>
        <dt>{texts.name}</dt>
        <dd>
          {firstName} {lastName}
        </dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd>{usable ? <a href={`mailto:${email}`}>{email}</a> : email}</dd>
      </div>
      <div>
        <dt>{texts.phone}</dt>
        <dd>
          {usable && phone ? <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a> : (phone ?? texts.noPhone)}
        </dd>
      </div>
    </dl>
  );
}
