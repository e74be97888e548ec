import { useTexts } from '../../../i18n/texts.ts';
import page from '../../../ui/page.module.css';
import { rolesTexts } from './roles.texts.ts';
import styles from './team.module.css';

/** docs/product/companies.md, Members and their rights: what each right allows, in the words of the daily work. */
export function TeamRoles() {
  const texts = useTexts(rolesTexts);
  return (
    <section className={page.card} aria-labelledby="roles-title">
      <h2 id="roles-title" className={styles.heading}>
        {texts.title}
      </h2>
      <dl className={styles.roles}>
        {texts.roles.map(({ name, can }) => (
          <div key={name}>
            <dt>{name}</dt>
            {can.map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
