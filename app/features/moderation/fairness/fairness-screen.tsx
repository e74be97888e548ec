import { isUnfair } from '../../../../domain/fit/fairness.ts';
import type { FairnessNight } from '../../../../server/services/fit/fairness/read-fairness.ts';
import { day, oneDecimal, twoDecimals, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Sprout } from '../../../ui/drawings/sprout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import styles from './fairness.module.css';
import { fairnessTexts } from './fairness.texts.ts';
import { RatioCourse } from './ratio-course.tsx';

type Trait = FairnessNight['traits'][number];

/** docs/product/fit.md, Fairness report: last night in a table, and the course of the ratios. */
export function FairnessScreen({ nights }: { nights: readonly FairnessNight[] }) {
  const locale = useLocale();
  const texts = useTexts(fairnessTexts);
  const [latest] = nights;
  if (!latest) return <EmptyState drawing={<Sprout stage={1} />} title={texts.none} />;
  return (
    <div className={styles.sections}>
      <Verdict traits={latest.traits} />
      <section className={page.card} aria-labelledby="night-title">
        <h2 id="night-title" className={styles.heading}>
          {texts.night(day(locale, latest.day))}
        </h2>
        <p className={styles.muted}>
          {texts.basis(
            wholeNumber(locale, latest.needs),
            wholeNumber(locale, latest.searched),
            wholeNumber(locale, latest.people),
          )}{' '}
          {texts.version(latest.fitVersion)}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label={texts.caption}>
          <table>
            <caption className={styles.unseen}>{texts.caption}</caption>
            <thead>
              <tr>
                {(['trait', 'groups', 'ratio', 'ndkl'] as const).map((column) => (
                  <th key={column} scope="col">
                    {texts.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {latest.traits.map((trait) => (
                <TraitRow key={trait.trait} trait={trait} needs={latest.needs} />
              ))}
            </tbody>
          </table>
        </section>
      </section>
      <RatioCourse nights={nights} />
      <section className={page.card} aria-labelledby="read-title">
        <h2 id="read-title" className={styles.heading}>
          {texts.read}
        </h2>
        <ul className={styles.reading}>
          {texts.reading.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function Verdict({ traits }: { traits: readonly Trait[] }) {
  const texts = useTexts(fairnessTexts);
  const unfair = traits.filter(isUnfair).length;
  if (unfair > 0) return <Notice tone="warning">{texts.warn(unfair)}</Notice>;
  // The control alone says nothing about the rule.
  const isMeasured = traits.some(({ trait, ratio }) => trait !== 'control' && ratio !== undefined);
  return isMeasured ? <Notice tone="good">{texts.good}</Notice> : <Notice>{texts.nothing}</Notice>;
}

function TraitRow({ trait, needs }: { trait: Trait; needs: number }) {
  const locale = useLocale();
  const texts = useTexts(fairnessTexts);
  const { groups, ratio, ndkl } = trait;
  return (
    <tr>
      <th scope="row">{texts.traits[trait.trait]}</th>
      <td className={styles.groups}>
        {groups.length === 0 && texts.few}
        {groups.map(({ name, people, chosen }) => (
          <span key={name} className={styles.group}>
            {texts.group(
              texts.groups[name] ?? name,
              oneDecimal(locale, (100 * chosen) / Math.max(1, people * needs)),
              wholeNumber(locale, people),
            )}
          </span>
        ))}
      </td>
      <td>
        {ratio === undefined ? texts.unknown : twoDecimals(locale, ratio)}
        {isUnfair({ ratio }) && <span className={styles.warning}> {texts.warning}</span>}
      </td>
      <td>{ndkl === undefined ? texts.unknown : twoDecimals(locale, ndkl)}</td>
    </tr>
  );
}
