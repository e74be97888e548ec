import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { formDialogTexts } from '../../forms/form-dialog.texts.ts';
import { sendJson } from '../../forms/send.ts';
import { useFieldErrors } from '../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { atsTexts } from './ats.texts.ts';

/** A small form whose answer holds something that is told only once. */
export function useCreate<Done extends object>(companyId: string, mode: string, done: (answer: Done) => void) {
  const address = pathTo(useLocale(), 'companyAts', { companyId });
  const { revalidate } = useRevalidator();
  const failures = useTexts(formDialogTexts).failures;
  const { failed } = useTexts(atsTexts);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string>();
  const error = useFieldErrors({ errors });

  const create = async (value: object): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    setFailure(undefined);
    const answer = await sendJson<Done>(address, { mode, value });
    setBusy(false);
    if ('errors' in answer) return setErrors(answer.errors);
    if ('failed' in answer) return setFailure(failures[answer.failed]);
    if ('conflict' in answer) return setFailure(failed);
    done(answer);
    await revalidate();
  };
  return { create, busy, error, failure: failure ?? error('') };
}
