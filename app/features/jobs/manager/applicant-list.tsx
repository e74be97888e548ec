import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Applicant, Applicants } from '../../../../server/services/jobs/read-applicants.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LilyPad } from '../../../ui/drawings/lily-pad.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { answersTexts } from '../answers/answers.texts.ts';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';

type Props = {
  answers: Applicants;
  further: boolean;
  /** The answer buttons of one applicant. */
  answer: (applicant: Applicant) => ReactNode;
};

/** The applicants of an offer, with their message and a link to their profile. */
export function ApplicantList({ answers: { job, applicants, next }, further, answer }: Props) {
  const locale = useLocale();
  const texts = useTexts(managerTexts).applicants;
  const { before } = useTexts(answersTexts).toAnswer;
  const address = pathTo(locale, 'jobApplicants', { jobId: job.id });
  if (applicants.length === 0 && !further) {
    return (
      <EmptyState
        drawing={<LilyPad />}
        title={texts.empty.title}
        action={
          <ButtonLink href={pathTo(locale, 'developers')} look="secondary">
            {texts.empty.way}
          </ButtonLink>
        }
      >
        <p>{texts.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label={texts.list}>
        {applicants.map((one) => (
          <li key={one.kind + one.developerId} className={styles.applicant}>
            <Portrait address={one.portrait} size={56} />
            <div className={styles.words}>
              <h2 className={styles.title}>
                <Link href={pathTo(locale, 'profile', { alias: one.alias })}>{one.name || texts.someone}</Link>
              </h2>
              <p className={styles.facts}>
                {[one.profession, one.city].filter(Boolean).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
                <span>{texts[one.kind](day(locale, one.at))}</span>
                {one.closed && <span>{texts.closed}</span>}
                {one.answerBefore && <span className={styles.due}>{before(day(locale, one.answerBefore))}</span>}
              </p>
              {one.kind === 'application' && (
                <p className={one.message ? styles.message : styles.muted}>{one.message ?? texts.quiet}</p>
              )}
              {answer(one)}
            </div>
          </li>
        ))}
      </ul>
      {applicants.length === 0 && <p className={styles.empty}>{texts.end}</p>}
      {(further || next) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {further && (
            <ButtonLink href={address} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && <ButtonLink href={`${address}?after=${encodeURIComponent(next)}`}>{texts.next}</ButtonLink>}
        </nav>
      )}
    </>
  );
}
