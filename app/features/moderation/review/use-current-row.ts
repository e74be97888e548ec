import { useState } from 'react';
import type { QueuedProfile } from '../../../../server/services/moderation/read-profile-queue.ts';

/** The row that is shown beside the list. When it leaves the list, the one in its place is shown. */
export function useCurrentRow(profiles: readonly QueuedProfile[]) {
  const [place, setPlace] = useState<{ id: string | undefined; index: number }>({ id: undefined, index: 0 });
  const found = profiles.findIndex(({ id }) => id === place.id);
  const index = found >= 0 ? found : Math.max(0, Math.min(place.index, profiles.length - 1));
  return {
    current: profiles[index],
    next: profiles[index + 1],
    show: (id: string) => setPlace({ id, index: profiles.findIndex((one) => one.id === id) }),
  };
}
