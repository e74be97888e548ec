import type * as z from 'zod';
import type { Month } from '../../../../domain/profile/month.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import type { HtmlFor } from '../../shared/markdown/html-for.ts';

/** One change of one card, permitted, checked and rendered, inside its transaction. */
export type Edit<Value> = { trx: Trx; context: Context; developerId: string; value: Value; html: HtmlFor };

type Saving<Draft, Value> = {
  schema: (today: Month) => z.ZodType<Value, Draft>;
  /** What of it is Markdown, for cards that have some. */
  texts?: (value: Value) => (string | null)[];
  write: (edit: Edit<Value>) => Promise<void>;
};

/** What a card's dialog is filled with, what it may send, and how that is stored. */
export type EditableCard<Draft, Value, OneDraft = never, One = never> = Saving<Draft, Value> & {
  read: (db: Writer, developerId: string, locale: Locale) => Promise<Draft>;
  /** For cards that have an 'add' button: one entry more, whatever else has changed meanwhile. */
  add?: Saving<OneDraft, One>;
};
