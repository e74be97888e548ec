import { useEffect, useState } from 'react';
import type { ProfilePlaceholder } from './profile-placeholder.tsx';

/**
 * The placeholder shown while a profile loads. Its code is loaded after the page, for signed-in users only: visitors
 * seldom open a profile, and see the previous page with a progress bar instead.
 */
export function useProfilePlaceholder(wanted: boolean): typeof ProfilePlaceholder | undefined {
  const [placeholder, setPlaceholder] = useState<{ Component: typeof ProfilePlaceholder }>();
  useEffect(() => {
    if (!wanted) return;
    import('./profile-placeholder.tsx').then(
      (loaded) => setPlaceholder({ Component: loaded.ProfilePlaceholder }),
      // Without the placeholder, the previous page stays until the new one is ready.
      () => {},
    );
  }, [wanted]);
  return placeholder?.Component;
}
