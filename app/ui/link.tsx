import type { AnchorHTMLAttributes } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to a page of ours: a plain element, because pages have many of them and the router's own costs ten times as
 * much to render. features/shell/follow-links.tsx turns a click on it into a change of page without a reload.
 */
export function Link(props: LinkProps) {
  return <a {...props} />;
}
