import { useMemo } from 'react';
import type { ProfileView } from '../../../server/services/profile/profile-view.ts';
import { UnfoldedTexts } from '../../ui/collapsible-markdown.tsx';
import styles from './cards/profile-cards.module.css';
import { MoreCards, ProfileCards } from './cards/profile-cards.tsx';
import { Person } from './head/person.tsx';
import { ProfileContext, type ProfileFrame } from './profile-context.ts';

/** A profile to read inside another page: nothing can be edited, and long texts are shown whole. */
export function ProfilePreview({
  profile,
}: {
  profile: Pick<ProfileView, 'developerId' | 'name' | 'viewer' | 'cards'>;
}) {
  const { developerId, cards } = profile;
  const frame = useMemo<ProfileFrame>(
    () => ({ developerId, canEdit: false, hiddenCards: undefined, loading: false, open: () => {}, inside: true }),
    [developerId],
  );
  const more = (cards.interests?.length ?? 0) > 0 || Boolean(cards.soundtrack);
  return (
    <ProfileContext value={frame}>
      <UnfoldedTexts value={true}>
        <div className={styles.preview}>
          <Person cards={cards} name={profile.name} />
          <ProfileCards profile={profile} />
          {more && <MoreCards profile={profile} />}
        </div>
      </UnfoldedTexts>
    </ProfileContext>
  );
}
