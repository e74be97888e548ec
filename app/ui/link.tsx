import type { AnchorHTMLAttributes } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link to a page of the product: a plain <a>, because pages have many and the router's Link costs ten times as
 * much to render. features/shell/follow-links.tsx turns a click on it into a change of page without a reload.
 */
export function Link(props: LinkProps) {
  return <a {...props} />;
}
