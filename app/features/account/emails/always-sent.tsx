import { type NecessaryKind, type Necessity, necessaryKinds } from '../../../../domain/account/email-kinds.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { SettingsSection } from '../../../ui/settings-section.tsx';
import { emailKindsTexts } from './email-kinds.texts.ts';
import styles from './emails.module.css';
import { emailsTexts } from './emails.texts.ts';

const reasons: Necessity[] = ['security', 'law', 'answer'];

/** The e-mails that cannot be turned off, with the reason. */
export function AlwaysSent({ kinds }: { kinds: NecessaryKind[] }) {
  const texts = useTexts(emailsTexts);
  const words = useTexts(emailKindsTexts);
  return (
    <SettingsSection icon="info" title={texts.always} lead={texts.alwaysLead}>
      {reasons.map((why) => (
        <div key={why} className={styles.reason}>
          <h3>{words.why[why]}</h3>
          <ul>
            {kinds
              .filter((kind) => necessaryKinds[kind].why === why)
              .map((kind) => (
                <li key={kind}>{words.necessary[kind]}</li>
              ))}
          </ul>
        </div>
      ))}
    </SettingsSection>
  );
}
