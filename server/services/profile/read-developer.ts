import { CompiledQuery } from 'kysely';
import type { Plan } from '../../../domain/companies/plans/plan.ts';
import { introductionStatus } from '../../../domain/contact/introductions/status.ts';
import type { StoredEducation } from '../../../domain/profile/cards/education.ts';
import type { StoredExperience } from '../../../domain/profile/cards/experience.ts';
import type { StoredProject } from '../../../domain/profile/cards/project.ts';
import type { ShareableField } from '../../../domain/profile/wishes/shared-fields.ts';
import type { Flags } from '../../../domain/profile/wishes/wish-names.ts';
import type { Locale } from '../../../domain/viewer.ts';
import type { Writer } from '../../data/database.ts';
import type { Runtime } from '../../runtime.ts';
import { type EntryRows, entries, shownEntries, shownTests, storedEntriesWithHtml, type WithHtml } from './entries.ts';

export type StoredLanguage = { id: string; languageId: string; name: string; value: number };
/** A favourite technology; the value says how well it is known, 0–100, where the developer gave it. */
export type StoredTechnology = { id: string; name: string; handle: string | null; value: number | null };
/** A test result that the developer shows; the end of its session in milliseconds. */
export type StoredTest = {
  testId: string;
  alias: string;
  name: string;
  handle: string | null;
  /** Null for a provisional result. */
  centile: number | null;
  score: number;
  /** Null where it is not known. */
  deviation: number | null;
  endDate: number;
  /** When five questions during a call confirmed the score. */
  confirmedOn: number | null;
};
export type StoredSocial = { id: string; network: string; url: string | null; username: string | null };
export type StoredInterest = { id: string; name: string };
export type StoredPlace = { placeId: string; label: string };
/** The uploaded CV: its name, its size, and when it was uploaded. */
export type StoredCv = { name: string; bytes: number; sentAt: string };

/** Everything that a profile page can show, before it is filtered for the viewer. */
export type Developer = {
  id: string;
  seoAlias: string | null;
  displayName: string;
  avatar: unknown;
  profilePicHandle: string | null;
  oneSentenceDescription: string | null;
  personalMessage: string | null;
  personalMessageHtml: string | null;
  professionId: string | null;
  profession: string | null;
  codeExperienceYears: number | null;
  otherExperienceYears: number | null;
  studiesYears: number | null;
  interestedTechnologies: string | null;
  soundtrackUrl: string | null;
  jobSearchState: string;
  contractTypes: string[];
  remoteFrequency: string | null;
  remoteDaysPerWeek: number | null;
  salary: number | null;
  averageDailyRate: number | null;
  visaSponsorship: boolean | null;
  perks: Flags;
  jobIssues: Flags;
  codingReason: string | null;
  /** What of these fields the owner shows to recruiters. */
  sharedFields: ShareableField[];
  unavailable: boolean;
  validationStatus: string | null;
  disabled: boolean;
  isShort: boolean;
  /** How many achievements are unlocked, and how many of them are public. */
  achievements: number;
  sharedAchievements: number;
  hideFromEmployer: boolean;
  visibility: unknown;
  cardVersions: Record<string, number>;
  firstName: string;
  lastName: string;
  phoneNumber: string | null;
  email: string;
  boost: number;
  recommendations: number;
  health: { content: string } | null;
  currentPlace: string | null;
  dreamPlaces: StoredPlace[];
  experiences: (StoredExperience & WithHtml)[];
  education: StoredEducation[];
  projects: (StoredProject & WithHtml)[];
  languages: StoredLanguage[];
  technologies: StoredTechnology[];
  tests: StoredTest[];
  socials: StoredSocial[];
  interests: StoredInterest[];
  cv: StoredCv | null;
};

/** The recruiter who views: the company's views of the day and the recruiter's last visit are read with the profile. */
export type Looking = { recruiterId: string; companyId: string; planId: string; day: string };

