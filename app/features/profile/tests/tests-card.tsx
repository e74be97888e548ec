import { medalOf, profilePercent } from '../../../../domain/assessments/rating/ranking.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import { day, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import { Medal } from '../../../ui/medal.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { Card } from '../card.tsx';
import styles from './tests.module.css';
import { shownTestsTexts } from './tests.texts.ts';

export function TestsCard({ tests }: { tests: NonNullable<Cards['tests']> }) {
  const locale = useLocale();
  const texts = useTexts(shownTestsTexts);
  return (
    <Card type="tests" empty={tests.length === 0}>
      <ul className={styles.tests}>
        {tests.map(({ testId, alias, name, handle, centile, provisional, score, endDate }) => {
          const medal = medalOf(centile);
          return (
            <li key={testId}>
              {medal ? <Medal kind={medal} label={texts.medals[medal]} /> : <TechnologyIcon handle={handle} />}
              <Link className={styles.name} href={pathTo(locale, 'test', { alias })}>
                {name}
              </Link>
              <span className={styles.top}>
                {texts.top(profilePercent(centile))} {provisional && texts.provisional}
              </span>
              <span className={styles.when}>
                {texts.points(wholeNumber(locale, score))} · {day(locale, new Date(endDate))}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
