import { lazy, Suspense, useState } from 'react';
import { selectionLabel } from '../../../../domain/library/selection/selection.ts';
import type { Candidate } from '../../../../server/services/library/selection/read-selection.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { selectionTexts } from './selection.texts.ts';
import { useSelection } from './use-selection.ts';

const CompletionDialog = lazy(() => import('./completion-dialog.tsx'));
const LimitDialog = lazy(() => import('./limit-dialog.tsx'));
const QuotaDialog = lazy(() => import('../../../quota/quota-dialog.tsx'));

type Props = {
  developerId: string;
  name: string;
  /** The ids of the developers in the selection. */
  selected: readonly string[];
  /** The developer is disabled or paused, or may not be shown. */
  disabled: boolean;
  /** One of many in a list: less prominent, with the name of the developer for screen readers. */
  inList?: boolean;
  /** What adding takes of the views of the day. */
  cost?: string | undefined;
};

/** Adds a developer to the recruiter's selection or removes them; the result of adding is shown in a dialog. */
export function SelectionButton({ developerId, name, selected, disabled, inList = false, cost }: Props) {
  const texts = useTexts(selectionTexts);
  const say = useToast();
  const { busy, change } = useSelection();
  const [dialog, setDialog] = useState<'full' | 'quota' | { candidates: Candidate[] }>();
  const close = () => setDialog(undefined);
  const label = selectionLabel(selected, developerId);
  const words = texts.labels[label];
  const press = async () => {
    const changed = await change(label === 'remove' ? 'remove' : 'add', developerId);
    if (changed?.outcome === 'removed') say(texts.removed(name));
    if (changed?.outcome === 'full' || changed?.outcome === 'quota') setDialog(changed.outcome);
    if (changed?.outcome === 'added') setDialog(changed);
  };
  return (
    <>
      <Button
        look={inList || label === 'remove' ? 'secondary' : 'primary'}
        busy={busy}
        data-key={inList ? 'c' : undefined}
        // A developer who cannot be contacted can still be removed.
        disabled={disabled && label !== 'remove'}
        title={disabled ? texts.unavailable : label === 'remove' ? undefined : cost}
        aria-label={inList ? texts.labelOf(words, name) : undefined}
        onClick={() => void press()}
      >
        {words}
      </Button>
      <Suspense>
        {dialog === 'full' && <LimitDialog close={close} />}
        {dialog === 'quota' && <QuotaDialog close={close} />}
        {typeof dialog === 'object' && <CompletionDialog candidates={dialog.candidates} close={close} />}
      </Suspense>
    </>
  );
}
