import {
  defaultState,
  type JobSearch,
  type JobSearchDraft,
  type JobSearchState,
  jobSearchSchema,
  withState,
} from '../../../../domain/profile/cards/job-search.ts';
import { readDeveloper } from '../read-developer.ts';
import { storePlaces } from '../store-places.ts';
import { storeSharedFields } from '../store-shared-fields.ts';
import type { EditableCard } from './editable-card.ts';

export const jobSearch: EditableCard<JobSearchDraft, JobSearch> = {
  schema: () => jobSearchSchema,
  async read(db, developerId, locale) {
    const developer = await readDeveloper(db, developerId, locale);
    const row = await db
      .selectFrom('developers')
      .select(['disableIntroductions'])
      .where('id', '=', developerId)
      .executeTakeFirst();
    return {
      ...stateOf(developer?.jobSearchState ?? 'unknown', row?.disableIntroductions ?? false),
      contractTypes: developer?.contractTypes ?? [],
      places: developer?.dreamPlaces ?? [],
      remote: (developer?.remoteFrequency ?? null) as JobSearchDraft['remote'],
      daysPerWeek: developer?.remoteDaysPerWeek ?? null,
      salary: developer?.salary ?? null,
      averageDailyRate: developer?.averageDailyRate ?? null,
      perks: developer?.perks ?? {},
      visaSponsorship: developer?.visaSponsorship ?? false,
      unavailable: developer?.unavailable ?? false,
      shared: {
        averageDailyRate: developer?.sharedFields.includes('averageDailyRate') ?? false,
        perks: developer?.sharedFields.includes('perks') ?? false,
      },
    };
  },
  async write(edit) {
    const { trx, developerId, value, context } = edit;
    await storePlaces(
      edit,
      value.places.map(({ placeId }, index) => ({ field: `places.${index}`, placeId })),
    );
    const updatedAt = context.ports.clock.now();
    const before = await trx
      .deleteFrom('developerPlaces')
      .where('developerId', '=', developerId)
      .where('kind', '=', 'dream')
      .returning(['placeId', 'updatedAt'])
      .execute();
    const rows = value.places.map(({ placeId }, position) => ({
      developerId,
      kind: 'dream',
      placeId,
      position,
      // A city that was chosen before keeps its date.
      updatedAt: before.find((one) => one.placeId === placeId)?.updatedAt ?? updatedAt,
    }));
    await trx.insertInto('developerPlaces').values(rows).execute();
    await trx
      .updateTable('developers')
      .set({
        jobSearchState: value.state,
        disableIntroductions: value.disableIntroductions,
        contractTypes: value.contractTypes,
        remoteFrequency: value.remote,
        remoteDaysPerWeek: value.daysPerWeek,
        salary: value.salary,
        averageDailyRate: value.averageDailyRate,
        perks: JSON.stringify(value.perks),
        visaSponsorship: value.visaSponsorship,
        unavailable: value.unavailable,
      })
      .where('id', '=', developerId)
      .execute();
    await storeSharedFields(edit, value.shared);
  },
};

/** An unknown state is read as not_searching (docs/product/profile.md, The job-search card). */
function stateOf(state: string, disableIntroductions: boolean): Pick<JobSearchDraft, 'state' | 'disableIntroductions'> {
  const stored = { state: state as JobSearchState, disableIntroductions };
  return state === 'unknown' ? withState(stored, defaultState) : stored;
}
