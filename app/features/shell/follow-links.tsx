import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isOrdinary } from '../../ui/ordinary-click.ts';

/** One listener for all internal links: an ordinary click changes the page without a reload. */
export function FollowLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a');
      if (!link || !isOrdinary(event) || !leadsToAPage(link)) return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(link.href);
      void navigate(pathname + search + hash, { replace: link.href === location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
  return null;
}

/** The browser handles files, other sites, the other language (another document) and anchors of this page. */
function leadsToAPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download') || link.hasAttribute('data-reload'))
    return false;
  if (link.target && link.target !== '_self') return false;
  return !(link.hash && link.pathname === location.pathname && link.search === location.search);
}
