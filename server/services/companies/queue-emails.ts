import type { Locale } from '../../../domain/viewer.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../data/database.ts';
import type { EmailWords } from '../shared/emails/email-text.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';
import type { Template } from '../shared/emails/templates.ts';

/** A function when the words depend on the reader's language. */
type Words = EmailWords | ((locale: Locale) => EmailWords);
type Readers = {
  companyId: string;
  onlyManagers: boolean;
  /** For an e-mail that can be taken back: when it is sent, and its key for each reader. */
  revocable?: { sendAt: Date; keyOf: (recruiterId: string) => string };
};

/** The same e-mail to the members of a company, each in their own language. */
export async function writeToTeam(
  trx: Trx,
  context: Context,
  { companyId, onlyManagers, revocable }: Readers,
  template: Template,
  words: Words,
): Promise<void> {
  const people = await trx
    .selectFrom('companyMembers as m')
    .innerJoin('users as u', 'u.id', 'm.recruiterId')
    .select(['u.id', 'u.email', 'u.name', 'u.locale'])
    .where('m.companyId', '=', companyId)
    .$if(onlyManagers, (query) => query.where('m.admin', '=', true))
    .execute();
  for (const person of people) await write(trx, context, person, template, words, revocable);
}

export async function writeToRecruiter(
  trx: Trx,
  context: Context,
  recruiterId: string,
  template: Template,
  words: Words,
): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .select(['id', 'email', 'name', 'locale'])
    .where('id', '=', recruiterId)
    .executeTakeFirstOrThrow();
  await write(trx, context, person, template, words);
}

type Person = { id: string; email: string; name: string; locale: string };

async function write(
  trx: Trx,
  { config, ports }: Context,
  person: Person,
  template: Template,
  words: Words,
  revocable?: Readers['revocable'],
): Promise<void> {
  const user = { ...person, locale: person.locale as Locale };
  const data = typeof words === 'function' ? words(user.locale) : words;
  // Every event gets its own e-mail.
  const key = revocable?.keyOf(user.id) ?? `${template}:${ports.random.id()}`;
  await queueEmail(trx, config, { template, user, data, key, ...(revocable && { sendAt: revocable.sendAt }) });
}
