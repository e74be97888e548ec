import { isId } from '../../../../domain/id.ts';
import type { Runtime } from '../../../runtime.ts';
import { versionOf } from './picture-address.ts';
import { type Logo, renderLogo } from './render-logo.ts';

export async function drawLogo({ db }: Pick<Runtime, 'db'>, id: string, file: string): Promise<string | undefined> {
  if (!isId(id)) return undefined;
  const row = await db.selectFrom('companies').select('logo').where('id', '=', id).executeTakeFirst();
  if (!row?.logo || file !== `${versionOf(row.logo)}.svg`) return undefined;
  return renderLogo(row.logo as Logo);
}
