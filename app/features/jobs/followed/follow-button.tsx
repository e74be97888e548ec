import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useIntent } from '../applications/use-intent.ts';
import styles from '../kept/kept.module.css';
import { followedTexts } from './followed.texts.ts';
import { useFollowing } from './use-following.ts';

type Props = {
  companyId: string;
  name: string;
  followed: boolean;
  /** The bell alone, in the corner of a company of a list; its name stays the same. */
  compact?: boolean;
  /** Gets the focus with the page. */
  focused?: boolean;
};

/** The bell of a company: changes at once, and changes back when the server could not store it. */
export function FollowButton({ companyId, name, followed: stored, compact = false, focused = false }: Props) {
  const texts = useTexts(followedTexts);
  const { busy, change } = useFollowing(companyId);
  const [followed, setFollowed] = useState(stored);
  useEffect(() => setFollowed(stored), [stored]);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  const toggle = async () => {
    setFollowed(!followed);
    if (!(await change(!followed))) setFollowed(followed);
  };
  return (
    <button
      ref={button}
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

/**
 * The same on a page, with the sentence that it is private. A visitor who signed in for this gets the focus on the button;
 * only a press follows.
 */
export function FollowCompany(props: Omit<Props, 'compact' | 'focused'>) {
  const comesBack = useIntent('follow');
  const texts = useTexts(followedTexts);
  return (
    <div className={styles.beside}>
      <FollowButton {...props} focused={comesBack} />
      <p className={styles.muted}>{texts.private}</p>
    </div>
  );
}
