import { lazy, Suspense, useState } from 'react';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { MenuButton } from '../../../ui/menu.tsx';
import { shareTexts } from './share.texts.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

/** An entry of the menu of a profile. */
export function ShareItem({ link }: { link: NonNullable<ProfileView['link']> }) {
  const texts = useTexts(shareTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton onClick={() => setOpen(true)}>{texts.button}</MenuButton>
      <Suspense>{open && <ShareDialog link={link} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
