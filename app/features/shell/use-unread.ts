import { useEffect, useState } from 'react';
import { pathTo } from '../../../domain/paths.ts';
import { fetchJson } from '../../forms/send.ts';
import { useLocale } from '../../i18n/texts.ts';
import { useLiveEvents } from '../../ui/live-events.ts';
import { useLatestRequest } from '../../ui/use-latest-request.ts';
import type { ShellData } from './shell-data.ts';

/** The number of conversations with unread messages: the loaded value, updated while the page is open. */
export function useUnread(loaded: ShellData['unread']): number {
  const address = pathTo(useLocale(), 'unread');
  const [count, setCount] = useState(loaded?.count ?? 0);
  useEffect(() => setCount(loaded?.count ?? 0), [loaded]);

  const ask = useLatestRequest(async () => {
    const answer = await fetchJson(address);
    if ('count' in answer) setCount(answer.count);
    return false;
  });
  useLiveEvents(({ kind }) => {
    if (loaded && (kind === 'message' || kind === 'read')) void ask();
  });
  return count;
}
