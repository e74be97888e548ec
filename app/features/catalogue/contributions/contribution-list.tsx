import { useEffect, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type {
  ContributionEntry,
  Contributions,
} from '../../../../server/services/catalogue/contributions/read-contributions.ts';
import { sendCommand } from '../../../forms/send.ts';
import { day, wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { Sprout } from '../../../ui/drawings/sprout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './list.module.css';
import { listTexts } from './list.texts.ts';
import { wordTexts } from './words.texts.ts';

/** The contributions section of a developer's page. */
export function ContributionList({ contributions, mine }: { contributions: Contributions; mine: boolean }) {
  const locale = useLocale();
  const texts = useTexts(listTexts);
  const words = useTexts(wordTexts);
  const { questions, counts, total } = contributions;
  const news = useUnseenDecisions(questions, mine);
  if (questions.length === 0) return <Empty mine={mine} />;
  return (
    <>
      <div className={styles.head}>
        <h2>{mine ? texts.mine : texts.title}</h2>
        {mine && <ButtonLink href={pathTo(locale, 'proposeQuestion')}>{texts.propose}</ButtonLink>}
      </div>
      {counts.length > 1 && (
        <p className={styles.counts}>
          {counts.map(({ status, count }) => (
            <span key={status}>{texts.counts(count, words.status[status])}</span>
          ))}
        </p>
      )}
      <ul className={styles.list}>
        {questions.map((question) => (
          <Entry key={question.id} question={question} mine={mine} isNew={news.includes(question.id)} />
        ))}
      </ul>
      {total > questions.length && <p className={styles.muted}>{texts.more(questions.length, total)}</p>}
    </>
  );
}

type EntryProps = { question: ContributionEntry; mine: boolean; isNew: boolean };

function Entry({ question, mine, isNew }: EntryProps) {
  const locale = useLocale();
  const texts = useTexts(listTexts);
  const words = useTexts(wordTexts);
  const { id, testId, status, own } = question;
  const title = <CodeText text={question.title} />;
  const facts = [
    question.test,
    words.difficulty[question.difficulty],
    question.publishedAt
      ? texts.published(day(locale, question.publishedAt))
      : texts.proposed(day(locale, question.createdAt)),
    ...(question.publishedAt
      ? [
          texts.votes(question.score),
          texts.comments(question.commentCount),
          texts.took(wholeNumber(locale, question.tookCount), question.tookCount),
        ]
      : []),
  ];
  const labels = [
    ...(question.alternative ? [words.alternative] : []),
    ...(question.draftTest ? [words.draftTest] : []),
    ...(own?.newComment ? [words.newComment] : []),
  ];
  return (
    <li>
      <h3 className={styles.title}>
        {question.rated ? (
          title
        ) : (
          <Link href={pathTo(locale, 'testQuestion', { testId, questionId: id })}>{title}</Link>
        )}
      </h3>
      <p className={styles.muted}>{facts.join(' · ')}</p>
      {(own || labels.length > 0) && (
        <p className={styles.labels}>
          {own && <span data-status={status}>{words.status[status]}</span>}
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
          {isNew && <strong>{texts.news}</strong>}
        </p>
      )}
      {own?.reason && (
        <p className={styles.reason}>
          <strong>{texts.reason}</strong> {own.reason}
        </p>
      )}
      {question.rated && <p className={styles.muted}>{texts.rated}</p>}
      {own && mine && <Ways question={question} can={own.can} />}
    </li>
  );
}

function Ways({ question: { id, title }, can }: { question: ContributionEntry; can: readonly string[] }) {
  const locale = useLocale();
  const texts = useTexts(listTexts);
  const again = can.includes('resubmit');
  if (!again && !can.includes('edit')) return null;
  const plain = title.replaceAll('`', '');
  return (
    <p>
      <ButtonLink
        look="secondary"
        href={pathTo(locale, 'contribution', { questionId: id })}
        aria-label={again ? texts.correctOf(plain) : texts.openOf(plain)}
      >
        {again ? texts.correct : texts.open}
      </ButtonLink>
    </p>
  );
}

function Empty({ mine }: { mine: boolean }) {
  const locale = useLocale();
  const texts = useTexts(listTexts);
  return (
    <EmptyState
      drawing={<Sprout stage={1} />}
      title={mine ? texts.emptyOwn : texts.empty}
      action={
        mine && (
          <>
            <ButtonLink href={pathTo(locale, 'proposeQuestion')}>{texts.propose}</ButtonLink>
            <ButtonLink look="secondary" href={pathTo(locale, 'contribute')}>
              {texts.how}
            </ButtonLink>
          </>
        )
      }
    >
      {mine && <p>{texts.emptyLead}</p>}
    </EmptyState>
  );
}

/** The server marks new decisions as seen at once; this page shows them as new for as long as it is open. */
function useUnseenDecisions(questions: readonly ContributionEntry[], mine: boolean): readonly string[] {
  const address = pathTo(useLocale(), 'contributions');
  const [shown, setShown] = useState<readonly string[]>([]);
  const news = mine ? questions.filter(({ own }) => own?.news).map(({ id }) => id) : [];
  const added = news.filter((id) => !shown.includes(id)).join(' ');
  useEffect(() => {
    if (!added) return;
    setShown((before) => [...before, ...added.split(' ')]);
    void sendCommand(address, { mode: 'seen' });
  }, [added, address]);
  return [...shown, ...news];
}
