import { mayStartConversations } from '../../../../domain/contact/conversations/conversation-right.ts';
import { Forbidden } from '../../../../domain/refusals.ts';
import type { Viewer } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Writer } from '../../../data/database.ts';
import { type Recruiting, recruiting } from '../../contact/introductions/permit.ts';

/** Whether the recruiter may have a selection; the plan of the company is checked separately. */
export function maySelect(viewer: Viewer): viewer is Recruiting {
  const membership = viewer?.role === 'RECRUITER' ? viewer.membership : undefined;
  return membership?.validated === true && mayStartConversations(membership);
}

export function selecting(context: Context): Recruiting {
  const viewer = recruiting(context);
  if (!maySelect(viewer)) throw new Forbidden();
  return viewer;
}

/** Reads the present plan, because that of the session may be out of date. */
export async function requireSelections(db: Writer, companyId: string): Promise<void> {
  const plan = await db
    .selectFrom('companies as c')
    .innerJoin('plans as p', 'p.id', 'c.planId')
    .select('p.featureBatch')
    .where('c.id', '=', companyId)
    .executeTakeFirst();
  if (!plan?.featureBatch) throw new Forbidden();
}
