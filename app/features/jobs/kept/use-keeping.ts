import { useState } from 'react';
import { splitCode } from '../../../../domain/error-codes.ts';
import { mostKeptJobs } from '../../../../domain/jobs/searches/job-search.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { keptTexts } from './kept.texts.ts';

/** Keeps an offer or removes it; a refusal is said in a toast. Resolves to whether it is stored. */
export function useKeeping(jobId: string): { busy: boolean; change: (kept: boolean) => Promise<boolean> } {
  const texts = useTexts(keptTexts);
  const address = pathTo(useLocale(), 'keptJob', { jobId });
  const fail = useFailureToast();
  const [busy, setBusy] = useState(false);
  const change = async (kept: boolean): Promise<boolean> => {
    setBusy(true);
    const answer = await sendCommand(address, { kept });
    setBusy(false);
    if ('done' in answer) return true;
    const full = 'errors' in answer && splitCode(answer.errors[''] ?? '').name === 'tooManyRows';
    fail(answer, full ? texts.tooMany(mostKeptJobs) : texts.failed);
    return false;
  };
  return { busy, change };
}
