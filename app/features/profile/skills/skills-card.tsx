import { proficiencies, proficiencyOf } from '../../../../domain/profile/cards/proficiency.ts';
import type { SkillsCard as Skills } from '../../../../server/services/profile/profile-view.ts';
import { profileWords } from '../../../i18n/profile-words.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from '../rows.module.css';

export function SkillsCard({ skills: { interestedTechnologies, languages } }: { skills: Skills }) {
  const texts = useTexts(profileTexts);
  const { levels } = useTexts(profileWords);
  return (
    <Card type="skills" empty={languages.length === 0 && !interestedTechnologies}>
      {interestedTechnologies && (
        <div className={styles.row}>
          <h3 className={styles.small}>{texts.interestedBy}</h3>
          <p>{interestedTechnologies}</p>
        </div>
      )}
      {languages.length > 0 && (
        <div>
          <h3 className={styles.small}>{texts.languages}</h3>
          <ul className={styles.facts}>
            {languages.map(({ id, name, value }) => (
              <li key={id} className={styles.level}>
                <span>{name}</span>
                <span className={styles.under}>{levels[proficiencyOf(value)]}</span>
                <span className={styles.steps} aria-hidden="true">
                  {Object.values(proficiencies)
                    .toSorted((one, other) => one - other)
                    .map((step) => (
                      <i key={step} data-on={reached(value, step) || undefined} />
                    ))}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

/** One step for each word, so that the drawing says the same as the word. */
function reached(value: number, step: number): boolean {
  return step <= proficiencies[proficiencyOf(value)];
}
