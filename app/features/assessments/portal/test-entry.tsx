import { pathTo } from '../../../../domain/paths.ts';
import type { PortalTest } from '../../../../server/services/assessments/portal-tests.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { ShownResult } from '../place/shown-result.tsx';
import styles from './portal.module.css';
import { portalTexts } from './portal.texts.ts';

export function TestEntry({ test, level }: { test: PortalTest; level: 2 | 3 }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  const Heading = `h${level}` as const;
  return (
    <li className={styles.entry}>
      <span className={styles.icon}>
        <TechnologyIcon handle={test.handle} />
      </span>
      <div className={styles.words}>
        <div className={styles.first}>
          <Heading className={styles.name}>
            <Link href={pathTo(locale, 'test', { alias: test.alias })}>{test.name}</Link>
          </Heading>
          <span className={styles.count}>{texts.questions(test.questions)}</span>
        </div>
        {test.description && <p className={styles.about}>{firstSentence(test.description)}</p>}
        {(test.underWay || test.own) && (
          <div className={styles.foot}>
            {test.underWay && <span className={styles.underWay}>{texts.underWay}</span>}
            {test.own && <ShownResult result={test.own} short />}
          </div>
        )}
      </div>
    </li>
  );
}

/** The whole description is on the page of the test. */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
