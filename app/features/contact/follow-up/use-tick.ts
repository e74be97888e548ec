import { useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale } from '../../../i18n/texts.ts';

type Ticked = { id: string; developerId: string; done: boolean };

/** Ticks reminders off and on again: shown at once, and as it was when the server refuses. */
export function useTick() {
  const { run } = useCommand(pathTo(useLocale(), 'candidateFollowUp'));
  const [ticking, setTicking] = useState<string>();
  const tick = async ({ id, developerId, done }: Ticked, said?: string) => {
    setTicking(id);
    await run({ mode: 'reminderDone', developerId, id, done: !done }, said);
    setTicking(undefined);
  };
  return { tick, isDone: ({ id, done }: Pick<Ticked, 'id' | 'done'>) => (ticking === id ? !done : done) };
}
