import type { ReactNode } from 'react';
import { type AchievementId, achievementRules } from '../../../../domain/assessments/achievements/achievements.ts';
import { medalAddress, medalSize } from '../../../../domain/assessments/achievements/addresses.ts';
import type { AchievementWords } from '../../../../domain/assessments/achievements/words.ts';
import { useTexts } from '../../../i18n/texts.ts';
import styles from './achievements.module.css';
import { achievementsTexts } from './achievements.texts.ts';

type Props = AchievementWords & { id: AchievementId; locked?: boolean; mark?: ReactNode; children?: ReactNode };

/** A medal with its title and description; below, the unlock date or the progress. */
export function AchievementCard({ id, title, description, locked = false, mark, children }: Props) {
  const texts = useTexts(achievementsTexts);
  return (
    <li className={styles.card} data-locked={locked || undefined} data-achievement={id}>
      <img
        className={styles.medal}
        src={medalAddress(id)}
        width={medalSize}
        height={medalSize}
        alt={texts.tiers[achievementRules[id].tier]}
      />
      <div className={styles.words}>
        <h3 className={styles.name}>
          {title}
          {mark}
        </h3>
        <p>{description}</p>
        {children}
      </div>
    </li>
  );
}
