import { lazy, Suspense, useState } from 'react';
import type { ModerationAct } from '../../../domain/moderation/standing.ts';
import { pathTo } from '../../../domain/paths.ts';
import { useCommand } from '../../forms/use-command.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import { moderationTexts } from './moderation.texts.ts';

const DisableDialog = lazy(() => import('./disable-dialog.tsx'));

type Props = { developerId: string; name: string; acts: readonly ModerationAct[] };

/** docs/product/moderation.md, Validation of profiles: the buttons that enable or validate a profile. */
export function ModerationActions({ developerId, acts }: Omit<Props, 'name'>) {
  const { acts: texts } = useTexts(moderationTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'moderation', { developerId }));
  return (
    <>
      {acts.includes('activate') && (
        <Button busy={busy === 'activate'} onClick={() => void run({ mode: 'activate' }, texts.activated)}>
          {texts.activate}
        </Button>
      )}
      {acts.includes('review') && (
        <Button busy={busy === 'review'} onClick={() => void run({ mode: 'review' }, texts.reviewed)}>
          {texts.review}
        </Button>
      )}
    </>
  );
}

/** The entry of a menu that disables a profile. */
export function DisableItem({ developerId, name, acts }: Props) {
  const { acts: texts } = useTexts(moderationTexts);
  const [disabling, setDisabling] = useState(false);
  return (
    <>
      {acts.includes('disable') && (
        <MenuButton danger onClick={() => setDisabling(true)}>
          {texts.disable}
        </MenuButton>
      )}
      {disabling && (
        <Suspense>
          <DisableDialog developerId={developerId} name={name} close={() => setDisabling(false)} />
        </Suspense>
      )}
    </>
  );
}
