import { type ReactNode, type RefObject, useEffect } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { QueuedProfile } from '../../../../server/services/moderation/read-profile-queue.ts';
import type { Review } from '../../../../server/services/moderation/read-review.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { queueTexts } from '../queue.texts.ts';
import styles from './review.module.css';

type Props = {
  profile: QueuedProfile;
  name: string;
  review: Review | 'failed' | undefined;
  retry: () => void;
  /** How many profiles wait, this one included. */
  left: number;
  /** Where this one stands among them, from 1. */
  place: number;
  pane: RefObject<HTMLElement | null>;
  actions: ReactNode;
  /** The profile itself, which is another feature. */
  preview: (review: Review) => ReactNode;
};

/** The shown profile and its buttons. There are no buttons until the profile is loaded: it must be read first. */
export function ReviewPane({ profile, name, review, retry, left, place, pane, actions, preview }: Props) {
  const locale = useLocale();
  const { pane: texts } = useTexts(queueTexts);
  const { id, alias, email } = profile;
  const loaded = review !== undefined && review !== 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each profile begins at its top
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    element.scrollTop = 0;
    // On a phone the pane is as long as the profile, and the page has scrolled down to its end.
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [id]);
  return (
    <section className={styles.pane} ref={pane} aria-label={texts.label} aria-busy={!review || undefined}>
      {/* The name is the heading of the profile below; here it says who the buttons are about while that one scrolls. */}
      <div className={styles.head}>
        <div className={styles.who}>
          <p className={styles.person}>{name}</p>
          <Link className={styles.open} href={pathTo(locale, 'profile', { alias })}>
            {texts.open}
            <Icon name="external" size={16} />
          </Link>
          <p className={styles.place}>
            <span>{texts.place(place, left)}</span>
            <span className={styles.email} title={email}>
              {email}
            </span>
          </p>
        </div>
        {loaded && <div className={styles.acts}>{actions}</div>}
      </div>
      <p className={styles.unseen} role="status">
        {loaded ? texts.shown(name, left) : ''}
      </p>
      {review === 'failed' ? (
        <Notice tone="error">
          <p>{texts.failed}</p>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </Notice>
      ) : (
        review && <div key={id}>{preview(review)}</div>
      )}
    </section>
  );
}
