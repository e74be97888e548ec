import { splitTags } from '../../../../domain/contact/follow-up/follow-up-change.ts';
import type { Owner } from '../../../../server/services/contact/follow-up/read-follow-up.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts.ts';

/** The picture of who is in charge, or the initials. */
export function OwnerMark({ owner }: { owner: Owner }) {
  const texts = useTexts(followUpTexts);
  const words = texts.inChargeOf(owner.name);
  return (
    <span className={styles.owner} title={words}>
      {owner.picture ? (
        <Portrait address={owner.picture} size={24} />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initials(owner.name)}
        </span>
      )}
      <span className={styles.unseen}>{words}</span>
    </span>
  );
}

const initials = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
};

/** The first tags of a candidate, and how many more there are. */
export function TagList({ tags }: { tags: readonly string[] }) {
  const texts = useTexts(followUpTexts);
  const { shown, more } = splitTags(tags);
  const rest = tags.slice(shown.length).join(', ');
  return (
    <ul className={styles.list} aria-label={texts.tags}>
      {shown.map((name) => (
        <li key={name}>{name}</li>
      ))}
      {more > 0 && (
        <li title={rest}>
          <span aria-hidden="true">+{more}</span>
          <span className={styles.unseen}>{texts.more(rest)}</span>
        </li>
      )}
    </ul>
  );
}
