import type { NextStep } from '../../../../domain/companies/next-step.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { RecruiterHome as Data } from '../../../../server/services/shell/home/read-recruiter-home.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './home.module.css';
import { homeTexts } from './home.texts.ts';
import asked from './recruiter-home.module.css';

const tones: Partial<Record<NextStep, 'info' | 'good' | 'warning'>> = {
  correct: 'warning',
  completePage: 'good',
  recruit: 'good',
};

/** The next step of the recruiter. */
export function CompanyStep({ home: { step, company } }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  const words = texts.steps[step];
  const address = pathTo(locale, step === 'recruit' ? 'developers' : 'company', { alias: company.alias });
  return (
    <Notice tone={tones[step] ?? 'info'} title={words.title}>
      <p>{words.text}</p>
      {step === 'correct' && (
        <>
          <p>{texts.reason}</p>
          <blockquote className={styles.reason}>{company.refusedReason}</blockquote>
        </>
      )}
      <p>
        <ButtonLink href={address}>{words.action}</ButtonLink>
      </p>
    </Notice>
  );
}

/** The membership requests that wait for an answer. */
export function JoinRequests({ home: { joinRequests, company } }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  if (joinRequests === 0) return null;
  return (
    <Notice tone="warning">
      <div className={asked.asked}>
        <p>{texts.joinRequests(joinRequests)}</p>
        <ButtonLink look="secondary" href={pathTo(locale, 'companyMembers', { alias: company.alias })}>
          {texts.answer}
        </ButtonLink>
      </div>
    </Notice>
  );
}
