import { pathTo } from '../../../../domain/paths.ts';
import type { RecruiterHome as Data } from '../../../../server/services/shell/home/read-recruiter-home.ts';
import { Bar } from '../../../charts/bar.tsx';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Float } from '../../../ui/drawings/float.tsx';
import { Link } from '../../../ui/link.tsx';
import { homeTexts } from './home.texts.ts';
import { recruiterHomeTexts } from './recruiter-home.texts.ts';
import styles from './recruiter-path.module.css';
import { recruiterPathTexts } from './recruiter-path.texts.ts';
import { RecruiterPath } from './recruiter-path.tsx';

/** The company waits for the team: where it stands, and what can be done until then. */
export function Pending({ home }: { home: Data }) {
  const locale = useLocale();
  const step = useTexts(homeTexts).recruiter.steps.waitForTeam;
  const words = useTexts(recruiterPathTexts);
  return (
    <>
      <RecruiterPath
        drawing={<Float />}
        title={step.title}
        text={step.text}
        action={
          <ButtonLink href={pathTo(locale, 'company', { alias: home.company.alias })} look="secondary">
            {step.action}
          </ButtonLink>
        }
        label={words.label}
        steps={words.waitForTeam}
        current={1}
      />
      <div className={styles.choices}>
        <Page home={home} />
        <section className={styles.choice}>
          <h2>{words.jobs.title}</h2>
          <p>{words.jobs.drafts(home.jobs.drafts)}</p>
          <Link href={`${pathTo(locale, 'jobManager')}?list=drafts`}>{words.jobs.action}</Link>
        </section>
      </div>
    </>
  );
}

/** How complete the page of the company is, and what is missing. */
function Page({ home: { company, manages } }: { home: Data }) {
  const locale = useLocale();
  const texts = useTexts(recruiterPathTexts).page;
  const { completeness } = useTexts(recruiterHomeTexts);
  const { percent, steps } = company.guide;
  const missing = steps.filter(({ done }) => !done);
  return (
    <section className={styles.choice}>
      <h2>{texts.title}</h2>
      <div className={styles.percent}>
        <p>{completeness(percent)}</p>
        <Bar value={percent} most={100} />
      </div>
      {missing.length === 0 ? (
        <p>{texts.full}</p>
      ) : (
        <div>
          <p>{texts.missing}</p>
          <ul>
            {missing.map(({ item }) => (
              <li key={item}>{texts.items[item]}</li>
            ))}
          </ul>
        </div>
      )}
      <Link href={pathTo(locale, 'company', { alias: company.alias })}>
        {manages && missing.length > 0 ? texts.action : texts.see}
      </Link>
    </section>
  );
}
