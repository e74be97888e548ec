import type * as z from 'zod';
import type { Context } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';

export type Edit<Value> = { trx: Trx; context: Context; actorId: string; id: string; value: Value };

/** One kind of thing that the team edits: what is stored under an id, how it is written and, where it can, removed. */
export type Entry<Schema extends z.ZodType> = {
  schema: Schema;
  /** Undefined: there is no such id. Null: a place that is free, or an id that can be given. */
  read: (db: Writer, id: string, context: Context) => Promise<z.input<Schema> | null | undefined>;
  write: (edit: Edit<z.output<Schema>>) => Promise<void>;
  /** Where an id is not made from the name. Returns it. */
  create?: (edit: Omit<Edit<z.output<Schema>>, 'id'>) => Promise<string>;
  remove?: (trx: Trx, id: string, context: Context) => Promise<void>;
};
