import { type Result, resultOf } from '../../../../domain/assessments/rating/result.ts';
import { resultText, scoreText } from '../../../../domain/assessments/rating/result-text.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import { DotScale } from '../../../charts/dot-scale.tsx';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { UnbrokenFacts } from '../../../i18n/unbroken.tsx';
import badge from '../../../ui/badge.module.css';
import { Link } from '../../../ui/link.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { Card } from '../card.tsx';
import styles from './tests.module.css';
import { shownTestsTexts } from './tests.texts.ts';

type Test = NonNullable<Cards['tests']>[number];
type Shown = { test: Test; result: Result };

/** Results with a rank are dots on the line of all ranked people; a provisional result is a line of text. */
export function TestsCard({ tests }: { tests: NonNullable<Cards['tests']> }) {
  const locale = useLocale();
  const texts = useTexts(shownTestsTexts);
  const shown = tests.map((test): Shown => {
    const { centile } = test;
    return { test, result: resultOf(test, centile === null ? undefined : { centile }) };
  });
  const ranked = shown.filter(({ result }) => result.place);
  const provisional = shown.filter(({ result }) => !result.place);
  return (
    <Card type="tests" empty={tests.length === 0}>
      {ranked.length > 0 && (
        <div>
          <DotScale
            label={texts.scale}
            dots={ranked.map(({ test, result }) => ({
              key: test.testId,
              label: <Name test={test} />,
              value: 100 - (result.place?.percent ?? 0),
              text: `Top ${result.place?.percent}%`,
              note: <Note test={test} text={scoreText(locale, result)} />,
            }))}
          />
          <p className={styles.scaleNote}>{texts.scaleNote}</p>
        </div>
      )}
      {provisional.length > 0 && (
        <ul className={styles.tests}>
          {provisional.map(({ test, result }) => (
            <li key={test.testId}>
              <Name test={test} />
              <Note test={test} text={resultText(locale, { ...result, percent: undefined })} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Name({ test: { handle, alias, name } }: { test: Test }) {
  const locale = useLocale();
  return (
    <Link className={styles.name} href={pathTo(locale, 'test', { alias })}>
      <TechnologyIcon handle={handle} />
      {name}
    </Link>
  );
}

function Note({ test: { endDate, confirmedOn }, text }: { test: Test; text: string }) {
  const locale = useLocale();
  const texts = useTexts(shownTestsTexts);
  return (
    <span className={styles.note}>
      <span>
        <UnbrokenFacts facts={[text, day(locale, new Date(endDate))]} />
      </span>
      {confirmedOn !== null && (
        <span className={badge.badge} data-on>
          {texts.confirmedOn(day(locale, new Date(confirmedOn)))}
        </span>
      )}
    </span>
  );
}
