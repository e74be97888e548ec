import type { FitWorld } from '../../../domain/fit/plan.ts';
import type { Runtime } from '../../runtime.ts';

const rememberedSeconds = 300;

/** The same for every viewer: families of professions, and how common each technology is. */
export function readFitWorld({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<FitWorld> {
  return cache.get('fit world', rememberedSeconds, async () => {
    const [professions, shares] = await Promise.all([
      db.selectFrom('professions').select(['id', 'parentId']).where('parentId', 'is not', null).execute(),
      db.selectFrom('technologyShares').select(['technologyId', 'share']).execute(),
    ]);
    return {
      families: new Map(professions.map(({ id, parentId }) => [id, parentId ?? id])),
      shares: new Map(shares.map(({ technologyId, share }) => [technologyId, share])),
    };
  });
}
