import { juniorPrice } from '../../../../domain/profile/boost.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import styles from './training.module.css';
import { trainingTexts } from './training.texts.ts';

const prices = { profile: 190, interview: 290, negotiation: 150 } as const;
type CourseName = keyof typeof prices;

export function Courses({ junior }: { junior: boolean }) {
  return (Object.keys(prices) as CourseName[]).map((name) => <Course key={name} name={name} junior={junior} />);
}

function Course({ name, junior }: { name: CourseName; junior: boolean }) {
  const texts = useTexts(trainingTexts);
  const course = texts.courses[name];
  return (
    <section className={styles.course} aria-labelledby={`course-${name}`}>
      <div>
        <h2 id={`course-${name}`}>{course.title}</h2>
        <p className={styles.promise}>{course.promise}</p>
        <Price euros={prices[name]} junior={junior} />
      </div>
      <div className={styles.details}>
        <h3>{texts.headings.learn}</h3>
        <ul className={styles.learn}>
          {course.learn.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h3>{texts.headings.forWhom}</h3>
        <p>{course.forWhom}</p>
        <h3>{texts.headings.how}</h3>
        <p>{course.how}</p>
      </div>
    </section>
  );
}

function Price({ euros, junior }: { euros: number; junior: boolean }) {
  const locale = useLocale();
  const texts = useTexts(trainingTexts);
  return (
    <p className={styles.price}>
      <strong>{texts.price(wholeNumber(locale, junior ? juniorPrice(euros) : euros))}</strong>
      {junior && (
        <span>
          {texts.insteadOf} <s>{texts.full(wholeNumber(locale, euros))}</s>
        </span>
      )}
    </p>
  );
}
