import { lazy, Suspense, useState } from 'react';
import type { ProfileView } from '../../../../server/services/profile/profile-view.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { shareTexts } from './share.texts.ts';

const ShareDialog = lazy(() => import('./share-dialog.tsx'));

export function ShareButton({ link }: { link: NonNullable<ProfileView['link']> }) {
  const texts = useTexts(shareTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {texts.button}
      </Button>
      <Suspense>{open && <ShareDialog link={link} close={() => setOpen(false)} />}</Suspense>
    </>
  );
}
