import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import chips from '../../../ui/chips.module.css';
import { Card } from '../card.tsx';

export function InterestsCard({ interests }: { interests: NonNullable<Cards['interests']> }) {
  return (
    <Card type="interests" empty={interests.length === 0}>
      <ul className={chips.chips}>
        {interests.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}
