import { pathTo } from '../../../domain/paths.ts';
import type { Context } from '../../context.ts';

/** docs/product/ats.md, Reading applications and candidates: a link to a profile in an answer is a tracked link. */
export function profileLink(
  { config, locale, ports, viewer }: Pick<Context, 'config' | 'locale' | 'ports' | 'viewer'>,
  { alias, developerId }: { alias: string; developerId: string },
): string {
  const url = new URL(pathTo(locale, 'profile', { alias }), config.BASE_URL).href;
  const visitor = viewer && { visitorId: viewer.userId };
  return ports.links.wrap({ url, type: 'visit_dev_profile', data: developerId, ...visitor }) ?? url;
}
