import { proficiencyOf } from '../../../../domain/profile/cards/proficiency.ts';
import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import chips from '../../../ui/chips.module.css';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';

export function TechnologiesCard({ technologies }: { technologies: NonNullable<Cards['technologies']> }) {
  const texts = useTexts(profileTexts);
  return (
    <Card type="technologies" empty={technologies.length === 0}>
      <ul className={chips.chips}>
        {technologies.map(({ id, name, handle, value }) => (
          <li key={id}>
            <TechnologyIcon handle={handle} />
            {name}{' '}
            {value !== null && <small className={chips.detail}>{texts.technologyLevels[proficiencyOf(value)]}</small>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
