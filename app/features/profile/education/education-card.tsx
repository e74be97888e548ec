import type { EducationCard as Education } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Card } from '../card.tsx';
import { profileTexts } from '../profile.texts.ts';
import rail from '../rail.module.css';
import styles from '../rows.module.css';

export function EducationCard({ education: { studiesYears, education } }: { education: Education }) {
  const texts = useTexts(profileTexts);
  return (
    <Card type="education" empty={education.length === 0 && !studiesYears}>
      {studiesYears ? <p className={styles.under}>{texts.studies(studiesYears)}</p> : null}
      {education.length > 0 && (
        <ol className={rail.rail}>
          {education.map(({ id, schoolName, diploma, area, year }) => (
            <li key={id} className={rail.stop}>
              <p className={rail.when}>{year}</p>
              <div className={rail.what}>
                <h3 className={styles.heading}>{diploma || schoolName}</h3>
                <p className={styles.under}>{[diploma && schoolName, area].filter(Boolean).join(' · ')}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
