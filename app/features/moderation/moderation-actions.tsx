import { lazy, Suspense, useState } from 'react';
import type { ModerationAct } from '../../../domain/moderation/standing.ts';
import { pathTo } from '../../../domain/paths.ts';
import { useCommand } from '../../forms/use-command.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { moderationTexts } from './moderation.texts.ts';

const DisableDialog = lazy(() => import('./disable-dialog.tsx'));

type Props = { developerId: string; name: string; acts: readonly ModerationAct[] };

/** docs/product/moderation.md, Validation of profiles: the buttons that validate, enable or disable a profile. */
export function ModerationActions({ developerId, name, acts }: Props) {
  const { acts: texts } = useTexts(moderationTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'moderation', { developerId }));
  const [disabling, setDisabling] = useState(false);
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
      {acts.includes('disable') && (
        <Button look="danger" onClick={() => setDisabling(true)}>
          {texts.disable}
        </Button>
      )}
      {disabling && (
        <Suspense>
          <DisableDialog developerId={developerId} name={name} close={() => setDisabling(false)} />
        </Suspense>
      )}
    </>
  );
}
