import { pathTo } from '../../../../domain/paths.ts';
import { scores } from '../../../../domain/privacy/scores/register.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import styles from './scores.module.css';
import { scoresTexts } from './scores.texts.ts';

const told = ['purpose', 'inputs', 'effect', 'seenBy'] as const;
const ways = { rankings: 'myRankings', contact: 'contact' } as const;

/** docs/product/fit.md, Register: the public page, made from the register that the build checks. */
export function ScoreRegister() {
  const locale = useLocale();
  const texts = useTexts(scoresTexts);
  return (
    <div className={styles.scores}>
      {scores.map(({ id, version, contest }) => (
        <section key={id} className={page.card} aria-labelledby={`score-${id}`}>
          <h2 id={`score-${id}`} className={styles.name}>
            {texts.scores[id].name}
          </h2>
          <dl className={styles.facts}>
            {told.map((fact) => (
              <div key={fact}>
                <dt>{texts[fact]}</dt>
                <dd>{texts.scores[id][fact]}</dd>
              </div>
            ))}
            <div>
              <dt>{texts.contest}</dt>
              <dd>
                {texts.contests[contest]} <Link href={pathTo(locale, ways[contest])}>{texts.ways[contest]}</Link>
              </dd>
            </div>
          </dl>
          <p className={styles.version}>{texts.version(version)}</p>
        </section>
      ))}
    </div>
  );
}
