import { useEffect, useRef, useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { QueuedProfile } from '../../../../server/services/moderation/read-profile-queue.ts';
import type { Review } from '../../../../server/services/moderation/read-review.ts';
import { fetchJson } from '../../../forms/send.ts';
import { useLocale } from '../../../i18n/texts.ts';

type Loaded = Review | 'failed';

/**
 * The profile to show beside the list. The first came with the page; the others are loaded when they are wanted, and
 * the next one ahead. A profile that has changed since is loaded again.
 */
export function useReviews(
  first: Review | undefined,
  current: QueuedProfile | undefined,
  next: QueuedProfile | undefined,
): { review: Loaded | undefined; retry: () => void } {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const asked = useRef(new Set<string>());

  const load = async (profile: QueuedProfile | undefined): Promise<void> => {
    if (!profile || profile.id === first?.developerId || asked.current.has(keyOf(profile))) return;
    const key = keyOf(profile);
    asked.current.add(key);
    const answer = await fetchJson(pathTo(locale, 'profileReview', { developerId: profile.id }));
    const review = 'review' in answer ? answer.review : 'failed';
    // A profile that failed is asked for again when it is wanted next.
    if (review === 'failed') asked.current.delete(key);
    setLoaded((before) => new Map(before).set(key, review));
  };
  const wanted = current && keyOf(current);
  const ahead = next && keyOf(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when another profile is wanted, not at each render
  useEffect(() => {
    void load(current).then(() => load(next));
  }, [wanted, ahead]);

  const review = current?.id === first?.developerId ? first : wanted ? loaded.get(wanted) : undefined;
  return { review, retry: () => void load(current) };
}

function keyOf({ id, lastUpdate }: QueuedProfile): string {
  return `${id} ${lastUpdate}`;
}
