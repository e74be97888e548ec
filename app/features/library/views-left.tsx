import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './library.module.css';
import { libraryTexts } from './library.texts.ts';

export type Allowance = { left: number; limit: number };

/** So few that somebody may want to choose well, or another plan. */
const few = 5;

/** 'What is left of today's views is shown before it runs out': in passing while there are plenty. */
export function ViewsLeft({ left, limit }: Allowance) {
  const { allowance } = useTexts(libraryTexts);
  return left > few ? <p className={styles.allowance}>{allowance.left(left, limit)}</p> : null;
}

export function FewViewsLeft({ left, limit }: Allowance) {
  const locale = useLocale();
  const { allowance } = useTexts(libraryTexts);
  if (left > few) return null;
  return (
    <Notice tone="warning" title={left > 0 ? allowance.left(left, limit) : allowance.over(limit)}>
      <p>
        {allowance.again} <Link href={pathTo(locale, 'plans')}>{allowance.plans}</Link>
      </p>
    </Notice>
  );
}
