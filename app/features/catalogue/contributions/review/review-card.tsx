import { nearlySame } from '../../../../../domain/catalogue/contributions/similarity.ts';
import { pathTo } from '../../../../../domain/paths.ts';
import type { ReviewedQuestion } from '../../../../../server/services/catalogue/contributions/read-review.ts';
import { useCommand } from '../../../../forms/use-command.ts';
import { day } from '../../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../../i18n/texts.ts';
import { QueueTick } from '../../../../queues/queue-bulk.tsx';
import type { Ticks } from '../../../../queues/use-ticks.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { CodeText } from '../../../../ui/code-text.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import page from '../../../../ui/page.module.css';
import { QuestionLook } from '../../../../ui/question-look.tsx';
import { wordTexts } from '../words.texts.ts';
import type { Reasoned } from './reason-dialog.tsx';
import styles from './review.module.css';
import { reviewTexts } from './review.texts.ts';

type Props = {
  question: ReviewedQuestion;
  ask: (act: Reasoned) => void;
  /** Undefined where questions cannot be selected. */
  ticks: Ticks | undefined;
};

/** A question as readers will see it, with the facts needed to decide. */
export function ReviewCard({ question, ask, ticks }: Props) {
  const { look } = useTexts(wordTexts);
  const plain = question.title.replaceAll('`', '');
  return (
    <li className={`${page.card} ${styles.card}`} data-row tabIndex={-1} aria-label={plain}>
      <div className={styles.facts}>
        {ticks && <QueueTick id={question.id} name={plain} ticks={ticks} />}
        <Facts question={question} />
      </div>
      <Warnings question={question} />
      <QuestionLook
        heading="h2"
        texts={look}
        answerShown={question.status === 'WAITING_FOR_VALIDATION'}
        question={question}
      />
      <Choices question={question} plain={plain} ask={ask} />
    </li>
  );
}

function Facts({ question }: { question: ReviewedQuestion }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const words = useTexts(wordTexts);
  const { author } = question;
  const facts = [question.test, words.difficulty[question.difficulty], texts.seconds(question.seconds)];
  return (
    <div>
      <p>
        {facts.join(' · ')}
        {question.draftTest && <> · {words.draftTest}</>}
        {question.rated && <> · {texts.rated}</>}
      </p>
      <p className={styles.muted}>
        {author ? (
          <Link href={pathTo(locale, 'profile', { alias: author.id })}>
            {texts.by(author.name, author.published, author.declined)}
          </Link>
        ) : question.fromFile ? (
          texts.team
        ) : (
          texts.noAuthor
        )}
        {!question.fromFile && <> · {texts.since(day(locale, question.createdAt))}</>}
      </p>
    </div>
  );
}

function Warnings({ question: { languages, original, similar, openReports, reason } }: Pick<Props, 'question'>) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const tone = similar.some(({ alike }) => alike >= nearlySame) ? 'warning' : 'info';
  return (
    <>
      {languages !== 'both' && <Notice tone="warning">{texts.oneLanguage[languages]}</Notice>}
      {original && (
        <p>
          {texts.original} <CodeText text={original} />
        </p>
      )}
      {openReports > 0 && <Notice tone="warning">{texts.openReports(openReports)}</Notice>}
      {reason && (
        <p className={styles.reason}>
          <strong>{texts.lastReason}</strong> {reason}
        </p>
      )}
      {similar.length > 0 && (
        <Notice tone={tone} title={texts.similar}>
          <ul className={styles.similar}>
            {similar.map(({ id, testId, title, test, alike, rated }) => (
              <li key={id}>
                {rated ? (
                  <CodeText text={title} />
                ) : (
                  <Link href={pathTo(locale, 'testQuestion', { testId, questionId: id })}>
                    <CodeText text={title} />
                  </Link>
                )}{' '}
                <span className={styles.muted}>
                  {[test, texts.alike(Math.round(100 * alike)), ...(rated ? [texts.rated] : [])].join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** A contribution may still lack its options; every other question comes complete from a file. */
const hasChoice = (answer: ReviewedQuestion['answer']) => !('options' in answer) || answer.options.length > 1;

const keys = { decline: 'r', archive: 's', delete: 'd' } as const;

function Choices({ question, plain, ask }: Pick<Props, 'question' | 'ask'> & { plain: string }) {
  const locale = useLocale();
  const texts = useTexts(reviewTexts);
  const { id, version, can, fromFile } = question;
  const { run, busy } = useCommand(pathTo(locale, 'contributionActs', { questionId: id }));
  const name = (act: 'accept' | 'edit' | 'open' | 'restore' | Reasoned) => texts.of(texts[act], plain);
  // A question that lacks a language is accepted in its form, where it can be translated.
  const whole = question.languages === 'both' && hasChoice(question.answer);
  const now = (act: 'accept' | 'restore') => (
    <Button
      data-key="a"
      busy={busy === act}
      aria-label={name(act)}
      onClick={() => void run({ mode: act, version }, texts.done[act])}
    >
      {texts[act]}
    </Button>
  );
  return (
    <div className={styles.choices}>
      {can.includes('accept') && whole && now('accept')}
      {can.includes('restore') && now('restore')}
      {!fromFile && (
        <ButtonLink
          data-key="e"
          look={can.includes('accept') && !whole ? 'primary' : 'secondary'}
          href={pathTo(locale, 'contribution', { questionId: id })}
          aria-label={name(can.includes('edit') ? 'edit' : 'open')}
        >
          {can.includes('edit') ? texts.edit : texts.open}
        </ButtonLink>
      )}
      {(['decline', 'archive', 'delete'] as const)
        .filter((act) => can.includes(act))
        .map((act) => (
          <Button
            key={act}
            data-key={keys[act]}
            look={act === 'archive' ? 'secondary' : 'danger'}
            aria-label={name(act)}
            onClick={() => ask(act)}
          >
            {texts[act]}
          </Button>
        ))}
    </div>
  );
}
