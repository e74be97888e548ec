import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FieldErrors } from '../../../domain/error-codes.ts';
import { pathTo } from '../../../domain/paths.ts';
import { type CommandOf, type DoneOf, sendCommand } from '../../forms/send.ts';
import type { Failure } from '../../forms/sent-answer.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale } from '../../i18n/texts.ts';

type Command = CommandOf<'companyAts'>;
type Done = DoneOf<'companyAts'>;

/** Sends a small form whose answer contains a secret that is shown only once. */
export function useCreate(companyId: string, done: (answer: Done) => void) {
  const address = pathTo(useLocale(), 'companyAts', { companyId });
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<Failure | 'moved'>();
  const error = useFieldErrors({ errors });

  const create = async (command: Command): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    const answer = await sendCommand(address, command);
    setBusy(false);
    if ('errors' in answer) return setErrors(answer.errors);
    if ('failed' in answer) return setFailure(answer.failed);
    if ('conflict' in answer) return setFailure('moved');
    done(answer);
    await revalidate();
  };
  return { create, busy, error, failure };
}
