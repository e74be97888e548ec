import type { StartRefusal } from '../../../domain/contact/start-refusal.ts';
import { pathTo } from '../../../domain/paths.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { contactRefusals } from '../../i18n/words/contact-refusals.ts';
import { Link } from '../../ui/link.tsx';
import styles from './contact.module.css';

/** docs/product/contact.md, What a plan refuses is said before: at the button, with the way to the plans. */
export function PlanRefusal({ refusal }: { refusal: StartRefusal }) {
  const texts = useTexts(contactRefusals);
  return (
    <p className={styles.note}>
      {texts.before[refusal]} <Link href={pathTo(useLocale(), 'plans')}>{texts.links.plans}</Link>
    </p>
  );
}
