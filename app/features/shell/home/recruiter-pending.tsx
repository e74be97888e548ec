import { pathTo } from '../../../../domain/paths.ts';
import type { RecruiterHome as Data } from '../../../../server/services/shell/home/read-recruiter-home.ts';
import { Bar } from '../../../charts/bar.tsx';
import { unbrokenDay } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Float } from '../../../ui/drawings/float.tsx';
import { homeTexts } from './home.texts.ts';
import { recruiterHomeTexts } from './recruiter-home.texts.ts';
import styles from './recruiter-path.module.css';
import { recruiterPathTexts } from './recruiter-path.texts.ts';
import { Meanwhile, PathChoice, RecruiterPath } from './recruiter-path.tsx';

/** The company waits for the team: where it stands, and what can be done until then. */
export function Pending({ home }: { home: Data }) {
  const locale = useLocale();
  const step = useTexts(homeTexts).recruiter.steps.waitForTeam;
  const words = useTexts(recruiterPathTexts);
  const { alias, guide, askedAt } = home.company;
  const address = pathTo(locale, 'company', { alias });
  const complete = home.manages && guide.percent < 100;
  return (
    <>
      <RecruiterPath
        drawing={<Float />}
        title={step.title}
        text={step.text}
        action={
          <>
            <Page guide={guide} />
            <ButtonLink href={address} look={complete ? 'primary' : 'secondary'}>
              {complete ? words.page.action : step.action}
            </ButtonLink>
          </>
        }
        label={words.label}
        steps={words.waitForTeam(unbrokenDay(locale, askedAt))}
        current={1}
      />
      <Meanwhile title={words.meanwhile}>
        <PathChoice
          icon="briefcase"
          title={words.jobs.title}
          href={`${pathTo(locale, 'jobManager')}?list=drafts`}
          action={words.jobs.action}
        >
          <p>{words.jobs.drafts(home.jobs.drafts)}</p>
        </PathChoice>
        {home.manages && (
          <PathChoice
            icon="team"
            title={words.team.title}
            href={pathTo(locale, 'companyMembers', { alias })}
            action={words.team.action}
          >
            <p>{words.team.text}</p>
          </PathChoice>
        )}
        <PathChoice
          icon="list"
          title={words.questions.title}
          href={pathTo(locale, 'questions')}
          action={words.questions.action}
        >
          <p>{words.questions.text}</p>
        </PathChoice>
        <PathChoice icon="eye" title={words.offers.title} href={pathTo(locale, 'jobs')} action={words.offers.action}>
          <p>{words.offers.text}</p>
        </PathChoice>
      </Meanwhile>
    </>
  );
}

/** How complete the page of the company is, and what is missing. */
function Page({ guide: { percent, steps } }: Pick<Data['company'], 'guide'>) {
  const texts = useTexts(recruiterPathTexts).page;
  const { completeness } = useTexts(recruiterHomeTexts);
  const missing = steps.filter(({ done }) => !done);
  if (missing.length === 0) return <p className={styles.percent}>{texts.full}</p>;
  return (
    <div className={styles.percent}>
      <Bar value={percent} most={100} />
      <p>
        {completeness(percent)}. {texts.missing(missing.map(({ item }) => texts.items[item]))}
      </p>
    </div>
  );
}
