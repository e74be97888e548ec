import { type BadgeCheck, badgeChecks } from '../../../../domain/assessments/badges/checks.ts';
import type { Verification } from '../../../../server/services/assessments/badges/verify-badge.ts';
import { dayAndTime } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { badgePageTexts } from './badge-page.texts.ts';
import styles from './badges.module.css';

type Props = { verification: Verification; issuer: string };

/** The outcome of a verification, and each thing that was checked. */
export function Verified({ verification: { at, checks, valid }, issuer }: Props) {
  const locale = useLocale();
  const texts = useTexts(badgePageTexts);
  const sentence = (check: BadgeCheck) => {
    const said = texts.checks[check][checks[check] ? 'yes' : 'no'];
    return typeof said === 'function' ? said(issuer) : said;
  };
  return (
    <Notice tone={valid ? 'good' : 'error'} title={valid ? texts.valid : texts.invalid}>
      <p>{texts.at(dayAndTime(locale, at))}</p>
      <ul className={styles.checks}>
        {badgeChecks.map((check) => (
          <li key={check} className={styles.check}>
            <Icon name={checks[check] ? 'check' : 'close'} />
            <span>{sentence(check)}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
