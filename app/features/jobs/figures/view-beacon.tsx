import { useEffect } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import { useLocale } from '../../../i18n/texts.ts';
import { useNonce } from '../../../ui/nonce.ts';

/**
 * docs/product/jobs.md, Figures of an offer: tells the server that the page was shown. The page of a visitor has no
 * script of the product, so this request is made by one inline line there. The server counts a person once a day.
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
