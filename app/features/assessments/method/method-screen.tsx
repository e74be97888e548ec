import { answersToJudge, leastPointBiserial } from '../../../../domain/assessments/rating/item-quality.ts';
import { populationSpread, reliabilityFor } from '../../../../domain/assessments/rating/precision.ts';
import { cooldownHours } from '../../../../domain/assessments/session/begin.ts';
import { exposureWindow, highestExposure } from '../../../../domain/assessments/session/exposure.ts';
import { sessionLength } from '../../../../domain/assessments/session/next-question.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { BankFigures, TestFigures } from '../../../../server/services/assessments/quality/read-bank-figures.ts';
import { day, twoDecimals, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { FiguresTable } from './figures-table.tsx';
import styles from './method.module.css';
import { methodTexts } from './method.texts.ts';

/** docs/product/assessments.md, Figures of the bank: how a score comes about, with the figures of this site. */
export function MethodScreen({ tests, measuredAt }: BankFigures) {
  const locale = useLocale();
  const texts = useTexts(methodTexts);
  const total = (figure: (test: TestFigures) => number) => tests.reduce((sum, test) => sum + figure(test), 0);
  const whole = (value: number) => wholeNumber(locale, value);
  const items = total((test) => test.items);
  const percent = (part: number) => whole(Math.floor((100 * part) / Math.max(1, items)));
  const sections = texts.sections({
    tests: whole(tests.length),
    items: whole(items),
    questions: whole(total((test) => test.questions)),
    executed: percent(total((test) => test.executed)),
    documented: percent(total((test) => test.documented)),
    reviewed: percent(total((test) => test.reviewed)),
    answers: whole(total((test) => test.answers)),
    asked: sessionLength,
    rank: twoDecimals(locale, reliabilityFor.rank),
    medal: twoDecimals(locale, reliabilityFor.medal),
    spread: whole(populationSpread),
    correlation: twoDecimals(locale, leastPointBiserial),
    answersToJudge,
    exposure: whole(100 * highestExposure),
    window: whole(exposureWindow),
    hours: cooldownHours,
  });
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={styles.sections}>
        {sections.map(({ title, lines }) => (
          <section key={title} className={styles.section}>
            <h2>{title}</h2>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        ))}
      </div>
      <section className={styles.figures} aria-labelledby="figures-title">
        <h2 id="figures-title">{texts.figures}</h2>
        <p className={styles.muted}>{measuredAt ? texts.measured(day(locale, measuredAt)) : texts.notMeasured}</p>
        <FiguresTable tests={tests} />
        <ul className={styles.notes}>
          {texts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p className={styles.links}>
          <Link href={pathTo(locale, 'tests')}>{texts.tests}</Link>
          <Link href={pathTo(locale, 'scores')}>{texts.register}</Link>
        </p>
      </section>
    </div>
  );
}
