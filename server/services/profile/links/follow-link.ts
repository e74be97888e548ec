import type { Context } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { isStillShown } from './still-shown.ts';

/**
 * Where a tracked link leads, after its visit has been counted; undefined for one that we did not make, and NotFound
 * ('gone') for one whose page does not show it to this viewer any more. Who follows it is known from the session, never
 * from the link: a link can be passed on.
 */
export async function followLink(context: Context, token: string): Promise<string | undefined> {
  const { ports, viewer } = context;
  const link = ports.links.open(token);
  if (!link) return undefined;
  if (!(await isStillShown(context, link))) throw new NotFound(true);
  const { url, type = 'link', data } = link;
  // Nobody counts their own visits.
  if (viewer === undefined || viewer.userId !== data) {
    await ports.analytics.record({ name: 'Link visit', data: { type, data, role: viewer?.role ?? 'ANONYMOUS' } });
  }
  return url;
}
