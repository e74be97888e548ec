import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './achievements.module.css';
import { achievementsTexts } from './achievements.texts.ts';

/** An empty place for a medal, above a surface of water. */
function Drawing() {
  return (
    <svg
      viewBox="0 0 220 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <ellipse cx="110" cy="92" rx="92" ry="14" fill="var(--leaf-tint)" stroke="none" />
      <path d="M48 92c14-5 30-5 44 0M124 95c12-4 28-4 40 0" opacity="0.5" />
      <circle cx="110" cy="44" r="30" fill="var(--surface)" stroke="var(--line-strong)" strokeDasharray="5 6" />
      <path d="M110 60V42M110 46c0-8-5-12-14-12.500.500 9 5 13 14 12.500zM110 42c0-7 4.500-11 13-11.500 0 8-5 12-13 11.500z" />
    </svg>
  );
}

export function NoAchievements({ mine }: { mine: boolean }) {
  const locale = useLocale();
  const texts = useTexts(achievementsTexts);
  return (
    <div className={styles.empty}>
      <Drawing />
      <p>{mine ? texts.emptyOwn : texts.empty}</p>
      <p className={styles.muted}>{mine ? texts.emptyOwnLead : texts.emptyLead}</p>
      {mine && <ButtonLink href={pathTo(locale, 'tests')}>{texts.chooseTest}</ButtonLink>}
    </div>
  );
}
