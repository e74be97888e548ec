import type * as z from 'zod';
import { disableReasons } from '../../../../domain/moderation/disable-reason.ts';
import {
  keyOf,
  planSchema,
  professionSchema,
  type SettingsSection,
  staffPlaces,
  staffSchema,
  technologySchema,
  templateSchema,
} from '../../../../domain/moderation/team-settings/entries.ts';
import { Invalid } from '../../../../domain/refusals.ts';
import { type Locale, locales } from '../../../../domain/viewer.ts';
import type { Trx } from '../../../data/database.ts';
import { enqueueTask } from '../../../tasks/enqueue-task.ts';
import { ownsImage } from '../../shared/files/owns-image.ts';
import { originalWords } from '../read-templates.ts';
import { achievements } from './achievement-entry.ts';
import { answers } from './answer-entry.ts';
import type { Entry } from './entry.ts';
import { seasons } from './season-entry.ts';
import { tests } from './test-entry.ts';
import { vocabulary } from './vocabulary-entry.ts';

const newId = /^[a-z0-9][a-z0-9-]{0,59}$/;

const team: Entry<typeof staffSchema> = {
  schema: staffSchema,
  read: async (db, id) => {
    if (!staffPlaces.some((place) => String(place) === id)) return undefined;
    const row = await db
      .selectFrom('staff')
      .select(['name', 'short', 'roleFr', 'roleEn', 'email', 'phoneNumber', 'picHandle'])
      .where('position', '=', Number(id))
      .executeTakeFirst();
    return row ? { ...row, phoneNumber: row.phoneNumber ?? '' } : null;
  },
  write: async ({ trx, context, actorId, id, value }) => {
    const position = Number(id);
    const key = keyOf(value.short);
    const others = await trx.selectFrom('staff').select(['position', 'key', 'picHandle']).execute();
    if (others.some((one) => one.key === key && one.position !== position)) throw new Invalid({ short: 'duplicate' });
    const kept = others.find((one) => one.position === position)?.picHandle;
    if (value.picHandle && value.picHandle !== kept && !(await ownsImage(trx, value.picHandle, [actorId])))
      throw new Invalid({ picHandle: 'unknown' });
    const account = await trx
      .selectFrom('users')
      .select('id')
      .where('email', '=', value.email)
      .where('role', '=', 'ADMIN')
      .executeTakeFirst();
    const row = { ...value, key, userId: account?.id ?? null, updatedAt: context.ports.clock.now() };
    await trx
      .insertInto('staff')
      .values({ position, ...row })
      .onConflict((conflict) => conflict.column('position').doUpdateSet(row))
      .execute();
  },
  remove: async (trx, id) => void (await trx.deleteFrom('staff').where('position', '=', Number(id)).execute()),
};

/** An id such as 'NotRelevant.fr'. */
function templateOf(id: string) {
  const [key, language] = id.split('.');
  const reason = disableReasons.find((one) => one === key);
  const locale: Locale | undefined = locales.find((one) => one === language);
  return reason && locale ? { reason, locale } : undefined;
}

const templates: Entry<typeof templateSchema> = {
  schema: templateSchema,
  read: async (db, id, { config }) => {
    const template = templateOf(id);
    if (!template) return undefined;
    const { reason, locale } = template;
    const own = await db
      .selectFrom('disableTemplates')
      .select(['subject', 'message'])
      .where('reason', '=', reason)
      .where('locale', '=', locale)
      .executeTakeFirst();
    return own ?? originalWords(reason, locale, config.BRAND_NAME);
  },
  write: async ({ trx, context, actorId, id, value }) => {
    const template = templateOf(id);
    if (!template) return;
    const words = { ...value, updatedAt: context.ports.clock.now(), updatedBy: actorId };
    await trx
      .insertInto('disableTemplates')
      .values({ ...template, ...words })
      .onConflict((conflict) => conflict.columns(['reason', 'locale']).doUpdateSet(words))
      .execute();
  },
  // Without the row, the default texts of the product are used again.
  remove: async (trx, id) => {
    const template = templateOf(id);
    if (!template) return;
    await trx
      .deleteFrom('disableTemplates')
      .where('reason', '=', template.reason)
      .where('locale', '=', template.locale)
      .execute();
  },
};

const plans: Entry<typeof planSchema> = {
  schema: planSchema,
  read: (db, id) =>
    db
      .selectFrom('plans')
      .select(['nameFr', 'nameEn', 'candidateLimitDay', 'pipeCapacity', 'featureBatch', 'monthlyPriceEur'])
      .where('id', '=', id)
      .executeTakeFirst(),
  write: async ({ trx, id, value }) => void (await trx.updateTable('plans').set(value).where('id', '=', id).execute()),
};

const technologies: Entry<typeof technologySchema> = {
  schema: technologySchema,
  read: async (db, id) => {
    const row = await db
      .selectFrom('technologies')
      .select(['nameFr', 'nameEn', 'category', 'handle'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? { ...row, handle: row.handle ?? '' } : newId.test(id) ? null : undefined;
  },
  write: async ({ trx, context, id, value }) => {
    // Addresses and files may still name the technology that had this id.
    const merged = await trx
      .selectFrom('formerTechnologies')
      .select('oldId')
      .where('oldId', '=', id)
      .executeTakeFirst();
    if (merged) throw new Invalid({ nameEn: 'duplicate' });
    const row = { ...value, editedAt: context.ports.clock.now() };
    const last = await trx
      .selectFrom('technologies')
      .select(({ fn }) => fn.max('position').as('position'))
      .executeTakeFirst();
    await trx
      .insertInto('technologies')
      .values({ id, ...row, position: Number(last?.position ?? 0) + 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await findByNewNames(trx);
  },
};

const professions: Entry<typeof professionSchema> = {
  schema: professionSchema,
  read: async (db, id) => {
    const row = await db
      .selectFrom('professions')
      .select(['nameFr', 'nameEn', 'displayNameFr', 'displayNameEn', 'parentId'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return newId.test(id) ? null : undefined;
    // A family groups professions; it is not a profession that a developer can choose.
    return row.parentId === null ? undefined : { ...row, parentId: row.parentId };
  },
  write: async ({ trx, context, id, value }) => {
    const family = await trx
      .selectFrom('professions')
      .select('id')
      .where('id', '=', value.parentId)
      .where('parentId', 'is', null)
      .executeTakeFirst();
    if (!family) throw new Invalid({ parentId: 'unknown' });
    const row = { ...value, editedAt: context.ports.clock.now() };
    const last = await trx
      .selectFrom('professions')
      .select(({ fn }) => fn.max('position').as('position'))
      .where('parentId', '=', value.parentId)
      .executeTakeFirst();
    await trx
      .insertInto('professions')
      .values({ id, ...row, position: Number(last?.position ?? 0) + 1 })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    await findByNewNames(trx);
  },
};

/** The CV library is searched by these names, so its index is built again. */
async function findByNewNames(trx: Trx): Promise<void> {
  await enqueueTask(trx, 'rebuild-library', {});
}

export const entries = {
  team,
  templates,
  answers,
  plans,
  technologies,
  professions,
  vocabulary,
  tests,
  seasons,
  achievements,
} satisfies Record<SettingsSection, unknown>;

/** What the dialog of a section shows and sends. */
export type EntryDraft<Section extends SettingsSection> = z.input<(typeof entries)[Section]['schema']>;
