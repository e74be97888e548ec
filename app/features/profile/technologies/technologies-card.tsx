import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import chips from '../../../ui/chips.module.css';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { Card } from '../card.tsx';

export function TechnologiesCard({ technologies }: { technologies: NonNullable<Cards['technologies']> }) {
  return (
    <Card type="technologies" empty={technologies.length === 0}>
      <ul className={chips.chips}>
        {technologies.map(({ id, name, handle }) => (
          <li key={id}>
            <TechnologyIcon handle={handle} />
            {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}
