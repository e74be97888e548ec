import { NotFound } from '../../../../domain/refusals.ts';
import type { Context } from '../../../context.ts';
import { isStillShown } from './still-shown.ts';

/**
 * The address of a tracked link, after its visit was counted; undefined for a token that the product did not sign, and
 * NotFound ('gone') when the page no longer shows the link to this viewer. The visitor is known from the session, never
 * from the link, because a link can be passed on.
 */
export async function followLink(context: Context, token: string): Promise<string | undefined> {
  const { ports, viewer } = context;
  const link = ports.links.open(token);
  if (!link) return undefined;
  if (!(await isStillShown(context, link))) throw new NotFound(true);
  const { url, type = 'link', data } = link;
  // Developers do not count visits of their own links.
  if (viewer === undefined || viewer.userId !== data) {
    await ports.analytics.record({ name: 'Link visit', data: { type, data, role: viewer?.role ?? 'ANONYMOUS' } });
  }
  return url;
}
