import type { QualityDecision } from '../../../../domain/assessments/quality/question-quality.ts';
import type { GroupDifference, JudgedQuestion } from '../../../../server/services/assessments/quality/read-quality.ts';
import { day, oneDecimal, twoDecimals, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { questionLookWords } from '../../../i18n/words/question-look-words.ts';
import { questionWords } from '../../../i18n/words/question-words.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { QuestionLook } from '../../../ui/question-look.tsx';
import queue from '../../../ui/queue.module.css';
import styles from './quality.module.css';
import { qualityTexts } from './quality.texts.ts';

type Props = { question: JudgedQuestion; ask: (decision: QualityDecision) => void };

const keys: Record<QualityDecision, string> = { askAgain: 'r', retire: 's' };

/** A question as players see it, with what its answers say. */
export function JudgedRow({ question, ask }: Props) {
  const texts = useTexts(qualityTexts);
  const look = useTexts(questionLookWords);
  const plain = question.title.replaceAll('`', '');
  return (
    <li className={`${page.card} ${styles.row}`} data-row tabIndex={-1} aria-label={plain}>
      <Facts question={question} />
      <Reasons question={question} />
      <QuestionLook heading="h2" texts={look} question={question} below={<Chosen question={question} />} />
      {question.reason && (
        <p className={queue.muted}>
          {texts.said} {question.reason}
        </p>
      )}
      <div className={queue.choices}>
        {question.can.map((decision) => (
          <Button
            key={decision}
            data-key={keys[decision]}
            look={decision === 'askAgain' ? 'primary' : 'secondary'}
            aria-label={texts.of(texts.decisions[decision], plain)}
            onClick={() => ask(decision)}
          >
            {texts.decisions[decision]}
          </Button>
        ))}
      </div>
    </li>
  );
}

function Facts({ question }: Pick<Props, 'question'>) {
  const locale = useLocale();
  const texts = useTexts(qualityTexts);
  const words = useTexts(questionWords);
  const { test, difficulty, variants, file, answers, right, pointBiserial, discrimination } = question;
  const measured = [
    answers > 0 ? texts.answers(wholeNumber(locale, answers), Math.round((100 * right) / answers)) : texts.noAnswers,
    ...(pointBiserial === null ? [] : [texts.correlation(twoDecimals(locale, pointBiserial))]),
    texts.discrimination(twoDecimals(locale, discrimination)),
  ];
  return (
    <div>
      <p>
        {[test, words.difficulty[difficulty], ...(variants > 1 ? [texts.variants(variants)] : [])].join(' · ')}
        {file && (
          <>
            {' · '}
            <code className={styles.file}>{file}</code>
          </>
        )}
      </p>
      <p className={queue.muted}>{measured.join(' · ')}</p>
    </div>
  );
}

function Reasons({ question: { rests, pointBiserial, differences } }: Pick<Props, 'question'>) {
  const locale = useLocale();
  const texts = useTexts(qualityTexts);
  const told = differences.filter(({ class: letter }) => letter !== 'A');
  const sentences = [
    ...(rests?.because === 'tells-little' && pointBiserial !== null
      ? [texts.tellsLittle(twoDecimals(locale, pointBiserial))]
      : []),
    ...(rests?.until ? [texts.askedOften(day(locale, rests.until))] : []),
    ...told.map((one) => sentence(one)),
  ];
  function sentence({ compared, class: letter, delta, error, focal, reference }: GroupDifference): string {
    const figures = texts.difference(
      letter,
      oneDecimal(locale, delta),
      oneDecimal(locale, error),
      wholeNumber(locale, focal),
      wholeNumber(locale, reference),
    );
    return `${texts.differs[compared][delta < 0 ? 'harder' : 'easier']} (${figures}).`;
  }
  if (sentences.length === 0) return null;
  const title = rests && !rests.until ? { title: texts.since(day(locale, rests.since)) } : {};
  return (
    <Notice tone={rests && !rests.until ? 'warning' : 'info'} {...title}>
      {sentences.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Notice>
  );
}

/** The share of answers that chose each option: a wrong option with 0 % or with most answers needs another text. */
function Chosen({ question: { answer, chosen, answers } }: Pick<Props, 'question'>) {
  const texts = useTexts(qualityTexts);
  if (answers === 0 || chosen.length === 0 || !('options' in answer)) return null;
  return (
    <>
      <p className={queue.muted}>{texts.chosen}</p>
      <ul className={styles.chosen}>
        {answer.options.map(({ text, right }, index) => (
          <li key={text}>
            <strong>{texts.share(Math.round((100 * (chosen[index] ?? 0)) / answers))}</strong> <CodeText text={text} />
            {right && <span className={styles.right}> ({texts.rightOption})</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
