import {
  type IntroductionStatus,
  introductionStatus,
  phaseOf,
} from '../../../../domain/contact/introductions/status.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { stateKey, statesTexts } from './states.texts.ts';
import styles from './thread.module.css';

type Props = {
  side: 'developer' | 'recruiter' | 'team';
  status: IntroductionStatus;
  declined: boolean;
  frozen?: boolean;
};

/** The state of an introduction in a few words; coral when it waits for the viewer. */
export function StateMark({ side, status, declined, frozen = false }: Props) {
  const { short, frozen: words } = useTexts(statesTexts);
  const phase = phaseOf(status);
  if (frozen && phase !== 'archived') {
    return (
      <span className={styles.state} data-phase="frozen">
        {words[side]}
      </span>
    );
  }
  const waits =
    (side === 'developer' && phase === 'waitingForDeveloper') || (side === 'team' && phase === 'waitingForAdmin');
  return (
    <span
      className={styles.state}
      data-phase={waits ? 'yours' : status === introductionStatus.ARCHIVED_HIRED ? 'open' : phase}
    >
      {short[side][stateKey(status, declined)]}
    </span>
  );
}
