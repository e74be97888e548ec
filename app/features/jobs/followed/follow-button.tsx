import { useEffect, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from '../kept/kept.module.css';
import { followedTexts } from './followed.texts.ts';
import { useFollowing } from './use-following.ts';

type Props = {
  companyId: string;
  name: string;
  followed: boolean;
  /** The bell alone, in the corner of a company of a list; its name stays the same. */
  compact?: boolean;
};

/** The bell of a company: changes at once, and changes back when the server could not store it. */
export function FollowButton({ companyId, name, followed: stored, compact = false }: Props) {
  const texts = useTexts(followedTexts);
  const { busy, change } = useFollowing(companyId);
  const [followed, setFollowed] = useState(stored);
  useEffect(() => setFollowed(stored), [stored]);
  const toggle = async () => {
    setFollowed(!followed);
    if (!(await change(!followed))) setFollowed(followed);
  };
  return (
    <button
      type="button"
      className={compact ? styles.star : styles.keep}
      aria-pressed={followed}
      aria-label={texts.followOf(name)}
      title={compact ? texts.follow : undefined}
      aria-disabled={busy || undefined}
      onClick={() => !busy && void toggle()}
    >
      <Icon name="bell" size={compact ? 20 : 18} />
      {!compact && <span>{texts.follow}</span>}
    </button>
  );
}

/** The same on a page, with the sentence that it is private. */
export function FollowCompany(props: Props) {
  const texts = useTexts(followedTexts);
  return (
    <div className={styles.beside}>
      <FollowButton {...props} />
      <p className={styles.muted}>{texts.private}</p>
    </div>
  );
}
