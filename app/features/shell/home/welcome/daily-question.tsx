import { pathTo } from '../../../../../domain/paths.ts';
import type { DailyQuestion as Question } from '../../../../../server/services/shell/home/read-daily-question.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { questionWords } from '../../../../i18n/words/question-words.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { CodeBlock } from '../../../../ui/code-block.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import { Questions } from '../../../../ui/drawings/questions.tsx';
import { Link } from '../../../../ui/link.tsx';
import { PlayableOptions, playArea, Verdict } from '../../../../ui/playable-options.tsx';
import { TestIcon } from '../../../../ui/test-icon.tsx';
import styles from './daily-question.module.css';
import { welcomeTexts } from './welcome.texts.ts';

/**
 * A question to answer on the spot. The choice is marked by style alone and the answer is a <details> element: nothing
 * is sent, and it works without scripts.
 */
export function DailyQuestion({ question }: { question: Question }) {
  const locale = useLocale();
  const { question: texts } = useTexts(welcomeTexts);
  const { difficulty } = useTexts(questionWords);
  const { test } = question;
  return (
    <section className={styles.section}>
      <div>
        <Questions width={176} />
        <h2>{texts.title}</h2>
        <p className={styles.lead}>{texts.lead}</p>
        <p className={styles.catalogue}>
          <Link href={pathTo(locale, 'questions')}>{texts.catalogue}</Link>
        </p>
      </div>
      <div className={`${playArea} ${styles.play}`}>
        <p className={styles.asked}>
          <span className={styles.which}>
            <TestIcon handle={test.handle} theme={test.theme} /> {test.name} · {difficulty[question.difficulty]}
          </span>
          <CodeText text={question.title} />
        </p>
        {question.code && <CodeBlock code={question.code} label={texts.code} colours={question.colours} />}
        <PlayableOptions label={texts.options} options={question.options} texts={texts} />
        <details>
          <summary>
            <span className={styles.check}>{texts.check}</span>
            <span className={styles.hide}>{texts.hide}</span>
          </summary>
          <div role="status">
            <Verdict texts={texts} />
            <p className={styles.why}>
              <CodeText text={question.explanation} />
            </p>
          </div>
          <ButtonLink href={pathTo(locale, 'test', { alias: test.alias })} aria-label={texts.testOf(test.name)}>
            {texts.test}
          </ButtonLink>
        </details>
      </div>
    </section>
  );
}
