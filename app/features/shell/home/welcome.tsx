import { pathTo } from '../../../../domain/paths.ts';
import type { Showcase } from '../../../../server/services/shell/home/read-showcase.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Wave } from '../../../ui/drawings/wave.tsx';
import { homeTexts } from './home.texts.ts';
import { Pond } from './pond.tsx';
import { DailyQuestion } from './welcome/daily-question.tsx';
import { ExampleCard } from './welcome/example-card.tsx';
import { ForRecruiters } from './welcome/for-recruiters.tsx';
import { Offers } from './welcome/offers.tsx';
import { welcomeTexts } from './welcome/welcome.texts.ts';
import styles from './welcome.module.css';

/** The home page for visitors. */
export function Welcome({ showcase }: { showcase: Showcase }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts);
  const { leads } = useTexts(welcomeTexts);
  const { question, offers, pay, plans } = showcase;
  const figures = (['developers', 'companies', 'jobs'] as const).map((key) => ({
    label: texts.figures[key],
    value: wholeNumber(locale, showcase[key]),
  }));
  return (
    <>
      <div className={styles.page}>
        <section className={styles.hero}>
          <div>
            <h1>{texts.hero}</h1>
            {leads.map((lead) => (
              <p key={lead} className={styles.lead}>
                {lead}
              </p>
            ))}
            <div className={styles.ways}>
              <ButtonLink href={`${pathTo(locale, 'signUp')}?role=DEVELOPER`}>{texts.asDeveloper}</ButtonLink>
              <ButtonLink href={`${pathTo(locale, 'signUp')}?role=RECRUITER`} look="secondary">
                {texts.asRecruiter}
              </ButtonLink>
            </div>
            <dl className={styles.figures}>
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dd>{value}</dd>
                  <dt>{label}</dt>
                </div>
              ))}
            </dl>
          </div>
          {showcase.technologies.length > 0 && <Pond technologies={showcase.technologies} caption={texts.pond} />}
        </section>
        <OwnProfile />
        {question && <DailyQuestion question={question} />}
        <Offers offers={offers} pay={pay} />
        <ForRecruiters plans={plans} />
      </div>
      <section className={styles.closing}>
        <h2>{texts.closing}</h2>
        <ButtonLink href={pathTo(locale, 'signUp')}>{texts.create}</ButtonLink>
        <Wave />
      </section>
    </>
  );
}

/** What belongs to developers: the first reason is the heading, the example shows it. */
function OwnProfile() {
  const { developers } = useTexts(homeTexts);
  const [first, ...others] = developers;
  return (
    <section className={styles.own}>
      <div>
        <h2>{first?.title}</h2>
        <p className={styles.ownText}>{first?.text}</p>
        <ul className={styles.reasons}>
          {others.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <ExampleCard />
    </section>
  );
}
