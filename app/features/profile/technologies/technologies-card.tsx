import { proficiencyOf } from '../../../../domain/profile/cards/proficiency.ts';
import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { Card } from '../card.tsx';
import { Level } from '../level.tsx';
import { profileTexts } from '../profile.texts.ts';
import rows from '../rows.module.css';

export function TechnologiesCard({ technologies }: { technologies: NonNullable<Cards['technologies']> }) {
  const texts = useTexts(profileTexts);
  return (
    <Card type="technologies" empty={technologies.length === 0}>
      <ul className={rows.levels}>
        {technologies.map(({ id, name, handle, value }) => (
          <Level key={id} value={value} word={value === null ? null : texts.technologyLevels[proficiencyOf(value)]}>
            <span className={rows.named}>
              <TechnologyIcon handle={handle} />
              {name}
            </span>
          </Level>
        ))}
      </ul>
    </Card>
  );
}
