import type { ReactNode } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { Applicant, Applicants } from '../../../../server/services/jobs/read-applicants.ts';
import { FitPercent } from '../../../fit/fit-reasons.tsx';
import { OrderNote } from '../../../fit/order-note.tsx';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LilyPad } from '../../../ui/drawings/lily-pad.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { answersTexts } from '../answers/answers.texts.ts';
import { ApplicantPay, ApplicantProfileLines } from './applicant-profile.tsx';
import styles from './manager.module.css';
import { managerTexts } from './manager.texts.ts';

type Props = {
  answers: Applicants;
  further: boolean;
  /** The answer buttons of one applicant. */
  answer: (applicant: Applicant) => ReactNode;
};

/** The applicants of an offer, with their message and a link to their profile. */
export function ApplicantList({ answers: { job, applicants, next, order }, further, answer }: Props) {
  const locale = useLocale();
  const texts = useTexts(managerTexts).applicants;
  const { before } = useTexts(answersTexts).toAnswer;
  const address = pathTo(locale, 'jobApplicants', { jobId: job.id });
  const orders = { date: address, fit: `${address}?order=fit` };
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
      {order.choice && (
        <div className={styles.order}>
          <OrderNote of="applicants" by={order.by} orders={orders} parts={order.parts} />
        </div>
      )}
      <ul className={styles.list} aria-label={texts.list}>
        {applicants.map((one) => (
          <li key={one.kind + one.developerId} className={styles.applicant}>
            <Portrait address={one.portrait} size={56} />
            <div className={styles.words}>
              <div className={styles.applicantHead}>
                <h2 className={styles.title}>
                  <Link href={pathTo(locale, 'profile', { alias: one.alias })}>{one.name || texts.someone}</Link>
                </h2>
                {one.profile?.fit && <FitPercent fit={one.profile.fit} />}
                {one.profile && <ApplicantPay profile={one.profile} />}
              </div>
              <p className={styles.facts}>
                {factsOf(one, texts.years).map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
                <span>{texts[one.kind](day(locale, one.at))}</span>
                {one.closed && <span>{texts.closed}</span>}
                {one.answerBefore && <span className={styles.due}>{before(day(locale, one.answerBefore))}</span>}
              </p>
              {one.profile && <ApplicantProfileLines profile={one.profile} />}
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
            <ButtonLink href={orders[order.by]} look="secondary">
              {texts.first}
            </ButtonLink>
          )}
          {next && <ButtonLink href={linkAfter(orders[order.by], next)}>{texts.next}</ButtonLink>}
        </nav>
      )}
    </>
  );
}

function factsOf({ profession, profile, city }: Applicant, years: (count: number) => string): string[] {
  const worked = profile?.years ?? undefined;
  return [profession, worked === undefined ? undefined : years(worked), city].flatMap((fact) => fact || []);
}

const linkAfter = (address: string, next: string) =>
  `${address}${address.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`;
