import { pathTo } from '../../../../domain/paths.ts';
import type { Showcase } from '../../../../server/services/shell/home/read-showcase.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { homeTexts } from './home.texts.ts';
import { Pond } from './pond.tsx';
import styles from './welcome.module.css';

/** The home page for visitors. */
export function Welcome({ showcase }: { showcase: Showcase }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts);
  const figures = (['developers', 'companies', 'jobs'] as const).map((key) => ({
    label: texts.figures[key],
    value: wholeNumber(locale, showcase[key]),
  }));
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div>
          <h1>{texts.hero}</h1>
          <p className={styles.lead}>{texts.lead}</p>
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
      <Reasons title={texts.developersTitle} reasons={texts.developers} />
      <Reasons title={texts.recruitersTitle} reasons={texts.recruiters} />
      <section className={styles.closing}>
        <h2>{texts.closing}</h2>
        <ButtonLink href={pathTo(locale, 'signUp')}>{texts.create}</ButtonLink>
      </section>
    </div>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: { title: string; text: string }[] }) {
  return (
    <section className={styles.reasons}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <h3>{reason.title}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
