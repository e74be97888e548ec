import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isOrdinary } from '../../ui/ordinary-click.ts';

/** The browser keeps the old picture of the page for at most this long; a slower profile shows its placeholder. */
const longest = 250;

/**
 * Follows a link to a profile while the portrait moves from the list to its place there (named `portrait` in the styles
 * of the profile). Other clicks, browsers and people who ask for less motion have the ordinary change of page.
 */
export function usePortraitTravel() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    const portrait = link.closest('li')?.querySelector('img');
    if (!portrait || !isOrdinary(event.nativeEvent) || !document.startViewTransition) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    portrait.style.viewTransitionName = 'portrait';
    const { finished } = document.startViewTransition(() => {
      const arrival = navigate(link.pathname + link.search, { flushSync: true });
      return Promise.race([arrival, new Promise<void>((resolve) => setTimeout(resolve, longest))]);
    });
    // The list may still be there when the profile could not be opened.
    const end = () => portrait.style.removeProperty('view-transition-name');
    finished.then(end, end);
  };
}