export type ViewerRelation = {
  /** The name of the viewing company, and whether the developer has blocked it. */
  company: string;
  blocked: boolean;
  dailyLimit: number | null;
  seenToday: number;
  alreadySeen: boolean;
  /** In milliseconds: the recruiter's last visit to this profile on this day. */
  lastVisit: number | null;
  /** Whether the developer is one of this recruiter's favourites. */
  favourite: boolean;
  /** How many colleagues have the developer among their favourites. */
  colleagues: number;
  /** The developer's likes of the company; times in milliseconds. */
  superliked: number | null;
  liked: number | null;
  /** Applications to its offers, made here or in the company's own tool. */
  jobLikes: { jobId: string; at: number }[];
  /** The latest introduction between the two, current or not. */
  latest: { id: string; recruiterId: string | null; status: number; since: number; createdAt: number } | null;
  /** The developer's own flag, and their choice about introductions while they are not searching. */
  unavailable: boolean;
  disableIntroductions: boolean | null;
  /** The plan of the company, and how many of its requests of the day wait for an answer. */
  plan: Omit<Plan, 'id'>;
  waitingToday: number;
  /** The company answers applications in its own applicant tracking system. */
  answersElsewhere: boolean;
};

/** One developer with all related rows, in one query. */
export async function readDeveloper(db: Writer, developerId: string, locale: Locale): Promise<Developer | undefined> {
  const parameters = [developerId, null, null, null, null];
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement(locale), parameters));
  return rows[0] && developerOf(rows[0]);
}

/**
 * The same for a profile page. Prepared once per connection, because planning this long query takes longer than running
 * it.
 */
export async function lookAtDeveloper(
  { pool }: Pick<Runtime, 'pool'>,
  developerId: string,
  locale: Locale,
  looking: Looking | undefined,
): Promise<(Developer & { relation: ViewerRelation | null }) | undefined> {
  const { companyId = null, planId = null, day = null, recruiterId = null } = looking ?? {};
  const { rows } = await pool.query<Row & { relation: ViewerRelation | null }>({
    name: `developer-${locale}`,
    text: statement(locale),
    values: [developerId, companyId, planId, day, recruiterId],
  });
  return rows[0] && developerOf(rows[0]);
}

type Row = Omit<Developer, keyof EntryRows> & EntryRows<WithHtml>;

const developerOf = <T extends Row>(row: T) => ({ ...row, ...storedEntriesWithHtml(row) });

