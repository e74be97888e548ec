import { fold } from '../../../../domain/text/fold.ts';
import type { Runtime } from '../../../runtime.ts';

/** A technology that was merged into another one. */
export type TechnologySynonym = { oldId: string; technologyId: string; nameFr: string; nameEn: string };

const rememberedSeconds = 5;

function readSynonyms({ db, cache }: Pick<Runtime, 'db' | 'cache'>): Promise<TechnologySynonym[]> {
  return cache.get('technology synonyms', rememberedSeconds, () =>
    db.selectFrom('technologySynonyms').select(['oldId', 'technologyId', 'nameFr', 'nameEn']).execute(),
  );
}

/** The technology that a former id or a former name leads to; any other value stays as it is. */
export function currentTechnology(synonyms: readonly TechnologySynonym[], value: string): string {
  const wanted = fold(value);
  const names = ({ oldId, nameFr, nameEn }: TechnologySynonym) => [oldId, fold(nameFr), fold(nameEn)];
  return synonyms.find((one) => names(one).includes(wanted))?.technologyId ?? value;
}

/** The same for a list, each technology once; nothing is read for an empty list. */
export async function currentTechnologies(
  runtime: Pick<Runtime, 'db' | 'cache'>,
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const synonyms = await readSynonyms(runtime);
  return [...new Set(values.map((value) => currentTechnology(synonyms, value)))];
}
