import { pathTo } from '../../../../domain/paths.ts';
import type { PortalTest } from '../../../../server/services/assessments/portal-tests.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { TestIcon } from '../../../ui/test-icon.tsx';
import { ShownResult } from '../place/shown-result.tsx';
import styles from './portal.module.css';
import { portalTexts } from './portal.texts.ts';

export function TestEntry({ test, level }: { test: PortalTest; level: 2 | 3 }) {
  const locale = useLocale();
  const texts = useTexts(portalTexts);
  const Heading = `h${level}` as const;
  const [subject, ...rest] = test.name.split(', ');
  return (
    <li className={styles.entry}>
      <TestIcon handle={test.handle} theme={test.theme} />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link href={pathTo(locale, 'test', { alias: test.alias })}>
            {subject}
            {rest.length > 0 && (
              <>
                {/* Read, and not seen: the level is a mark beside the name. */}
                <span className={styles.comma}>, </span>
                <span className={styles.level}>{rest.join(', ')}</span>
              </>
            )}
          </Link>
        </Heading>
        {test.description && <p className={styles.about}>{firstSentence(test.description)}</p>}
        <div className={styles.foot}>
          <span>{texts.questions(test.questions)}</span>
          {test.players > 0 && (
            <span className={styles.players}>
              {texts.players(wholeNumber(locale, test.players), test.players === 1)}
            </span>
          )}
          {test.underWay && <span className={styles.underWay}>{texts.underWay}</span>}
          {test.own && <ShownResult result={test.own} short />}
        </div>
      </div>
    </li>
  );
}

/** The whole description is on the page of the test. */
function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
