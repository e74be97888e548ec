import type { Growth } from '../../../../domain/profile/growth/growth.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Sprout } from '../../../ui/drawings/sprout.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from './growth.module.css';
import { growthTexts } from './growth.texts.ts';

type Props = { growth: Growth; percent: number; width?: number };

/** The plant, a leaf for each step, and both in words. */
export function Plant({ growth: { stage, done, all }, percent, width = 160 }: Props) {
  const { guide } = useTexts(profileTexts);
  const texts = useTexts(growthTexts);
  return (
    <div className={styles.plant}>
      <Sprout stage={stage} width={width} />
      <div className={styles.measure}>
        <p className={styles.percent}>{guide.percent(percent)}</p>
        <div className={styles.leaves}>
          {Array.from({ length: all }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the leaves are all alike
            <svg key={index} viewBox="0 0 12 12" data-grown={index < done || undefined} aria-hidden="true">
              <path d="M1.5 10.5C1 4.5 4.5 1 10.5 1.5 11 7.5 7.5 11 1.5 10.5Z" />
            </svg>
          ))}
        </div>
        <p className={styles.count}>{texts.steps(done, all)}</p>
      </div>
    </div>
  );
}
