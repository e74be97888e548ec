import type { JobDetails as Details } from '../../../../domain/jobs/details/job-details.ts';
import { useTexts } from '../../../i18n/texts.ts';
import styles from './details.module.css';
import { detailsTexts } from './details.texts.ts';

/** On the page of an offer: whom one works with, and the way to a hire. */
export function JobDetails({ details }: { details: Details }) {
  return (
    <>
      <Team details={details} />
      <Hiring details={details} />
    </>
  );
}

function Team({ details: { team, teamSize } }: { details: Details }) {
  const texts = useTexts(detailsTexts);
  if (!team && teamSize === null) return null;
  return (
    <section className={styles.part} aria-labelledby="job-team">
      <h2 id="job-team">{texts.team}</h2>
      {teamSize !== null && <p className={styles.fact}>{texts.size(teamSize)}</p>}
      {team && <p className={styles.words}>{team}</p>}
    </section>
  );
}

function Hiring({ details: { steps, hiringWeeks } }: { details: Details }) {
  const texts = useTexts(detailsTexts);
  if (steps.length === 0 && hiringWeeks === null) return null;
  return (
    <section className={styles.part} aria-labelledby="job-hiring">
      <h2 id="job-hiring">{texts.hiring}</h2>
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map(({ name, duration, note }, index) => (
            // Two steps may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a page does not change
            <li key={index}>
              <p>
                <strong>{name}</strong>
                {duration && <span className={styles.fact}>{texts.durations[duration]}</span>}
              </p>
              {note && <p className={styles.note}>{note}</p>}
            </li>
          ))}
        </ol>
      )}
      {hiringWeeks !== null && <p className={styles.fact}>{texts.weeks(hiringWeeks)}</p>}
    </section>
  );
}
