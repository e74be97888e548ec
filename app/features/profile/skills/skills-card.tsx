import { proficiencyOf } from '../../../../domain/profile/cards/proficiency.ts';
import type { SkillsCard as Skills } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { profileWords } from '../../../i18n/words/profile-words.ts';
import { Card } from '../card.tsx';
import { Level } from '../level.tsx';
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
          <ul className={styles.levels}>
            {languages.map(({ id, name, value }) => (
              <Level key={id} value={value} word={levels[proficiencyOf(value)]}>
                <span>{name}</span>
              </Level>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
