import type * as z from 'zod';
import type { Context } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';

type Edit<Value> = { trx: Trx; context: Context; actorId: string; id: string; value: Value };

/** One kind of setting that the team edits: how it is read by id, written and, where that is possible, removed. */
export type Entry<Schema extends z.ZodType> = {
  schema: Schema;
  /** Undefined: there is no such id. Null: the id is free and can be filled. */
  read: (db: Writer, id: string, context: Context) => Promise<z.input<Schema> | null | undefined>;
  write: (edit: Edit<z.output<Schema>>) => Promise<void>;
  /** For kinds whose id is not made from the name. Returns the new id. */
  create?: (edit: Omit<Edit<z.output<Schema>>, 'id'>) => Promise<string>;
  /** Answers 'restored' when the entry got its original value again instead of being removed. */
  remove?: (trx: Trx, id: string, context: Context) => Promise<unknown>;
};