/** Columns have the names of the result type, so that nothing is renamed for each row. */
function statement(locale: Locale): string {
  const label = `p.locality_${locale} || ', ' || coalesce(co.name_${locale}, p.country_code)`;
  const placed = 'join places p on p.id = dp.place_id left join countries co on co.code = p.country_code';
  return `
    select d.id, d.seo_alias as "seoAlias", d.display_name as "displayName", d.avatar,
      d.profile_pic_handle as "profilePicHandle", d.one_sentence_description as "oneSentenceDescription",
      d.personal_message as "personalMessage", d.personal_message_html as "personalMessageHtml", d.profession_id as "professionId",
      pr.display_name_${locale} as profession, d.code_experience_years as "codeExperienceYears",
      d.other_experience_years as "otherExperienceYears", d.studies_years as "studiesYears",
      d.interested_technologies as "interestedTechnologies", d.soundtrack_url as "soundtrackUrl",
      d.job_search_state as "jobSearchState", d.contract_types as "contractTypes",
      d.remote_frequency as "remoteFrequency", d.remote_days_per_week as "remoteDaysPerWeek", d.salary,
      d.average_daily_rate as "averageDailyRate", d.visa_sponsorship as "visaSponsorship",
      d.perks, d.job_issues as "jobIssues", d.coding_reason as "codingReason", d.shared_fields as "sharedFields",
      d.unavailable,
      d.validation_status as "validationStatus", d.disabled_at is not null as disabled, d.is_short as "isShort",
      d.hide_from_employer as "hideFromEmployer", d.visibility, d.card_versions as "cardVersions", c.first_name as "firstName", c.last_name as "lastName",
      c.phone_number as "phoneNumber", u.email, c.boost,
      (select count(*)::int from developer_recommendations r where r.developer_id = d.id) as recommendations,
      (select count(*)::int from achievements a where a.user_id = d.id) as achievements,
      (select count(a.shared_at)::int from achievements a where a.user_id = d.id) as "sharedAchievements",
      (select json_build_object('content', h.content) from developer_health h where h.developer_id = d.id) as health,
      (select ${label} from developer_places dp ${placed}
        where dp.developer_id = d.id and dp.kind = 'current' order by dp.position limit 1) as "currentPlace",
      coalesce((select json_agg(json_build_object('placeId', p.id, 'label', ${label}) order by dp.position)
        from developer_places dp ${placed} where dp.developer_id = d.id and dp.kind = 'dream'), '[]') as "dreamPlaces",
      ${shownEntries.experiences(`json_build_object('placeId', p.id, 'label', ${label})`)},
      ${entries.education},
      ${shownEntries.projects},
      coalesce((select json_agg(json_build_object('id', dl.id, 'languageId', l.id, 'name', l.name_${locale},
          'value', dl.value) order by dl.position)
        from developer_languages dl join languages l on l.id = dl.language_id
        where dl.developer_id = d.id), '[]') as languages,
      coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name_${locale}, 'handle', t.handle,
          'value', dt.value) order by dt.position)
        from developer_technologies dt join technologies t on t.id = dt.technology_id
        where dt.developer_id = d.id), '[]') as technologies,
      ${shownTests(locale)},
      ${entries.socials},
      ${entries.interests},
      (select json_build_object('name', f.original_name, 'bytes', f.bytes, 'sentAt', f.created_at)
        from developer_cvs cv join files f on f.handle = cv.handle where cv.developer_id = d.id) as cv,
      case when $2::uuid is not null then json_build_object(
        'company', (select name from companies where id = $2::uuid),
        'blocked', exists (select from blocked_companies b where b.company_id = $2::uuid and b.developer_id = d.id),
        'dailyLimit', (select candidate_limit_day from plans where id = $3::text),
        'seenToday', (select count(*) from company_views v where v.company_id = $2::uuid and v.day = $4::date),
        'alreadySeen', exists (select from company_views v
          where v.company_id = $2::uuid and v.day = $4::date and v.developer_id = d.id),
        'lastVisit', (select extract(epoch from max(v.last_at)) * 1000 from developer_visits v
          where v.developer_id = d.id and v.day = $4::date and v.recruiter_id = $5::uuid),
        'favourite', exists (select from favourites f where f.recruiter_id = $5::uuid and f.developer_id = d.id),
        'colleagues', (select count(*) from favourites f
          where f.company_id = $2::uuid and f.developer_id = d.id and f.recruiter_id <> $5::uuid),
        'superliked', (select extract(epoch from s.sent_at) * 1000 from superlikes s
          where s.developer_id = d.id and s.company_id = $2::uuid),
        'liked', (select extract(epoch from l.liked_at) * 1000 from company_likes l
          where l.developer_id = d.id and l.company_id = $2::uuid),
        'jobLikes', (select coalesce(json_agg(json_build_object('jobId', a.job_id,
            'at', (extract(epoch from a.applied_at) * 1000)::float8)), '[]')
          from job_applications a join jobs j on j.id = a.job_id
          where a.developer_id = d.id and j.company_id = $2::uuid),
        'latest', (select json_build_object('id', i.id, 'recruiterId', i.recruiter_id, 'status', i.status,
            'since', (extract(epoch from i.status_since) * 1000)::float8,
            'createdAt', (extract(epoch from i.created_at) * 1000)::float8)
          from introductions i where i.company_id = $2::uuid and i.developer_id = d.id
          order by i.created_at desc, i.id desc limit 1),
        'unavailable', d.unavailable, 'disableIntroductions', d.disable_introductions,
        'plan', (select json_build_object('type', p.type, 'candidateLimitDay', p.candidate_limit_day,
            'pipeCapacity', p.pipe_capacity, 'featureBatch', p.feature_batch) from plans p where p.id = $3::text),
        'waitingToday', (select count(*) from introductions i where i.company_id = $2::uuid
          and i.status = ${introductionStatus.STATUS_WAITING_FOR_DEVELOPER}
          and i.created_at >= $4::date::timestamp at time zone 'Europe/Paris'),
        'answersElsewhere', (select disable_application_workflow from companies where id = $2::uuid)) end as relation
    from developers d
    join users u on u.id = d.id
    join developer_confidential c on c.developer_id = d.id
    left join professions pr on pr.id = d.profession_id
    where d.id = $1::uuid`;
}
