import { pathTo } from '../../../domain/paths.ts';
import { accessibilityTexts } from '../../features/privacy/accessibility.texts.ts';
import styles from '../../features/privacy/legal-page.module.css';
import { LegalSections } from '../../features/privacy/legal-page.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => accessibilityTexts[locale].title,
  (locale) => accessibilityTexts[locale].lead,
);

export default function AccessibilityPage() {
  const locale = useLocale();
  const texts = useTexts(accessibilityTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <LegalSections sections={texts.sections} />
      <p className={styles.ways}>
        <ButtonLink look="secondary" href={pathTo(locale, 'contact')}>
          {texts.contact}
        </ButtonLink>
      </p>
    </div>
  );
}
