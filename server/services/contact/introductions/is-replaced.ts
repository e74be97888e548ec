import { type RawBuilder, sql } from 'kysely';

/** docs/product/contact.md, Current introduction: whether the two have a later one, for a row `i` of introductions. */
export const isReplaced: RawBuilder<boolean> = sql`exists (select from introductions later
  where later.company_id = i.company_id and later.developer_id = i.developer_id
    and (later.created_at, later.id) > (i.created_at, i.id))`;
