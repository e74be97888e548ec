import type { OptionalKind } from '../../../../domain/account/email-kinds.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../shared/emails/choices/refused-emails.ts';
import { type AlertTarget, isAlertTarget, openStopToken } from '../../shared/emails/choices/stop-token.ts';

type Needed = Pick<Context, 'config' | 'db' | 'ports'>;

/** What the link of an e-mail ends: the alert of one search, one of the two others about offers, or a kind of e-mail. */
export type Stoppable = { search: string } | { alert: 'fit' | 'followed' } | { kind: OptionalKind };

/** The page that asks before something is ended. */
export function stopPage(locale: Locale, token: string): string {
  return `${pathTo(locale, 'stopAlert')}?token=${encodeURIComponent(token)}`;
}

/** Also for a visitor who is not signed in; undefined when the link is invalid. */
export async function readStoppable({ config, db }: Needed, token: string): Promise<Stoppable | undefined> {
  const opened = openStopToken(config.SECRET, token);
  if (!opened) return undefined;
  const { target, id } = opened;
  if (isAlertTarget(target)) return readSearch(db, target, id);
  const person = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  return person && { kind: target };
}

/** docs/product/account.md, Ending e-mails without signing in. Idempotent. */
export async function stopEmails({ config, db, ports }: Needed, token: string): Promise<void> {
  const opened = openStopToken(config.SECRET, token);
  if (!opened) throw new NotFound();
  const { target, id } = opened;
  if (isAlertTarget(target)) {
    if (!(await stopSearch(db, target, id))) throw new NotFound();
    return;
  }
  if (!(await refuse(db, id, target, ports.clock.now()))) throw new NotFound();
}

async function readSearch(db: Needed['db'], target: AlertTarget, id: string): Promise<Stoppable | undefined> {
  if (target === 'profileSearch') {
    const found = await db.selectFrom('savedSearches').select('name').where('id', '=', id).executeTakeFirst();
    return found && { search: found.name };
  }
  if (target === 'sharedSearch') {
    const found = await db
      .selectFrom('savedSearchReaders as r')
      .innerJoin('savedSearches as s', 's.id', 'r.searchId')
      .select('s.name')
      .where('r.id', '=', id)
      .executeTakeFirst();
    return found && { search: found.name };
  }
  const found = await db.selectFrom('jobSearches').select(['name', 'kind']).where('id', '=', id).executeTakeFirst();
  if (found?.kind === 'fit' || found?.kind === 'followed') return { alert: found.kind };
  return found && { search: found.name };
}

async function stopSearch(db: Needed['db'], target: AlertTarget, id: string): Promise<boolean> {
  const change =
    target === 'jobSearch'
      ? db.updateTable('jobSearches').set({ rhythm: 'never' }).where('id', '=', id)
      : target === 'sharedSearch'
        ? db.updateTable('savedSearchReaders').set({ alert: false }).where('id', '=', id)
        : db.updateTable('savedSearches').set({ alert: false }).where('id', '=', id);
  const { numUpdatedRows } = await change.executeTakeFirst();
  return numUpdatedRows > 0n;
}
