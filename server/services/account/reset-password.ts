import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { limits, take } from '../limits/take.ts';
import { callAuth } from './call-auth.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/** Sets a new password by the link of a letter; every open session of the account is closed. */
export async function resetPassword(
  context: Context,
  input: { token: string; password: string },
): Promise<'changed' | 'invalid'> {
  await take(context.db, limits.codeByAddress, context.clientAddress);
  const person = await ownerOf(context, input.token);
  await refuseCommonPassword(context, { password: input.password, field: 'password', person });
  const body = { token: input.token, newPassword: input.password };
  const answer = await callAuth(context, (common) => context.auth.api.resetPassword({ body, ...common }));
  return answer.ok ? 'changed' : 'invalid';
}

/** Whose link it is; a link that opens nothing is refused afterwards, by the accounts library. */
function ownerOf({ db }: Context, token: string) {
  return db
    .selectFrom('verifications')
    .innerJoin('users', (join) => join.on(sql`users.id::text`, '=', sql.ref('verifications.value')))
    .select(['users.name', 'users.email'])
    .where('verifications.identifier', '=', `reset-password:${token}`)
    .executeTakeFirst();
}
