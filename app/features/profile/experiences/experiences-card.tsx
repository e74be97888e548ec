import type { ExperiencesCard as Experiences } from '../../../../server/services/profile/profile-view.ts';
import { monthAndYear } from '../../../i18n/months.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { wishList } from '../../../i18n/words/wish-list.ts';
import { CollapsibleMarkdown } from '../../../ui/collapsible-markdown.tsx';
import { Card } from '../card.tsx';
import { KeptBack } from '../kept-back.tsx';
import { profileTexts } from '../profile.texts.ts';
import rail from '../rail.module.css';
import styles from '../rows.module.css';
import { careerTexts } from './career.texts.ts';

type Props = {
  experiences: Experiences;
  /** The head of the profile gives the years of experience in code. */
  told?: boolean;
};

export function ExperiencesCard({ experiences: card, told = false }: Props) {
  const texts = useTexts(profileTexts);
  const { lasted } = useTexts(careerTexts);
  const locale = useLocale();
  const { codeExperienceYears, otherExperienceYears, profession, experiences } = card;
  const issues = wishList(card.jobIssues, texts.issues);
  const years = [
    codeExperienceYears && (!told || experiences.length > 0 || otherExperienceYears)
      ? texts.yearsAs(codeExperienceYears, inSentence(profession ?? texts.someDeveloper))
      : '',
    otherExperienceYears ? texts.otherYears(otherExperienceYears) : '',
  ].filter(Boolean);
  return (
    <Card type="experiences" empty={experiences.length === 0 && years.length === 0 && !issues}>
      {years.length > 0 && <p className={styles.under}>{years.join(' · ')}</p>}
      {experiences.length > 0 && (
        <ol className={rail.rail}>
          {experiences.map(({ id, jobTitle, companyName, start, end, place, description, months }) => (
            <li key={id} className={rail.stop} data-on={!end || undefined}>
              <p className={rail.when}>
                <span>{`${monthAndYear(locale, start)} – ${end ? monthAndYear(locale, end) : texts.today}`}</span>{' '}
                <span className={rail.lasted}>{lasted(months)}</span>
              </p>
              <div className={rail.what}>
                <h3 className={styles.heading}>{companyName ? `${jobTitle} · ${companyName}` : jobTitle}</h3>
                {place && <p className={styles.under}>{place}</p>}
                <CollapsibleMarkdown html={description} more={texts.more} less={texts.less} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {issues && (
        <dl className={styles.facts}>
          <div>
            <dt>
              {texts.issue}
              <KeptBack when={card.keptBack.length > 0} />
            </dt>
            <dd>{issues}</dd>
          </div>
        </dl>
      )}
    </Card>
  );
}

/** A proper name keeps its capital letter: DevOps, QA, Android. */
function inSentence(profession: string): string {
  if (/^(\S+\p{Lu}|Android )/u.test(profession)) return profession;
  return profession.charAt(0).toLowerCase() + profession.slice(1);
}
