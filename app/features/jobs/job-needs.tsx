import { byImportance, importances } from '../../../domain/jobs/job-needs.ts';
import { proficiencyOf } from '../../../domain/profile/cards/proficiency.ts';
import type { JobView } from '../../../server/services/jobs/read-job.ts';
import { HeldMark } from '../../fit/offer-reasons.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { profileWords } from '../../i18n/words/profile-words.ts';
import chips from '../../ui/chips.module.css';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import styles from './job-page.module.css';
import { termsTexts } from './terms.texts.ts';

type Props = Pick<JobView, 'technologies' | 'languages'> & {
  /** Ids of the technologies that the reader has. */
  held?: readonly string[] | undefined;
};

/** What an offer needs, and what is nice to have: technologies, then languages with their least level. */
export function JobNeeds({ technologies, languages, held = [] }: Props) {
  const texts = useTexts(termsTexts);
  const { levels } = useTexts(profileWords);
  const [skills, spoken] = [byImportance(technologies), byImportance(languages)];
  const shown = importances.filter((one) => skills[one].length + spoken[one].length > 0);
  if (shown.length === 0) return null;
  return (
    <section className={styles.needs} aria-label={texts.needs}>
      {shown.map((importance) => (
        <div key={importance}>
          <h2>{texts.importance[importance]}</h2>
          <ul className={chips.chips}>
            {skills[importance].map(({ id, name, handle }) => (
              <li key={`technology-${id}`} data-lit={held.includes(id) || undefined}>
                <TechnologyIcon handle={handle} />
                {name}
                {held.includes(id) && <HeldMark />}
              </li>
            ))}
            {spoken[importance].map(({ id, name, level }) => (
              <li key={`language-${id}`}>
                {name} <span className={chips.detail}>{levels[proficiencyOf(level)]}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
