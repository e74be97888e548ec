import { type PartName, weights } from '../../../../domain/fit/weights.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { fitTexts } from '../../../fit/fit.texts.ts';
import { oneDecimal } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import privacy from '../privacy.module.css';
import styles from './rankings.module.css';
import { rankingsTexts } from './rankings.texts.ts';

const total = Object.values(weights).reduce((sum, one) => sum + one, 0);

/** How the order works: the main parameters with their proportions, from the figures of the rule itself. */
export function OrderTable() {
  const locale = useLocale();
  const texts = useTexts(rankingsTexts).how;
  const { parts } = useTexts(fitTexts);
  return (
    <section className={page.card} aria-labelledby="how-title">
      <h2 id="how-title" className={privacy.heading}>
        {texts.title}
      </h2>
      <p className={privacy.lead}>{texts.text}</p>
      <table className={styles.proportions}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.part}</th>
            <th scope="col">{texts.share}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.entries(weights) as [PartName, number][]).map(([name, weight]) => (
            <tr key={name}>
              <th scope="row">{parts[name]}</th>
              <td>{texts.percent(oneDecimal(locale, (100 * weight) / total))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={privacy.lead}>{texts.ties}</p>
      <p className={privacy.lead}>{texts.offers}</p>
      <p className={privacy.lead}>{texts.never}</p>
      <p className={privacy.ways}>
        <Link href={pathTo(locale, 'scores')}>{texts.register}</Link>
      </p>
    </section>
  );
}
