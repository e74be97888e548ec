import type { ReactNode } from 'react';
import type { FollowUp } from '../../../../server/services/contact/follow-up/read-follow-up.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import page from '../../../ui/page.module.css';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts.ts';
import { OwnerField } from './owner-field.tsx';
import { TagsField } from './tags-field.tsx';

type Props = {
  developerId: string;
  followUp: FollowUp;
  /** The select of the stage, in a state that has stages. */
  stage: ReactNode;
};

/** docs/product/contact.md, Following a candidate: stage, who is in charge, and tags. */
export function FollowUpPanel({ developerId, followUp, stage }: Props) {
  const texts = useTexts(followUpTexts);
  return (
    <section className={page.card} aria-labelledby="follow-up-title">
      <h2 id="follow-up-title" className={styles.heading}>
        {texts.title}
      </h2>
      {stage}
      <OwnerField developerId={developerId} followUp={followUp} />
      <TagsField developerId={developerId} followUp={followUp} />
      <p className={styles.private}>
        <Icon name="lock" size={16} /> {texts.team}
      </p>
    </section>
  );
}
