import { NotFound } from '../../../domain/refusals.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import { disableSubjects } from '../shared/emails/moderation-emails.ts';
import { permitModerator } from './permit.ts';
import { type DisableTemplate, readTemplates } from './read-templates.ts';
import { readSenders, type Sender } from './staff/senders.ts';

/** The data of the dialog when it opens. */
export type DisableOptions = {
  /** Whether it is disabled already, for an administrator whose request got no answer. */
  disabled: boolean;
  /** The language that the developer reads. */
  locale: Locale;
  subjects: Record<Locale, string>;
  templates: DisableTemplate[];
  senders: Sender[];
  sender: string;
};

export async function readDisableOptions(context: Context, developerId: string): Promise<DisableOptions> {
  permitModerator(context, developerId);
  const { db, config } = context;
  const user = await db
    .selectFrom('developers')
    .innerJoin('users', 'users.id', 'developers.id')
    .select(['users.locale', 'developers.disabledAt'])
    .where('developers.id', '=', developerId)
    .executeTakeFirst();
  if (!user) throw new NotFound();
  const { senders, chosen } = await readSenders(context);
  return {
    disabled: user.disabledAt !== null,
    locale: user.locale as Locale,
    subjects: { fr: disableSubjects.fr(config.BRAND_NAME), en: disableSubjects.en(config.BRAND_NAME) },
    templates: await readTemplates(context),
    senders,
    sender: chosen,
  };
}
