import type { ReactNode } from 'react';
import { portalPath } from '../../../../domain/assessments/test-paths.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { TestPage } from '../../../../server/services/assessments/read-test.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Unbroken } from '../../../i18n/unbroken.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { Link } from '../../../ui/link.tsx';
import page from '../../../ui/page.module.css';
import { TestIcon } from '../../../ui/test-icon.tsx';
import tint from '../../../ui/tint.module.css';
import styles from './test.module.css';
import { testTexts } from './test.texts.ts';
import { TestPanel } from './test-panel.tsx';

type Props = {
  test: TestPage;
  /** The number of people on its leaderboard of all time. */
  players: number;
  visitor: boolean;
  /** A session was requested, but the test has no question to ask. */
  empty: boolean;
  /** The best players, rendered by the page, which imports the leaderboard feature. */
  best: ReactNode;
};

export function TestScreen({ test, players, visitor, empty, best }: Props) {
  const locale = useLocale();
  const texts = useTexts(testTexts);
  return (
    <div className={page.wide}>
      <div className={styles.layout}>
        <Head test={test} players={players} />
        <aside className={styles.side}>
          <TestPanel test={test} visitor={visitor} empty={empty} />
          {best}
        </aside>
        <div className={styles.rest}>
          <section aria-labelledby="how">
            <h2 id="how">{texts.how}</h2>
            <ol className={styles.steps}>
              {texts.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className={styles.method}>
              <Link href={pathTo(locale, 'testMethod')}>{texts.method}</Link>
            </p>
          </section>
        </div>
        {test.examples.length > 0 && <Examples test={test} />}
      </div>
    </div>
  );
}

function Head({ test, players }: Pick<Props, 'test' | 'players'>) {
  const locale = useLocale();
  const texts = useTexts(testTexts);
  const { technology, professions } = test;
  const facts = [
    { name: texts.facts.session, value: texts.facts.asked, more: texts.facts.minutes },
    { name: texts.facts.bank, value: texts.questions(test.questions), more: undefined },
    { name: texts.facts.board, value: texts.players(wholeNumber(locale, players), players === 1), more: undefined },
  ];
  return (
    <header className={`${styles.head} ${styles.banner} ${tint.tinted}`} data-tint={test.theme ?? undefined}>
      <TestIcon handle={technology.handle} theme={test.theme} large />
      <div className={styles.words}>
        <h1>{texts.title(test.name)}</h1>
        <p className={styles.about}>{test.description}</p>
        <p className={styles.about}>
          <Link href={portalPath(locale, technology)}>{technology.name}</Link>
          {professions.length > 0 && (
            <>
              {' · '}
              <Unbroken text={texts.for(professions.join(', '))} />
            </>
          )}
        </p>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ name, value, more }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value} <small>{more}</small>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}

function Examples({ test }: { test: TestPage }) {
  const locale = useLocale();
  const texts = useTexts(testTexts);
  return (
    <section className={styles.full} aria-labelledby="examples">
      <h2 id="examples">{texts.examples}</h2>
      <p className={styles.muted}>{texts.examplesText}</p>
      <ul className={styles.examples}>
        {test.examples.map(({ id, title }) => (
          <li key={id}>
            <Link href={pathTo(locale, 'testQuestion', { testId: test.id, questionId: id })}>
              <CodeText text={title} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
