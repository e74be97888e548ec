import type { PersonalCard as Personal } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from '../rows.module.css';

export function PersonalCard({ personal }: { personal: Personal }) {
  const texts = useTexts(profileTexts);
  const { firstName, lastName, email, phoneNumber } = personal;
  return (
    <Card type="personal">
      <dl className={styles.facts}>
        <div>
          <dt>{texts.personal.name}</dt>
          <dd>{`${firstName} ${lastName}`.trim()}</dd>
        </div>
        <Contact label={texts.personal.email} value={email} address={`mailto:${email}`} />
        {phoneNumber ? (
          <Contact
            label={texts.personal.phone}
            value={phoneNumber}
            address={`tel:${phoneNumber.replace(/[^+\d]/g, '')}`}
          />
        ) : (
          <div>
            <dt>{texts.personal.phone}</dt>
            <dd className={styles.under}>{texts.personal.noPhone}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function Contact({ label, value, address }: { label: string; value: string; address: string }) {
  const texts = useTexts(profileTexts);
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.inline}>
        <a href={address}>{value}</a>
        <CopyButton text={value} label={texts.copy} done={texts.copied} />
      </dd>
    </div>
  );
}
