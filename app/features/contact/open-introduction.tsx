import { useEffect, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { introductionToOpen } from '../../../domain/contact/introductions/introduction-to-open.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { BegunIntroduction } from '../../../server/services/profile/profile-view.ts';
import { useLocale } from '../../i18n/texts.ts';

type Props = {
  /** The current introductions of the page, which loads its data again on a live event. */
  introductions: readonly BegunIntroduction[];
  /**
   * For lists that can grow with older introductions: the server's time of reading. An earlier introduction is not
   * new.
   */
  now?: number;
};

/**
 * docs/product/contact.md, Sending a request: the recruiter is redirected to a new introduction, also when another
 * tab started it.
 */
export function OpenIntroduction({ introductions, now = 0 }: Props) {
  const navigate = useNavigate();
  const locale = useLocale();
  const root = useRouteLoaderData('root') as { viewer?: { userId: string } } | undefined;
  const [first] = useState(() => ({ ids: introductions.map(({ id }) => id), now }));
  const older = introductions.filter(({ createdAt }) => createdAt <= first.now).map(({ id }) => id);
  const known = new Set([...first.ids, ...older]);
  const devId = introductionToOpen(introductions, { known, recId: root?.viewer?.userId ?? '' });
  const way = devId && pathTo(locale, 'candidate', { developerId: devId });
  useEffect(() => {
    if (way) void navigate(way);
  }, [way, navigate]);
  return null;
}
