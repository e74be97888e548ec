import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import { Card } from '../card.tsx';
import styles from '../rows.module.css';

export function InterestsCard({ interests }: { interests: NonNullable<Cards['interests']> }) {
  return (
    <Card type="interests" empty={interests.length === 0}>
      <ul className={styles.chips}>
        {interests.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Card>
  );
}
