import { type RawBuilder, sql } from 'kysely';

/** The person: the id, the address in lower case, and the names that other users may have read. */
export type Who = { id: string; email: string; names: string[] };

/**
 * What happens to a row when a person whom it names is erased: it is deleted too, it stays without the id, `sweep`
 * deletes it because no foreign key does, or the id becomes a pseudonym.
 */
export type Fate = 'goes' | 'unnamed' | 'swept' | 'pseudonym';

export type Held = {
  /** The columns with the id of a person. */
  people: Record<string, Fate>;
  /** Which rows are about the person; by default, those with their id. */
  where?: (who: Who) => RawBuilder<boolean>;
  /**
   * Columns that are not exported: secrets, and HTML made from exported text. Ids of other people are never exported.
   */
  without?: string[];
  /** Its texts may contain links with a token, which are removed: a stolen session must not gain more by the export. */
  links?: boolean;
  /** Why the table is not exported. */
  notExported?: string;
  /** For data that no foreign key leads to; run before the account is deleted. */
  sweep?: (who: Who) => RawBuilder<unknown>;
};

const goes = (...columns: string[]): Held => ({ people: Object.fromEntries(columns.map((one) => [one, 'goes'])) });
const named = (people: Record<string, Fate>, more: Omit<Held, 'people'> = {}): Held => ({ people, ...more });
const mentions = (column: string, { id, email, names }: Who) =>
  sql<boolean>`(strpos(${sql.raw(column)}, ${id}) > 0 or strpos(lower(${sql.raw(column)}), ${email}) > 0
    or exists (select from unnest(${names}::text[]) as name where strpos(${sql.raw(column)}, name) > 0))`;
/** An e-mail to a user with the same name greets that user; it does not mention the erased person. */
const toNamesake = ({ id, email, names }: Who) =>
  sql<boolean>`(strpos(emails::text, ${id}) = 0 and strpos(lower(emails::text), ${email}) = 0
    and exists (select from users u where u.id = emails.user_id and u.name = any(${names}::text[])))`;
const ofTheirIntroductions = ({ id }: Who) =>
  sql<boolean>`introduction_id in (select i.id from introductions i where i.developer_id = ${id})`;
const ofTheirSessions = ({ id }: Who) =>
  sql<boolean>`session_id in (select s.id from test_sessions s where s.user_id = ${id})`;
const teams = 'it is the team’s, which keeps it without the name of who did it';
const companys = 'it belongs to the company, which keeps it without the name of who made it';

/**
 * Every table with data about a person. The export contains these rows and erasure removes them. A test fails when a
 * table is neither here nor in `tablesWithoutPersonalData`.
 */
