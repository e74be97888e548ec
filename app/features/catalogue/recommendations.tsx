import type { CatalogueTag } from '../../../server/services/catalogue/catalogue-names.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Link } from '../../ui/link.tsx';
import styles from './catalogue.module.css';
import { catalogueTexts } from './catalogue.texts.ts';
import { sendVisit } from './send-visit.ts';

/** Links to the pages that list all questions on one subject. */
export function Recommendations({ links, title }: { links: readonly CatalogueTag[]; title?: string }) {
  const locale = useLocale();
  const texts = useTexts(catalogueTexts);
  if (links.length === 0) return null;
  return (
    <nav className={styles.recommendations} aria-labelledby="recommendations">
      <h2 id="recommendations">{title ?? texts.recommendations}</h2>
      <ul className={styles.ways}>
        {links.map(({ tag, url, kind, id }) => (
          <li key={`${kind} ${id}`}>
            <Link href={url} onClick={() => sendVisit(locale, { to: 'portal', kind, id, fromTag: false })}>
              {kind === 'technology' ? texts.allOfTechnology(tag) : texts.allOfProfession(tag)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
