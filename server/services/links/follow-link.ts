import type { Context } from '../../context.ts';

/**
 * Where a tracked link leads, after its visit has been counted; undefined for one that we did not make. Who follows it
 * is known from the session, never from the link: a link can be passed on.
 */
export async function followLink({ ports, viewer }: Context, token: string): Promise<string | undefined> {
  const link = ports.links.open(token);
  if (!link) return undefined;
  const { url, type = 'link', data } = link;
  // Nobody counts their own visits.
  if (viewer === undefined || viewer.userId !== data) {
    await ports.analytics.record({ name: 'Link visit', data: { type, data, role: viewer?.role ?? 'ANONYMOUS' } });
  }
  return url;
}
