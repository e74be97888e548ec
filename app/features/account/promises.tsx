import { useTexts } from '../../i18n/texts.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './promises.module.css';
import { promisesTexts } from './promises.texts.ts';

const icons = {
  developer: ['eye', 'list', 'verified'],
  recruiter: ['person', 'message', 'briefcase'],
} as const satisfies Record<string, readonly IconName[]>;

/** What an account gives. The style sheet shows the list of the aim that is chosen in the form beside it. */
export function Promises() {
  const texts = useTexts(promisesTexts);
  return (
    <>
      {(['developer', 'recruiter'] as const).map((choice) => (
        <section key={choice} className={styles[choice]}>
          <h2 className={styles.title}>{texts[choice].title}</h2>
          <ul className={styles.list}>
            {texts[choice].promises.map(({ name, detail }, place) => (
              <li key={name}>
                <span className={styles.icon}>
                  <Icon name={icons[choice][place] ?? 'check'} size={20} />
                </span>
                <strong>{name}</strong>
                <span className={styles.detail}>{detail}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
