import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './user-tests.module.css';
import { userTestsTexts } from './user-tests.texts.ts';

/** A pond without ripples, and a page of questions beside it. */
function Drawing() {
  return (
    <svg
      viewBox="0 0 220 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <ellipse cx="98" cy="96" rx="84" ry="16" fill="var(--leaf-tint)" stroke="none" />
      <path d="M44 96c14-5 34-5 48 0M104 101c12-4 26-4 38 0" opacity="0.5" />
      <path d="M58 94c-2-18-14-22-20-38 14 4 22 14 22 38M62 94c0-22 8-34 20-44 2 18-6 30-18 44" fill="var(--surface)" />
      <g transform="rotate(6 150 50)">
        <rect x="120" y="14" width="62" height="74" rx="8" fill="var(--surface)" stroke="var(--line-strong)" />
        <path d="M146 34h24M146 52h24M146 70h14" stroke="var(--line-strong)" />
        <rect x="129" y="29" width="10" height="10" rx="3" />
        <rect x="129" y="47" width="10" height="10" rx="3" fill="currentColor" />
        <rect x="129" y="65" width="10" height="10" rx="3" />
      </g>
    </svg>
  );
}

export function EmptyTests({ mine }: { mine: boolean }) {
  const locale = useLocale();
  const texts = useTexts(userTestsTexts);
  return (
    <div className={styles.empty}>
      <Drawing />
      <p>{mine ? texts.emptyOwn : texts.empty}</p>
      {mine && (
        <>
          <p className={styles.muted}>{texts.emptyLead}</p>
          <ButtonLink href={pathTo(locale, 'tests')}>{texts.choose}</ButtonLink>
        </>
      )}
    </div>
  );
}
