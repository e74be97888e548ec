import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ApplicationIntent } from '../../../../domain/jobs/applications/intent.ts';

/**
 * Whether the reader comes back to do this. It is removed from the address, so that a reload does not begin again.
 * Nothing is sent by it: the reader still presses the button of the dialog.
 */
export function useIntent(wanted: ApplicationIntent): boolean {
  const [query, setQuery] = useSearchParams();
  const [comesBack] = useState(query.get('do') === wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!comesBack) return;
    const left = new URLSearchParams(query);
    left.delete('do');
    setQuery(left, { replace: true, preventScrollReset: true });
  }, []);
  return comesBack;
}
