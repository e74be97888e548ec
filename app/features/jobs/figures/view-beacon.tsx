import { useEffect } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale } from '../../../i18n/texts.ts';
import { useNonce } from '../../../ui/nonce.ts';

/**
 * docs/product/jobs.md, Figures of an offer: says that the page was shown. Visitors get the page without scripts, so
 * that theirs is one line; the server counts a person once a day, whoever says it.
 */
export function ViewBeacon({ jobId, visitor }: { jobId: string; visitor: boolean }) {
  const address = pathTo(useLocale(), 'jobView', { jobId });
  const nonce = useNonce();
  useEffect(() => {
    void fetch(address, { method: 'POST', keepalive: true }).catch(() => {});
  }, [address]);
  if (!visitor) return null;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {`document.prerendering||navigator.sendBeacon(\`${address}\`)`}
    </script>
  );
}
