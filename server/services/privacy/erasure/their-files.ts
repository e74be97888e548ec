import { sql } from 'kysely';
import type { Writer } from '../../../data/database.ts';

export type TheirFile = { handle: string; contentType: string; originalName: string | null };

/**
 * The files that the user uploaded, and the files of their pages and their conversations as a developer, also when
 * another user uploaded them.
 */
export async function readTheirFiles(db: Writer, userId: string): Promise<TheirFile[]> {
  return db
    .selectFrom('files')
    .select(['handle', 'contentType', 'originalName'])
    .where(
      sql<boolean>`owner_id = ${userId}
        or handle in (select profile_pic_handle from developers where id = ${userId})
        or handle in (select profile_pic_handle from recruiters where id = ${userId})
        or handle in (select c.handle from developer_cvs c where c.developer_id = ${userId})
        or handle in (select mf.handle from message_files mf join messages m on m.id = mf.message_id
          join introductions i on i.id = m.introduction_id where i.developer_id = ${userId})
        or handle in (select image #>> '{}' from developer_projects p, jsonb_path_query(p.images, '$[*].handle') as image
          where p.developer_id = ${userId})`,
    )
    .orderBy('createdAt')
    .execute();
}
