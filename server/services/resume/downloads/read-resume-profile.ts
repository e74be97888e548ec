import { CompiledQuery } from 'kysely';
import type { ResumePlace, ResumeProfile } from '../../../../domain/resume/profile.ts';
import type { Locale } from '../../../../domain/viewer.ts';
import type { Writer } from '../../../data/database.ts';
import { type EntryRows, entries, storedEntries } from '../../profile/entries.ts';

/** What a résumé needs beside its content: who may see it, and the picture. */
export type ResumeSubject = {
  profile: ResumeProfile;
  visibility: unknown;
  avatar: unknown;
  profilePicHandle: string | null;
};

type Row = Omit<ResumeProfile, keyof EntryRows> & EntryRows & Omit<ResumeSubject, 'profile'>;

/** Everything that a résumé contains and that an import is compared with, in one query. */
export async function readResumeProfile(
  db: Writer,
  developerId: string,
  locale: Locale,
): Promise<ResumeSubject | undefined> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement(locale), [developerId]));
  const row = rows[0];
  if (!row) return undefined;
  const { visibility, avatar, profilePicHandle, ...profile } = row;
  return { profile: { ...profile, ...storedEntries<ResumePlace>(profile) }, visibility, avatar, profilePicHandle };
}

function statement(locale: Locale): string {
  const place = `json_build_object('placeId', p.id, 'city', p.locality_${locale},
    'country', coalesce(co.name_${locale}, p.country_code), 'countryCode', p.country_code)`;
  const placed = 'join places p on p.id = dp.place_id left join countries co on co.code = p.country_code';
  return `
    select d.display_name as "displayName", c.first_name as "firstName", c.last_name as "lastName",
      d.seo_alias as "seoAlias", u.email, c.phone_number as phone,
      d.one_sentence_description as "oneSentenceDescription", d.personal_message as "personalMessage",
      d.profession_id as "professionId", coalesce(pr.display_name_${locale}, pr.name_${locale}) as profession,
      (select ${place} from developer_places dp ${placed}
        where dp.developer_id = d.id and dp.kind = 'current' order by dp.position limit 1) as place,
      d.job_search_state as "jobSearchState", d.contract_types as "contractTypes",
      coalesce((select json_agg(${place} order by dp.position)
        from developer_places dp ${placed} where dp.developer_id = d.id and dp.kind = 'dream'), '[]') as "dreamPlaces",
      d.remote_frequency as "remoteFrequency", d.remote_days_per_week as "remoteDaysPerWeek", d.salary,
      d.average_daily_rate as "averageDailyRate", d.visa_sponsorship as "visaSponsorship", d.perks,
      d.job_issues as "jobIssues", d.coding_reason as "codingReason", d.shared_fields as "sharedFields",
      d.code_experience_years as "codeExperienceYears", d.other_experience_years as "otherExperienceYears",
      d.studies_years as "studiesYears", d.interested_technologies as "interestedTechnologies",
      d.soundtrack_url as "soundtrackUrl",
      ${entries.experiences(place)},
      ${entries.education},
      ${entries.projects},
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name_${locale}, 'value', dt.value,
          'position', dt.position) order by dt.position)
        from developer_technologies dt join technologies t on t.id = dt.technology_id
        where dt.developer_id = d.id), '[]') as technologies,
      coalesce((select json_agg(json_build_object('id', dl.id, 'languageId', l.id, 'nameFr', l.name_fr,
          'nameEn', l.name_en, 'value', dl.value) order by dl.position)
        from developer_languages dl join languages l on l.id = dl.language_id
        where dl.developer_id = d.id), '[]') as languages,
      ${entries.interests},
      ${entries.socials},
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name_${locale}, 'centile', dt.centile,
          'score', dt.score, 'deviation', dt.deviation,
          'endDate', (extract(epoch from dt.ended_at) * 1000)::float8) order by dt.centile, t.id)
        from developer_tests dt join tests t on t.id = dt.test_id where dt.developer_id = d.id), '[]') as tests,
      coalesce((select json_agg(json_build_object('companyId', c.id, 'companyName', c.name)
          order by cl.liked_at desc, c.id)
        from company_likes cl join companies c on c.id = cl.company_id where cl.developer_id = d.id), '[]') as likes, d.last_update as "lastUpdate",
      d.visibility, d.avatar, d.profile_pic_handle as "profilePicHandle"
    from developers d
    join users u on u.id = d.id
    join developer_confidential c on c.developer_id = d.id
    left join professions pr on pr.id = d.profession_id
    where d.id = $1::uuid`;
}
