import { useState } from 'react';
import { splitCode } from '../../../../domain/error-codes.ts';
import { mostFollowedCompanies } from '../../../../domain/jobs/followed/followers.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { sendCommand } from '../../../forms/send.ts';
import { useFailureToast } from '../../../forms/use-failure-toast.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { followedTexts } from './followed.texts.ts';

/** Follows a company or stops; a refusal is said in a toast. Resolves to whether it is stored. */
export function useFollowing(companyId: string): { busy: boolean; change: (followed: boolean) => Promise<boolean> } {
  const texts = useTexts(followedTexts);
  const address = pathTo(useLocale(), 'followedCompany', { companyId });
  const fail = useFailureToast();
  const [busy, setBusy] = useState(false);
  const change = async (followed: boolean): Promise<boolean> => {
    setBusy(true);
    const answer = await sendCommand(address, { followed });
    setBusy(false);
    if ('done' in answer) return true;
    const full = 'errors' in answer && splitCode(answer.errors[''] ?? '').name === 'tooManyRows';
    fail(answer, full ? texts.tooMany(mostFollowedCompanies) : texts.failed);
    return false;
  };
  return { busy, change };
}
