import type * as z from 'zod';
import {
  type MessageTemplate,
  mostTemplates,
  type TemplateChange,
  templateSchema,
} from '../../../../domain/contact/first-message/template.ts';
import { limitCode } from '../../../../domain/error-codes.ts';
import { isId } from '../../../../domain/id.ts';
import { Conflict, Invalid, NotFound } from '../../../../domain/refusals.ts';
import { checked } from '../../../checked.ts';
import type { Context } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import { permitCompany } from '../conversations/permit.ts';
import { lockCompany } from '../introductions/lock-pair.ts';

type Owner = { companyId: string; userId: string };

/** docs/product/contact.md, Templates of first messages: the own ones, then those of the company. */
export async function readTemplates(context: Context): Promise<MessageTemplate[]> {
  const rows = await visibleTo(context.db, permitCompany(context))
    .select(['id', 'title', 'body', 'version', 'ownerId'])
    .orderBy((order) => order('ownerId', 'is', null))
    .orderBy('title')
    .orderBy('id')
    .execute();
  return rows.map(({ ownerId, ...template }) => ({ ...template, shared: ownerId === null }));
}

/** Adds a template, or changes one that this recruiter sees. The same form sent twice is stored once. */
export async function saveTemplate(context: Context, { id, version, value }: TemplateChange): Promise<void> {
  const owner = permitCompany(context);
  const { title, body, shared } = checked(templateSchema, value);
  if (!isId(id)) throw new NotFound();
  await context.db.transaction().execute(async (trx) => {
    // Two additions at once would pass the limit.
    await lockCompany(trx, owner.companyId);
    const stored = await visibleTo(trx, owner).selectAll().where('id', '=', id).executeTakeFirst();
    const ownerId = shared ? null : owner.userId;
    if (stored && isSame(stored, { title, body, ownerId })) return;
    // Deleted since the form was opened.
    if (!stored && version !== null) throw new NotFound();
    if (stored && version !== null && stored.version !== version) throw new Conflict();
    if (stored?.ownerId !== ownerId) await refuseTooMany(trx, owner, shared);
    const changed = { ownerId, title, body, changedAt: context.ports.clock.now() };
    if (stored)
      await trx
        .updateTable('messageTemplates')
        .set({ ...changed, version: stored.version + 1 })
        .where('id', '=', id)
        .execute();
    else
      await trx
        .insertInto('messageTemplates')
        .values({ ...changed, id, companyId: owner.companyId })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
  });
}

/** Deleting a template that is gone does nothing. */
export async function deleteTemplate(context: Context, id: string): Promise<void> {
  const owner = permitCompany(context);
  if (!isId(id)) throw new NotFound();
  const seen = visibleTo(context.db, owner).select('id').where('id', '=', id);
  await context.db.deleteFrom('messageTemplates').where('id', 'in', seen).execute();
}

const visibleTo = (db: Writer, { companyId, userId }: Owner) =>
  db
    .selectFrom('messageTemplates')
    .where('companyId', '=', companyId)
    .where(({ eb, or }) => or([eb('ownerId', 'is', null), eb('ownerId', '=', userId)]));

type Stored = Omit<z.output<typeof templateSchema>, 'shared'> & { ownerId: string | null };

const isSame = (one: Stored, other: Stored): boolean =>
  one.title === other.title && one.body === other.body && one.ownerId === other.ownerId;

async function refuseTooMany(trx: Trx, owner: Owner, shared: boolean): Promise<void> {
  const { count } = await visibleTo(trx, owner)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('ownerId', shared ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostTemplates) throw new Invalid({ '': limitCode('tooManyRows', mostTemplates) });
}
