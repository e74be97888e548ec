import { type ReactNode, useState } from 'react';
import type { ProfileView } from '../../server/services/profile/profile-view.ts';
import type { ProfileActions } from '../../server/services/profile/read-actions.ts';
import { Conversation } from '../features/contact/conversation.tsx';
import { RecommendationButton } from '../features/library/notes/recommendation-button.tsx';
import { ListMenu } from '../features/library/people-lists/list-menu.tsx';
import { FavouriteButton } from '../features/library/recruiter/favourite-button.tsx';
import { RecruiterItems } from '../features/library/recruiter/recruiter-items.tsx';
import { RecruiterRelation } from '../features/library/recruiter/recruiter-relation.tsx';
import { SelectionButton } from '../features/library/selection/selection-button.tsx';
import { DisableItem, ModerationActions } from '../features/moderation/moderation-actions.tsx';
import { BoostButton } from '../features/profile/boost/boost-button.tsx';
import { MoreMenu } from '../features/profile/head/more-menu.tsx';
import { PageItems } from '../features/profile/head/page-items.tsx';
import { type Actions, ProfileFrame } from '../features/profile/head/profile-frame.tsx';
import { ShareItem } from '../features/profile/share/share-item.tsx';
import { DownloadItems } from '../features/resume/downloads/download-items.tsx';
import { ImportItems } from '../features/resume/imports/import-items.tsx';
import { MenuLine } from '../ui/menu.tsx';

type Props = ProfileActions & { profile: ProfileView; shown: string; children: ReactNode };

/** A profile under its head, with what this viewer can do (docs/product/profile.md, Actions on the profile page). */
export function FramedProfile({ profile, shown, children, ...data }: Props) {
  const actions = useActions(profile, data);
  return (
    <ProfileFrame
      profile={profile}
      shown={shown}
      actions={profile.preview ? undefined : actions}
      recommendation={<RecommendationButton developerId={profile.developerId} />}
    >
      {children}
    </ProfileFrame>
  );
}

function useActions(profile: ProfileView, { selection, moderation }: ProfileActions): Actions {
  const { developerId, name, can, contact, link, interactions, viewsLeft } = profile;
  // Also changed by the dialog that begins a conversation, which offers to do it later.
  const [favourite, setFavourite] = useState(interactions?.favourite ?? false);
  const selectable = selection?.selectable[developerId];
  const acts = moderation?.acts ?? [];
  const main =
    can.boost || contact || acts.some((act) => act !== 'disable') ? (
      <>
        {can.boost && <BoostButton developerId={developerId} enabled={profile.published ?? false} />}
        <ModerationActions developerId={developerId} acts={acts} />
        {contact && (
          <>
            <Conversation
              developerId={developerId}
              developerName={name}
              contact={contact}
              selection={
                selectable &&
                selectable !== 'conversation' && (
                  <SelectionButton
                    developerId={developerId}
                    name={name ?? ''}
                    selected={(selection?.candidates ?? []).map(({ id }) => id)}
                    disabled={selectable === 'unavailable'}
                  />
                )
              }
              onFavourite={setFavourite}
            />
            <FavouriteButton developerId={developerId} favourite={favourite} change={setFavourite} />
            <ListMenu developerId={developerId} />
          </>
        )}
      </>
    ) : undefined;
  const own = can.import || link;
  const menu = (own || can.report || can.writeNotes || can.download || can.openSettings) && (
    <MoreMenu>
      <DisableItem developerId={developerId} name={name ?? ''} acts={acts} />
      <RecruiterItems profile={profile} />
      <PageItems profile={profile} />
      {link && <ShareItem link={link} />}
      {can.import && <MenuLine />}
      {can.import && <ImportItems />}
      {can.download && <MenuLine />}
      {can.download && <DownloadItems developerId={developerId} download={can.download} anonymise={can.anonymise} />}
    </MoreMenu>
  );
  const below = (interactions || viewsLeft !== undefined) && (
    <RecruiterRelation profile={profile} favourite={favourite} />
  );
  return { main, menu, below };
}
