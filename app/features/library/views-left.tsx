import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './head.module.css';
import { libraryTexts } from './library.texts.ts';

export type Allowance = { left: number; limit: number };

/** From this number on, the notice is prominent and links to the plans. */
const few = 5;

/** docs/product/library.md, Views of the day: a discreet line while there are enough views. */
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
