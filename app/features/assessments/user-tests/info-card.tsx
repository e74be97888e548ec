import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import styles from './user-tests.module.css';
import { userTestsTexts } from './user-tests.texts.ts';

type Props = {
  profession: string | null;
  technologies: { id: string; name: string; handle: string | null }[];
  open: () => void;
};

/** The profession and technologies that the recommendations use; shown to viewers who may change them. */
export function InfoCard({ profession, technologies, open }: Props) {
  const texts = useTexts(userTestsTexts).info;
  const known = profession !== null && technologies.length > 0;
  return (
    <section className={styles.info} aria-label={texts.title}>
      <div>
        <p>
          <strong>{profession ?? texts.noProfession}</strong>
        </p>
        <p className={styles.muted}>{texts.lead}</p>
      </div>
      {technologies.length > 0 ? (
        <ul className={styles.icons} aria-label={texts.technologies}>
          {technologies.map(({ id, name, handle }) => (
            <li key={id}>
              <span role="img" aria-label={name} title={name}>
                <TechnologyIcon handle={handle} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <span className={styles.muted}>{texts.noTechnologies}</span>
      )}
      {known ? (
        <IconButton icon="pencil" label={texts.edit} onClick={open} />
      ) : (
        <Button look="secondary" onClick={open}>
          {texts.add}
        </Button>
      )}
    </section>
  );
}