export const personalDataTables: Record<string, Held> = {
  users: goes('id'),
  sessions: { ...goes('user_id'), without: ['token'] },
  credentials: {
    ...goes('user_id'),
    without: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  two_factors: { ...goes('user_id'), notExported: 'secrets that allow to sign in' },
  verifications: named(
    {},
    {
      notExported: 'one-time secrets of links that were sent by e-mail',
      sweep: (who) => sql`delete from verifications where ${mentions('identifier', who)} or ${mentions('value', who)}`,
    },
  ),
  email_changes: { ...goes('user_id'), without: ['token_hash'] },
  sign_up_confirmations: { ...goes('user_id'), without: ['token_hash', 'browser_hash'] },
  consents: goes('user_id'),
  erasures: goes('user_id'),
  impersonations: named({ user_id: 'goes', admin_id: 'unnamed' }, { without: ['session_id'] }),

  developers: named(
    { id: 'goes', validation_admin_id: 'unnamed' },
    { where: ({ id }) => sql<boolean>`id = ${id}`, without: ['personal_message_html'] },
  ),
  developer_confidential: goes('developer_id'),
  developer_former_aliases: goes('developer_id'),
  developer_health: goes('developer_id'),
  developer_places: goes('developer_id'),
  developer_experiences: { ...goes('developer_id'), without: ['description_html'] },
  developer_education: goes('developer_id'),
  developer_projects: { ...goes('developer_id'), without: ['description_html'] },
  developer_languages: goes('developer_id'),
  developer_technologies: goes('developer_id'),
  developer_interests: goes('developer_id'),
  developer_socials: goes('developer_id'),
  developer_cvs: goes('developer_id'),
  developer_tests: goes('developer_id'),
  developer_recommendations: named({ developer_id: 'goes', author_id: 'unnamed' }),
  library_profiles: { ...goes('developer_id'), notExported: 'made from the tables of the profile, for searching' },
  files: named({ owner_id: 'unnamed' }),

  recruiters: goes('id'),
  company_members: goes('recruiter_id'),
  company_join_requests: goes('recruiter_id'),
  company_invitations: named(
    { invited_by: 'unnamed' },
    {
      where: ({ id, email }) => sql<boolean>`email = ${email} or invited_by = ${id}`,
      without: ['token_hash'],
      sweep: ({ email }) => sql`delete from company_invitations where email = ${email}`,
    },
  ),
  companies: named({ validated_by: 'unnamed' }, { notExported: companys }),
  jobs: named({ created_by: 'unnamed' }, { notExported: companys }),
  api_keys: named({ created_by: 'unnamed' }, { notExported: companys }),
  webhooks: named({ created_by: 'unnamed' }, { notExported: companys }),
  plan_requests: named({ recruiter_id: 'unnamed', decided_by: 'unnamed' }),
  saved_searches: goes('recruiter_id'),
  saved_search_readers: goes('recruiter_id'),
  job_searches: goes('developer_id'),
  told_jobs: goes('developer_id'),
  kept_jobs: goes('developer_id'),
  followed_companies: goes('developer_id'),
  refused_emails: goes('user_id'),
  // The inputs of a ranking of people are what a recruiter looked for; the log keeps them without the name. Those of
  // offers are facts of the developer, also when the team read the list in their name.
  rankings: named(
    { viewer_id: 'unnamed', developer_id: 'goes' },
    {
      where: ({ id }) => sql<boolean>`(developer_id = ${id} or (viewer_id = ${id} and kind = 'people'))`,
      without: ['fingerprint'],
    },
  ),
  ranking_results: {
    ...goes('developer_id'),
    where: ({ id }) =>
      sql<boolean>`(developer_id = ${id} or ranking_id in (select r.id from rankings r where r.developer_id = ${id}))`,
  },
  ranking_requests: named({ developer_id: 'goes', decided_by: 'unnamed' }),
  selections: goes('recruiter_id', 'developer_id'),
  selection_drafts: goes('recruiter_id'),

  company_views: named({ developer_id: 'goes', recruiter_id: 'unnamed' }),
  developer_visits: goes('developer_id', 'recruiter_id'),
  profile_reads: goes('developer_id', 'reader_id'),
  reading_alarms: goes('reader_id'),
  saved_search_hits: goes('developer_id', 'recruiter_id'),
  favourites: goes('developer_id', 'recruiter_id'),
  profile_lists: named({ author_id: 'unnamed' }),
  profile_list_people: named({ developer_id: 'goes', added_by: 'unnamed' }),
  // A person may read the notes that companies wrote about them.
  company_notes: named({ developer_id: 'goes', author_id: 'unnamed' }),
  company_likes: goes('developer_id'),
  superlikes: goes('developer_id'),
  job_applications: goes('developer_id'),
  job_link_clicks: goes('developer_id'),
  ats_applications: goes('developer_id'),
  blocked_companies: goes('developer_id'),
  candidates: named({ developer_id: 'goes', owner_id: 'unnamed' }),
  // What a company thinks of a person is theirs to read, as its notes are.
  candidate_events: named({ developer_id: 'goes', actor_id: 'unnamed', owner_id: 'unnamed' }),
  candidate_tags: goes('developer_id'),
  candidate_reminders: goes('developer_id', 'recruiter_id'),
  company_note_mentions: goes('recruiter_id'),
  introductions: named({ developer_id: 'goes', recruiter_id: 'unnamed' }),
  introduction_events: named(
    { actor_id: 'unnamed' },
    { where: (who) => sql<boolean>`actor_id = ${who.id} or ${ofTheirIntroductions(who)}` },
  ),
  messages: named(
    { author_id: 'unnamed' },
    { where: (who) => sql<boolean>`author_id = ${who.id} or ${ofTheirIntroductions(who)}` },
  ),
  message_files: named(
    {},
    {
      where: (who) => sql<boolean>`message_id in (select m.id from messages m
        where m.author_id = ${who.id} or m.${ofTheirIntroductions(who)})`,
    },
  ),
  meetings: named(
    { organiser_id: 'unnamed' },
    { where: (who) => sql<boolean>`organiser_id = ${who.id} or ${ofTheirIntroductions(who)}` },
  ),
  meeting_events: named(
    { actor_id: 'unnamed' },
    {
      where: (who) => sql<boolean>`actor_id = ${who.id} or meeting_id in (
        select m.id from meetings m join introductions i on i.id = m.introduction_id where i.developer_id = ${who.id})`,
    },
  ),
  conversation_reads: goes('user_id'),
  // One that is shared belongs to the company, and names no one.
  message_templates: goes('owner_id'),
  // The other side is not told who reported a conversation, nor that it was.
  conversation_reports: named(
    { reporter_id: 'goes', handled_by: 'unnamed' },
    { where: ({ id }) => sql<boolean>`reporter_id = ${id}` },
  ),
  // Webhook payloads carry ids of candidates to the systems of the companies.
  webhook_deliveries: named(
    {},
    {
      where: (who) => mentions('payload', who),
      sweep: (who) => sql`delete from webhook_deliveries where ${mentions('payload', who)}`,
    },
  ),
  api_requests: named(
    {},
    {
      notExported: 'answers that a company’s own system may ask for again within a day',
      sweep: (who) => sql`delete from api_requests where ${mentions('answer', who)}`,
    },
  ),

  test_sessions: goes('user_id'),
  score_confirmations: named({ developer_id: 'goes', asked_by: 'unnamed' }),
  test_session_questions: named({}, { where: ofTheirSessions }),
  play_flags: named({}, { where: ofTheirSessions }),
  player_ratings: goes('user_id'),
  season_scores: goes('user_id'),
  all_stars: goes('user_id'),
  pinned_technologies: goes('user_id'),
  hidden_technologies: goes('user_id'),
  test_requests: goes('user_id'),
  achievements: goes('user_id'),
  test_badges: goes('user_id'),
  questions: named({ author_id: 'unnamed' }),
  question_votes: goes('user_id'),
  question_comments: named(
    { author_id: 'swept' },
    { sweep: ({ id }) => sql`delete from question_comments where author_id = ${id}` },
  ),
  question_history: named({ actor_id: 'unnamed' }),
  question_reports: named(
    { reporter_id: 'swept', handled_by: 'unnamed' },
    {
      where: ({ id }) => sql<boolean>`reporter_id = ${id}`,
      sweep: ({ id }) => sql`delete from question_reports where reporter_id = ${id}`,
    },
  ),
  test_contributors: named({ user_id: 'goes', decided_by: 'unnamed' }),

  staff: named(
    { user_id: 'swept' },
    {
      where: ({ id, email }) => sql<boolean>`user_id = ${id} or email = ${email}`,
      sweep: ({ id, email }) => sql`delete from staff where user_id = ${id} or email = ${email}`,
    },
  ),
  disable_templates: named({ updated_by: 'unnamed' }, { notExported: teams }),
  validation_batches: named({ published_by: 'unnamed' }, { notExported: teams }),
  validation_batch_entries: goes('developer_id'),

  calls: named(
    { developer_id: 'goes', decided_by: 'unnamed' },
    {
      where: ({ id }) => sql<boolean>`developer_id = ${id}`,
      without: ['host_email'],
      // The member of the team who calls is named in the calls of other people.
      sweep: ({ email }) =>
        sql`update calls set host_name = null, host_email = null where lower(host_email) = ${email}`,
    },
  ),
  emails: named(
    { user_id: 'goes' },
    {
      without: ['message_key'],
      links: true,
      where: ({ id, email }) => sql<boolean>`user_id = ${id} or lower(to_address) = ${email}`,
      // Also e-mails to other users that mention the person.
      sweep: (who) =>
        sql`delete from emails where user_id = ${who.id} or (${mentions('emails::text', who)} and not ${toNamesake(who)})`,
    },
  ),
  events: named(
    { user_id: 'swept' },
    {
      where: ({ id }) => sql<boolean>`user_id = ${id} or strpos(data::text, ${id}) > 0`,
      sweep: ({ id }) => sql`delete from events where user_id = ${id} or strpos(data::text, ${id}) > 0`,
    },
  ),
  support_conversations: named(
    { user_id: 'swept', taken_by: 'unnamed' },
    {
      without: ['taken_by', 'taken_at'],
      where: ({ id, email }) => sql<boolean>`user_id = ${id} or lower(reply_to) = ${email}`,
      // Also the reports of other users about the person.
      sweep: (
        who,
      ) => sql`delete from support_conversations c where user_id = ${who.id} or lower(reply_to) = ${who.email}
        or exists (select from support_messages m where m.conversation_id = c.id and ${mentions('m.text', who)})`,
    },
  ),
  support_messages: named(
    { author_id: 'unnamed' },
    {
      where: ({ id, email }) => sql<boolean>`conversation_id in (
        select c.id from support_conversations c where c.user_id = ${id} or lower(c.reply_to) = ${email})`,
    },
  ),
  audit: named({ actor_id: 'pseudonym', impersonator_id: 'pseudonym', subject_id: 'pseudonym' }),
};

const catalogue = 'public lists, tests and questions';
const numbers = 'counts over many people';

/** The tables without data about a person, and why. */
export const tablesWithoutPersonalData: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['professions', 'technologies', 'languages', 'places', 'countries', 'lookup_versions', 'plans'],
      ...['tests', 'test_categories', 'test_themes', 'test_professions', 'question_options', 'question_professions'],
      ...['test_subjects', 'question_variants'],
      ...['season_plans', 'achievement_edits', 'former_technologies', 'canned_answers', 'vocabulary_words'],
    ].map((table) => [table, catalogue]),
  ),
  question_differences: numbers,
  test_figures: numbers,
  company_technologies: 'of a company',
  company_aliases: 'of a company',
  pipeline_stages: 'of a company',
  answer_rates: 'of a company: numbers of applications',
  job_languages: 'of an offer',
  job_views: 'of an offer: numbers of readers',
  job_view_marks: 'signatures with a key of the day, which nobody is found by; deleted the next day',
  job_technologies: 'of an offer',
  indexed_jobs: 'numbers of offers',
  catalogue_questions: 'made from questions, for searching',
  catalogue_words: 'made from questions, for searching',
  score_counts: numbers,
  technology_shares: numbers,
  star_counts: numbers,
  closed_seasons: numbers,
  badge_keys: 'keys of the installation',
  badge_statuses: 'which signed files are revoked, under random numbers; hashes of addresses that no longer exist',
  marketplace_figures: numbers,
  fairness_reports: numbers,
  slowed_attempts: 'hashes that cannot be read back, deleted within two days',
  rate_limits: 'hashes that cannot be read back, deleted within a day',
  schema_migrations: 'of the product itself',
};
