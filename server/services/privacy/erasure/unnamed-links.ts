import type { Links } from '../../../ports/links/port.ts';

/**
 * Without consent, links through the tracking service of another company carry no visitor (docs/product/privacy.md,
 * Choices about other sites). A developer's link to the own profile stays untracked.
 */
export function unnamedLinks(links: Links): Links {
  return {
    ...links,
    wrap: ({ visitorId, ...link }) =>
      links.wrap(
        link.type === 'visit_dev_profile' && visitorId !== undefined && visitorId === link.data
          ? { ...link, visitorId }
          : link,
      ),
  };
}
