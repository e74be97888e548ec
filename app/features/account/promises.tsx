import { useTexts } from '../../i18n/texts.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import styles from './promises.module.css';
import { promisesTexts } from './promises.texts.ts';

const icons = {
  developer: ['eye', 'list', 'verified'],
  recruiter: ['person', 'message', 'briefcase'],
} as const satisfies Record<string, readonly IconName[]>;

/** What an account gives. The style sheet shows the list of the role that is chosen in the form beside it. */
export function Promises() {
  const texts = useTexts(promisesTexts);
  return (
    <>
      {(['developer', 'recruiter'] as const).map((role) => (
        <section key={role} className={styles[role]}>
          <h2 className={styles.title}>{texts[role].title}</h2>
          <ul className={styles.list}>
            {texts[role].promises.map(({ name, detail }, place) => (
              <li key={name}>
                <span className={styles.icon}>
                  <Icon name={icons[role][place] ?? 'check'} size={20} />
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
