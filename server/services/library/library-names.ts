import { sql } from 'kysely';
import type { Locale } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';

type Name = Record<Locale, string>;

/** Names of the ids in the CV library, in both languages. */
export type LibraryNames = Record<'technology' | 'profession' | 'language' | 'region' | 'test', Map<string, Name>>;

const rememberedSeconds = 300;

/** Cached, because it is the same for every viewer and rarely changes. */
export async function readLibraryNames({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<LibraryNames> {
  return cache.get('library:names', rememberedSeconds, async () => {
    const { rows } = await sql<{ kind: keyof LibraryNames; id: string } & Name>`
      select 'technology' as kind, id, name_fr as fr, name_en as en from technologies
      union all select 'profession', id, display_name_fr, display_name_en from professions where parent_id is not null
      union all select 'language', id, name_fr, name_en from languages
      union all select 'test', id::text, name_fr, name_en from tests where status = 'PUBLISHED'
      union all select distinct on (id) 'region', id,
        case when code = 'FR' then fr else concat_ws(', ', fr, country_fr) end,
        case when code = 'FR' then en else concat_ws(', ', en, country_en) end
      from (select p.country_code || coalesce(':' || p.area1_fr, '') as id, p.country_code as code, p.area1_fr as fr,
          p.area1_en as en, co.name_fr as country_fr, co.name_en as country_en
        from places p left join countries co on co.code = p.country_code) areas`.execute(db);
    const names: LibraryNames = {
      technology: new Map(),
      profession: new Map(),
      language: new Map(),
      region: new Map(),
      test: new Map(),
    };
    for (const { kind, id, fr, en } of rows) names[kind].set(id, { fr, en });
    return names;
  });
}
