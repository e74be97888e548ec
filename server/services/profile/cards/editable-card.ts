import type * as z from 'zod';
import type { Month } from '../../../../domain/profile/month.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import type { Trx, Writer } from '../../../data/database.ts';
import type { HtmlFor } from '../../shared/markdown/html-for.ts';

/** One change of one card, already permitted, validated and rendered, inside its transaction. */
export type Edit<Value> = { trx: Trx; context: Context; developerId: string; value: Value; html: HtmlFor };

type Saving<Draft, Value> = {
  schema: (today: Month) => z.ZodType<Value, Draft>;
  /** The Markdown texts of the card, if it has any. */
  texts?: (value: Value) => (string | null)[];
  write: (edit: Edit<Value>) => Promise<void>;
};

/** How a card is read for its dialog, validated and stored. */
export type EditableCard<Draft, Value, OneDraft = never, One = never> = Saving<Draft, Value> & {
  read: (db: Writer, developerId: string, locale: Locale) => Promise<Draft>;
  /** For cards with an 'add' button: adds one entry, also when the rest of the card has changed meanwhile. */
  add?: Saving<OneDraft, One>;
};
