import { fairnessTraits, leastRatio } from '../../../../domain/fit/fairness.ts';
import type { FairnessNight } from '../../../../server/services/fit/fairness/read-fairness.ts';
import { shortDay, twoDecimals } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import page from '../../../ui/page.module.css';
import styles from './fairness.module.css';
import { fairnessTexts } from './fairness.texts.ts';

const height = 40;

/** The ratio of each trait over the last nights: a small line, and the same figures in a table. */
export function RatioCourse({ nights }: { nights: readonly FairnessNight[] }) {
  const locale = useLocale();
  const texts = useTexts(fairnessTexts);
  const inOrder = nights.toReversed();
  const ratioOf = ({ traits }: FairnessNight, trait: string) => traits.find((one) => one.trait === trait)?.ratio;
  return (
    <section className={page.card} aria-labelledby="course-title">
      <h2 id="course-title" className={styles.heading}>
        {texts.course}
      </h2>
      <ul className={styles.courses} aria-hidden="true">
        {fairnessTraits.map((trait) => (
          <li key={trait}>
            <span>{texts.traits[trait]}</span>
            <svg
              className={styles.line}
              viewBox={`0 0 100 ${height}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <line
                className={styles.limit}
                x1="0"
                x2="100"
                y1={height * (1 - leastRatio)}
                y2={height * (1 - leastRatio)}
                vectorEffect="non-scaling-stroke"
              />
              <polyline
                points={pointsOf(inOrder.map((night) => ratioOf(night, trait)))}
                vectorEffect="non-scaling-stroke"
              />
            </svg>
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>{texts.history}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={texts.history}>
          <table>
            <caption className={styles.unseen}>{texts.history}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                {fairnessTraits.map((trait) => (
                  <th key={trait} scope="col">
                    {texts.traits[trait]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {nights.map((night) => (
                <tr key={night.day}>
                  <th scope="row">{shortDay(locale, night.day)}</th>
                  {fairnessTraits.map((trait) => {
                    const ratio = ratioOf(night, trait);
                    return <td key={trait}>{ratio === undefined ? texts.unknown : twoDecimals(locale, ratio)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

/** The points of a line from left to right; one night alone is a line across, and unknown nights are left out. */
function pointsOf(ratios: readonly (number | undefined)[]): string {
  const step = 100 / Math.max(1, ratios.length - 1);
  const known = ratios.flatMap((ratio, at) => (ratio === undefined ? [] : [{ x: at * step, y: height * (1 - ratio) }]));
  const [only] = known;
  const drawn =
    known.length === 1 && only
      ? [
          { ...only, x: 0 },
          { ...only, x: 100 },
        ]
      : known;
  return drawn.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
}
