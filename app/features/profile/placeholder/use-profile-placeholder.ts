import { useEffect, useState } from 'react';
import type { ProfilePlaceholder } from './profile-placeholder.tsx';

/**
 * What is shown while a profile is on its way. Loaded after the page, for those who are signed in: visitors seldom open
 * a profile, and keep the page before it under the progress bar.
 */
export function useProfilePlaceholder(wanted: boolean): typeof ProfilePlaceholder | undefined {
  const [placeholder, setPlaceholder] = useState<{ Component: typeof ProfilePlaceholder }>();
  useEffect(() => {
    if (!wanted) return;
    import('./profile-placeholder.tsx').then(
      (loaded) => setPlaceholder({ Component: loaded.ProfilePlaceholder }),
      // Without it, the old page stays until the new one is there.
      () => {},
    );
  }, [wanted]);
  return placeholder?.Component;
}
