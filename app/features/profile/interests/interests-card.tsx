import type { Cards } from '../../../../server/services/profile/profile-view.ts';
import { Boat } from '../../../ui/drawings/boat.tsx';
import { Card } from '../card.tsx';
import styles from './interests.module.css';

export function InterestsCard({ interests }: { interests: NonNullable<Cards['interests']> }) {
  return (
    <Card type="interests" empty={interests.length === 0}>
      <div className={styles.row}>
        <ul className={styles.interests}>
          {interests.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <div className={styles.drawing}>
          <Boat width={136} />
        </div>
      </div>
    </Card>
  );
}
