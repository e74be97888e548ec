import type { AboutCard as About } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { CollapsibleMarkdown } from '../../../ui/collapsible-markdown.tsx';
import { Card } from '../card.tsx';
import { KeptBack } from '../kept-back.tsx';
import { profileTexts } from '../profile.texts.ts';
import styles from './about-card.module.css';

/** What the developer says of themselves; the head of the profile has the name and the short facts of this card. */
export function AboutCard({ about }: { about: About }) {
  const texts = useTexts(profileTexts);
  const { description, codingReason, rqth } = about;
  return (
    <Card type="about" empty={!description && !codingReason && !rqth}>
      {description && <CollapsibleMarkdown roomy html={description} more={texts.more} less={texts.less} />}
      {codingReason && (
        <div className={styles.reason}>
          <strong>
            {texts.codingReason}
            <KeptBack when={about.keptBack.length > 0} />
          </strong>
          <p>{codingReason}</p>
        </div>
      )}
      {rqth && (
        <div className={styles.rqth}>
          <strong>{texts.rqth}</strong>
          {rqth.content && <p>{rqth.content}</p>}
        </div>
      )}
    </Card>
  );
}
