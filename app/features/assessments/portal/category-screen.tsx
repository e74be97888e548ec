import type { Portal, PortalCategory } from '../../../../server/services/assessments/read-portal.ts';
import { useTexts } from '../../../i18n/texts.ts';
import page from '../../../ui/page.module.css';
import styles from './portal.module.css';
import { portalTexts } from './portal.texts.ts';
import { Categories } from './portal-screen.tsx';
import { TestEntry } from './test-entry.tsx';

export function CategoryScreen({ portal, category }: { portal: Portal; category: PortalCategory }) {
  const texts = useTexts(portalTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.categoryTitle(category.name)}</h1>
      <p className={page.lead}>{texts.categoryLead(category.tests.length)}</p>
      <Categories portal={portal} chosen={category.id} />
      <ul className={`${styles.list} ${styles.only}`}>
        {category.tests.map((test) => (
          <TestEntry key={test.id} test={test} level={2} />
        ))}
      </ul>
    </div>
  );
}
