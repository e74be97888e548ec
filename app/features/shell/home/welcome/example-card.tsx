import { useTexts } from '../../../../i18n/texts.ts';
import chips from '../../../../ui/chips.module.css';
import { Portrait } from '../../../../ui/portrait.tsx';
import { TechnologyIcon } from '../../../../ui/technology-icon.tsx';
import styles from './example-card.module.css';
import { welcomeTexts } from './welcome.texts.ts';

/** A profile of an invented person. Its eyes work as on a real one, by style alone: nothing is sent or stored. */
export function ExampleCard() {
  const { card } = useTexts(welcomeTexts);
  return (
    <figure className={styles.figure}>
      <section className={styles.card} aria-label={card.label}>
        <header className={styles.head}>
          <Portrait address="/example-portrait.svg" size={72} />
          <div>
            <h3>{card.name}</h3>
            <p>
              {card.profession}, {card.city}
            </p>
          </div>
        </header>
        <p className={styles.sentence}>{card.sentence}</p>
        <ul className={chips.chips}>
          {card.technologies.map(([name, handle]) => (
            <li key={handle}>
              <TechnologyIcon handle={handle} />
              {name}
            </li>
          ))}
        </ul>
        {card.rows.map(({ name, text, hidden, shown }) => (
          <label key={name} className={styles.row}>
            <input type="checkbox" defaultChecked={shown} aria-label={card.toggle(name)} autoComplete="off" />
            <span className={styles.name}>{name}</span>
            <span className={styles.text}>{text}</span>
            <span className={styles.hidden}>{hidden}</span>
            <Eye />
          </label>
        ))}
      </section>
      <figcaption>{card.note}</figcaption>
    </figure>
  );
}

/** An eye; the box before it, when it is not ticked, crosses it out. */
function Eye() {
  return (
    <svg className={styles.eye} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2 12q10-14 20 0q-10 14-20 0M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
      <path d="M4 4l16 16" />
    </svg>
  );
}
