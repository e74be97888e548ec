import { pathTo } from '../../../../domain/paths.ts';
import type { OutcomeGroup, SessionOutcome } from '../../../../server/services/assessments/session/read-outcome.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CodeText } from '../../../ui/code-text.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './results.module.css';
import { subjectTexts } from './subject-results.texts.ts';

/** docs/product/assessments.md, Results of a session: by subject, with what to learn, and without any key. */
export function SubjectResults({ outcome, testId }: { outcome: SessionOutcome; testId: string }) {
  const texts = useTexts(subjectTexts);
  const { groups, asked, counted } = outcome;
  const weakest = groups?.toSorted((one, other) => one.right / one.total - other.right / other.total)[0];
  return (
    <section className={styles.list} aria-labelledby="subjects">
      <h2 id="subjects">{texts.title}</h2>
      {groups ? (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <Group key={nameOf(group, texts.other)} group={group} testId={testId} open={group === weakest} />
          ))}
        </ul>
      ) : (
        <p className={styles.wait}>{texts.skipped}</p>
      )}
      {counted < asked && <p className={styles.wait}>{texts.counted(counted, asked)}</p>}
      <p className={styles.wait}>{texts.why}</p>
    </section>
  );
}

/** A group with a mistake opens what to learn; the weakest one is open from the start. */
function Group({ group, testId, open }: { group: OutcomeGroup; testId: string; open: boolean }) {
  const locale = useLocale();
  const texts = useTexts(subjectTexts);
  const { subjects, right, total, practise } = group;
  const head = (
    <span className={styles.subject}>
      <strong>{nameOf(group, texts.other)}</strong>
      <span className={styles.squares} data-all={right === total || undefined}>
        {/* The right ones first: which question had which answer is not told. */}
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares are all alike
          <span key={index} className={styles.square} data-right={index < right || undefined} aria-hidden="true" />
        ))}
        <span className={styles.count}>{texts.right(right, total)}</span>
      </span>
    </span>
  );
  if (right === total) return <li className={styles.group}>{head}</li>;
  return (
    <li className={styles.group}>
      <details open={open}>
        <summary>{head}</summary>
        <div className={styles.learn}>
          {subjects.map(({ name, learn }) => (
            <p key={name}>
              <CodeText text={learn} />
            </p>
          ))}
          {practise && (
            <p>
              {texts.practise}{' '}
              <Link href={pathTo(locale, 'testQuestion', { testId, questionId: practise.questionId })}>
                <CodeText text={practise.title} />
              </Link>
            </p>
          )}
        </div>
      </details>
    </li>
  );
}

function nameOf({ subjects }: OutcomeGroup, other: string): string {
  return subjects.length === 0 ? other : subjects.map(({ name }) => name).join(' · ');
}
