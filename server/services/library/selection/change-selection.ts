import type { ContactFacts } from '../../../../domain/contact/contact-outcome.ts';
import { bypass } from '../../../../domain/contact/interaction.ts';
import { dayOf } from '../../../../domain/day.ts';
import { isId } from '../../../../domain/id.ts';
import { type AddOutcome, addToSelection } from '../../../../domain/library/selection/selection.ts';
import { canRemoveFromSelection, canSelect } from '../../../../domain/permissions/library.ts';
import { Conflict, Forbidden, NotFound } from '../../../../domain/refusals.ts';
import type { Member } from '../../../../domain/viewer.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { readContactFacts } from '../../contact/introductions/read-contact-facts.ts';
import { consumeView } from '../../profile/consume-view.ts';
import { type Candidate, readCandidates } from './read-selection.ts';

export type SelectionChange = { outcome: AddOutcome['outcome'] | 'removed'; candidates: Candidate[] };

/** Decided again at the moment of writing: at most six candidates, within the daily views. */
export async function addCandidate(context: Context, developerId: string): Promise<SelectionChange> {
  const viewer = permit(context, canSelect);
  if (!isId(developerId)) throw new NotFound();
  return context.db.transaction().execute(async (trx) => {
    await lockSelection(trx, viewer);
    const outcome = await decide(trx, context, viewer, developerId);
    if (outcome === 'added') await notify(trx, `user:${viewer.userId}`, { kind: 'selection' });
    return { outcome, candidates: (await readCandidates(trx, viewer)) ?? [] };
  });
}

/** How many people are new in the selection; `quota`: the views of the day were not enough for the others. */
export type PageChange = { added: number; quota: boolean };

/**
 * The people of a page, in their order, with the rules of adding one. Those who cannot be added, or have a conversation
 * meanwhile, are left out.
 */
export async function addPage(context: Context, developerIds: readonly string[]): Promise<PageChange> {
  const viewer = permit(context, canSelect);
  const ids = [...new Set(developerIds.filter(isId))];
  return context.db.transaction().execute(async (trx) => {
    await lockSelection(trx, viewer);
    const selected = await keepVisible(trx, viewer);
    const now = context.ports.clock.now();
    const facts = await readContactFacts(trx, viewer, ids, now);
    if ([...facts.values()].some(({ plan }) => !plan?.batch)) throw new Forbidden();
    let added = 0;
    let quota = false;
    for (const developerId of ids) {
      const known = facts.get(developerId);
      if (!known?.developer || known.interaction.introId) continue;
      // A moment of its own for each: the selection keeps the order of the page.
      const at = new Date(now.getTime() + added);
      const outcome = await add(trx, context, viewer, selected, { ...known, developerId, at });
      if (outcome === 'quota') quota = true;
      if (outcome !== 'added') continue;
      selected.push(developerId);
      added++;
    }
    if (added > 0) await notify(trx, `user:${viewer.userId}`, { kind: 'selection' });
    return { added, quota };
  });
}

/** Idempotent; also for a recruiter who may not add candidates any more. */
export async function removeCandidate(context: Context, developerId: string): Promise<SelectionChange> {
  const viewer = permit(context, canRemoveFromSelection);
  if (!isId(developerId)) throw new NotFound();
  return context.db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('selections')
      .where('recruiterId', '=', viewer.userId)
      .where('developerId', '=', developerId)
      .returning('developerId')
      .executeTakeFirst();
    if (removed) await notify(trx, `user:${viewer.userId}`, { kind: 'selection' });
    return { outcome: 'removed', candidates: (await readCandidates(trx, viewer)) ?? [] };
  });
}

/** Two tabs that add at the same moment run one after the other. */
async function lockSelection(trx: Trx, { userId }: Member): Promise<void> {
  await trx.selectFrom('recruiters').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function decide(trx: Trx, context: Context, viewer: Member, developerId: string): Promise<AddOutcome['outcome']> {
  const selected = await keepVisible(trx, viewer);
  const facts = (await readContactFacts(trx, viewer, [developerId], context.ports.clock.now())).get(developerId);
  if (!facts?.plan?.batch) throw new Forbidden();
  if (!facts.developer) throw new NotFound();
  // A conversation exists already: the page that offered this is out of date.
  if (facts.interaction.introId && !selected.includes(developerId)) throw new Conflict();
  return add(trx, context, viewer, selected, { ...facts, developerId, at: context.ports.clock.now() });
}

type Added = { developerId: string; at: Date };

async function add(
  trx: Trx,
  { ports }: Context,
  viewer: Member,
  selected: readonly string[],
  { developerId, at, developer, plan, interaction, viewsToday, viewedToday }: ContactFacts & Added,
): Promise<AddOutcome['outcome']> {
  if (!developer || !plan) return 'unavailable';
  const { companyId } = viewer.membership;
  const decided = addToSelection({
    selected,
    devId: developerId,
    disabledOrPaused: developer.disabled || (developer.paused && !bypass(interaction)),
    dailyLimit: plan.dailyLimit,
    seenToday: viewsToday,
    alreadySeen: viewedToday,
  });
  if (decided.outcome !== 'added') return decided.outcome;
  if (decided.visit) {
    const looking = { recruiterId: viewer.userId, companyId, planId: plan.id, day: dayOf(at) };
    // The database decides about the daily views, because a colleague may open a profile at the same moment.
    const taken = await consumeView({ db: trx, ports }, looking, developerId, { alreadySeen: false, lastVisit: null });
    if (!taken) return 'quota';
  }
  const row = { companyId, addedAt: at, message: null, error: null };
  await trx
    .insertInto('selections')
    .values({ recruiterId: viewer.userId, developerId, ...row })
    // The row may remain from an earlier company of the recruiter.
    .onConflict((conflict) => conflict.columns(['recruiterId', 'developerId']).doUpdateSet(row))
    .execute();
  return 'added';
}

/** Removes candidates who hide from the company since they were added. */
async function keepVisible(trx: Trx, viewer: Member): Promise<string[]> {
  const visible = ((await readCandidates(trx, viewer)) ?? []).map(({ id }) => id);
  await trx
    .deleteFrom('selections')
    .where('recruiterId', '=', viewer.userId)
    .where('companyId', '=', viewer.membership.companyId)
    .$if(visible.length > 0, (rows) => rows.where('developerId', 'not in', visible))
    .execute();
  return visible;
}
