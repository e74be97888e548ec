import { resultOf } from '../../../../domain/assessments/rating/result.ts';
import { resultText } from '../../../../domain/assessments/rating/result-text.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import badge from '../../../ui/badge.module.css';
import { Link } from '../../../ui/link.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { Card } from '../card.tsx';
import styles from './tests.module.css';
import { shownTestsTexts } from './tests.texts.ts';

type Test = NonNullable<Cards['tests']>[number];

function shown(locale: Locale, centile: Test['centile'], measured: Parameters<typeof resultOf>[0]): string {
  const result = resultOf(measured, centile === null ? undefined : { centile });
  return resultText(locale, { ...result, percent: result.place?.percent });
}

export function TestsCard({ tests }: { tests: NonNullable<Cards['tests']> }) {
  const locale = useLocale();
  const texts = useTexts(shownTestsTexts);
  return (
    <Card type="tests" empty={tests.length === 0}>
      <ul className={styles.tests}>
        {tests.map(({ testId, alias, name, handle, centile, endDate, confirmedOn, ...measured }) => (
          <li key={testId}>
            <TechnologyIcon handle={handle} />
            <Link className={styles.name} href={pathTo(locale, 'test', { alias })}>
              {name}
            </Link>
            <span className={styles.when}>{day(locale, new Date(endDate))}</span>
            <span className={styles.result}>
              {shown(locale, centile, measured)}
              {confirmedOn !== null && (
                <span className={`${badge.badge} ${styles.confirmed}`} data-on>
                  {texts.confirmedOn(day(locale, new Date(confirmedOn)))}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
