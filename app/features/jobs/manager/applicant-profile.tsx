import type { ApplicantProfile } from '../../../../server/services/jobs/rank-applicants.ts';
import { FitReasons } from '../../../fit/fit-reasons.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { useWishedPay } from '../../../i18n/words/wished-pay.ts';
import chips from '../../../ui/chips.module.css';
import { Icon } from '../../../ui/icon.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';

type Props = { profile: ApplicantProfile };

/** The technologies of an applicant, those that the offer asks for with a tick, and why the applicant fits. */
export function ApplicantProfileLines({ profile: { technologies, fit } }: Props) {
  const texts = useTexts(managerTexts).applicants;
  return (
    <>
      {technologies.length > 0 && (
        <ul className={chips.chips} aria-label={texts.technologies}>
          {technologies.map(({ id, name, handle, asked }) => (
            <li key={id} data-lit={asked || undefined}>
              <TechnologyIcon handle={handle} />
              {name}
              {asked && (
                <>
                  <Icon name="check" size={16} />
                  <span className={styles.unseen}>{texts.asked}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {fit && <FitReasons fit={fit} bare />}
    </>
  );
}

/** What the applicant asks for, if they show it to companies. */
export function ApplicantPay({ profile }: Props) {
  const wished = useWishedPay(profile);
  if (!wished) return null;
  return (
    <span className={styles.pay}>
      <span className={styles.unseen}>{wished.label} </span>
      {wished.pay}
    </span>
  );
}
