import type { Locale } from '../../../domain/viewer.ts';
import type { Runtime } from '../../runtime.ts';

const rememberedSeconds = 300;

export type ProfessionFamily = { names: Record<Locale, string>; professions: string[] };

/** The families of professions, by id. */
export async function readFamilies({
  db,
  cache,
}: Pick<Runtime, 'db' | 'cache'>): Promise<Map<string, ProfessionFamily>> {
  return cache.get('profession families', rememberedSeconds, async () => {
    const rows = await db
      .selectFrom('professions')
      .select(['id', 'parentId', 'nameFr', 'nameEn'])
      .orderBy('id')
      .execute();
    const families = rows.filter(({ parentId }) => parentId === null);
    return new Map(
      families.map(({ id, nameFr: fr, nameEn: en }) => [
        id,
        { names: { fr, en }, professions: rows.filter(({ parentId }) => parentId === id).map((one) => one.id) },
      ]),
    );
  });
}
