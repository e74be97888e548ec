import { isId } from '../../../../domain/id.ts';
import { avatarSchema } from '../../../../domain/profile/avatar.ts';
import type { Runtime } from '../../../runtime.ts';
import { versionOf } from './picture-address.ts';
import { renderAvatar } from './render-avatar.ts';

/** The drawing of a developer's avatar, or undefined when the address does not match the stored drawing. */
export async function drawAvatar({ db }: Pick<Runtime, 'db'>, id: string, file: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const row = await db
    .selectFrom('developers')
    .select('avatar')
    .where('id', '=', id)
    .unionAll(db.selectFrom('recruiters').select('avatar').where('id', '=', id))
    .executeTakeFirst();
  if (!row?.avatar || file !== `${versionOf(row.avatar)}.svg`) return undefined;
  const avatar = avatarSchema.safeParse(row.avatar);
  return avatar.success ? renderAvatar(avatar.data) : undefined;
}
