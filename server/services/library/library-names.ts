import { type RawBuilder, sql } from 'kysely';
import { type NamedParameter, namedParameters } from '../../../domain/library/filters.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';

type Name = Record<Locale, string>;

/** Names of the ids in the CV library, in both languages. */
export type LibraryNames = Record<NamedParameter, Map<string, Name>>;

const rememberedSeconds = 300;

/** Cached, because it is the same for every viewer and rarely changes. */
export async function readLibraryNames({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<LibraryNames> {
  return cache.get('library:names', rememberedSeconds, async () => {
    const each = namedParameters.map(
      (name) => sql`select ${name}::text as kind, named.id, named.fr, named.en from (${sources[name]}) named`,
    );
    const { rows } = await sql<{ kind: NamedParameter; id: string } & Name>`
      ${sql.join(each, sql` union all `)}`.execute(db);
    const names = Object.fromEntries(namedParameters.map((name) => [name, new Map()])) as unknown as LibraryNames;
    for (const { kind, id, fr, en } of rows) names[kind].set(id, { fr, en });
    return names;
  });
}

const technologies = sql`select id, name_fr as fr, name_en as en from technologies`;

const sources: Record<NamedParameter, RawBuilder<unknown>> = {
  technology: technologies,
  without: technologies,
  plus: technologies,
  profession: sql`select id, display_name_fr as fr, display_name_en as en from professions where parent_id is not null`,
  language: sql`select id, name_fr as fr, name_en as en from languages`,
  test: sql`select id::text, name_fr as fr, name_en as en from tests where status = 'PUBLISHED'`,
  region: sql`select distinct on (id) id,
      case when code = 'FR' then fr else concat_ws(', ', fr, country_fr) end as fr,
      case when code = 'FR' then en else concat_ws(', ', en, country_en) end as en
    from (select p.country_code || coalesce(':' || p.area1_fr, '') as id, p.country_code as code, p.area1_fr as fr,
        p.area1_en as en, co.name_fr as country_fr, co.name_en as country_en
      from places p left join countries co on co.code = p.country_code) areas`,
};
