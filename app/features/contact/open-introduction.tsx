import { useEffect, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { introductionToOpen } from '../../../domain/contact/introductions/introduction-to-open.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { BegunIntroduction } from '../../../server/services/profile/profile-view.ts';
import { useLocale } from '../../i18n/texts.ts';

type Props = {
  /** Those that stand, as the page has them now; it loads its data again when the live line says so. */
  introductions: readonly BegunIntroduction[];
  /** For lists that others join: when this was read, by the server's clock. What began before is not new. */
  now?: number;
};

/** 'When a new introduction started by this recruiter appears, the recruiter is redirected', in whichever tab it began. */
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
