import { sql } from 'kysely';
import type { SignedIn } from '../../../domain/viewer.ts';
import { makeAdministrator, makeCompany, makeJob, makeRecruiter } from '../../../tests/harness/factories.ts';
import { makeRichDeveloper } from '../../../tests/harness/rich-profile.ts';
import type { Runtime } from '../../runtime.ts';
import { queueEmail } from '../shared/emails/queue-email.ts';

/** Words that only these people have in the tests: a row with one of them is a trace. */
export const traces = {
  developer: ['MARKFIRST', 'MARKDISPLAY', 'MARKCV', 'MARKHEALTH', 'MARKNOTE', 'MARKWORD', '+33 6 39 98 12 34'],
  recruiter: ['Zoulikha', 'MARKRECRUITER'],
};

/** What the recruiter sent to the developer. */
export const offerFile = 'offer0000000000000000000000000000';

export type Cast = { developer: SignedIn; recruiter: SignedIn; admin: SignedIn; companyId: string };

/** A developer, a recruiter and an administrator with a row in every table that can be about them. */
export async function makeWholePeople(runtime: Runtime): Promise<Cast> {
  const { db } = runtime;
  const developer = await makeRichDeveloper(db, { all: true, cards: {} });
  const companyId = await makeCompany(db);
  const recruiter = await makeRecruiter(db, { companyId });
  const admin = await makeAdministrator(db);
  const jobId = await makeJob(db, companyId, { createdBy: recruiter.userId });
  const [dev, rec, boss] = [developer.userId, recruiter.userId, admin.userId];
  await sql`update recruiters set display_name = 'Zoulikha MARKRECRUITER' where id = ${rec}`.execute(db);
  await sql`update users set name = 'Zoulikha MARKRECRUITER' where id = ${rec}`.execute(db);
  await sql`update developers set validation_admin_id = ${boss} where id = ${dev}`.execute(db);
  await sql`update companies set validated_by = ${boss} where id = ${companyId}`.execute(db);
  const technology = sql`(select id from technologies order by position limit 1)`;
  const test = sql`(select id from tests where seo_alias = 'rust')`;
  const question = sql`(select id from questions order by id limit 1)`;
  const session = sql`(select id from test_sessions where user_id = ${dev} limit 1)`;
  const statements = [
    sql`insert into sessions (user_id, token, expires_at) values (${dev}, ${crypto.randomUUID()}, now() + interval '1 day')`,
    sql`insert into credentials (user_id, provider_id, account_id, password) values (${dev}, 'credential', ${dev}, 'hash')`,
    sql`insert into two_factors (user_id, secret, backup_codes) values (${dev}, 's', 'c')`,
    sql`insert into verifications (identifier, value, expires_at) values ('reset-password:abc', ${dev}, now()),
      (${developer.email}, 'x', now())`,
    sql`insert into email_changes (user_id, new_email, token_hash, expires_at)
      values (${dev}, ${`new-${developer.email}`}, ${crypto.randomUUID()}, now() + interval '1 day')`,
    sql`insert into sign_up_confirmations (user_id, token_hash, browser_hash, created_at, expires_at)
      values (${dev}, ${crypto.randomUUID()}, ${crypto.randomUUID()}, now(), now() + interval '1 day')`,
    sql`insert into developer_former_aliases (alias, developer_id, shown_name)
      values (${`markdisplay-${dev}`}, ${dev}, 'MARKDISPLAY')`,
    sql`insert into consents (user_id, kind, granted, at) values (${dev}, 'embeds', true, now())`,
    sql`insert into impersonations (admin_id, user_id, reason, started_at, ends_at)
      values (${boss}, ${dev}, 'MARKWORD', now(), now())`,
    sql`insert into company_join_requests (recruiter_id, company_id) values (${rec}, ${companyId})`,
    sql`insert into company_invitations (company_id, email, token_hash, invited_by, expires_at)
      values (${companyId}, ${developer.email}, ${crypto.randomUUID()}, ${rec}, now())`,
    sql`insert into api_keys (company_id, name, key_hash, key_end, scopes, created_by, created_at)
      values (${companyId}, 'k', sha256(${rec}::text::bytea), 'abcd', '{jobs:read}', ${rec}, now())`,
    sql`insert into webhooks (company_id, url, events, secret, created_by, created_at)
      values (${companyId}, 'https://example.com/', '{introduction.changed}', 's', ${rec}, now())`,
    sql`insert into webhook_deliveries (webhook_id, event, payload, status, created_at)
      select id, 'introduction.changed', ${JSON.stringify({ developerId: dev })}, 'delivered', now() from webhooks
      where company_id = ${companyId}`,
    sql`insert into api_requests (company_id, key, request_hash, status, answer, begun_at, expires_at)
      values (${companyId}, 'k', '\\x00', 200, ${JSON.stringify({ email: developer.email })}, now(), now())`,
    sql`insert into plan_requests (company_id, plan_id, recruiter_id, decided_by, decided_at, status)
      values (${companyId}, 'freemium', ${rec}, ${boss}, now(), 'declined')`,
    sql`insert into saved_searches (recruiter_id, company_id, name, query) values (${rec}, ${companyId}, 'n', 'q')`,
    sql`insert into saved_search_hits (search_id, recruiter_id, developer_id)
      select id, ${rec}, ${dev} from saved_searches where recruiter_id = ${rec}`,
    sql`insert into saved_search_readers (search_id, recruiter_id) select id, ${rec} from saved_searches where recruiter_id = ${rec}`,
    sql`insert into job_searches (developer_id, name, query, rhythm) values (${dev}, 'n', 'q=x', 'daily')`,
    sql`insert into told_jobs (developer_id, job_id, how) values (${dev}, ${jobId}, 'email')`,
    sql`insert into kept_jobs (developer_id, job_id) values (${dev}, ${jobId})`,
    sql`insert into followed_companies (developer_id, company_id) values (${dev}, ${companyId})`,
    sql`insert into refused_emails (user_id, kind) values (${dev}, 'messages')`,
    sql`insert into selections (recruiter_id, company_id, developer_id, added_at) values (${rec}, ${companyId}, ${dev}, now())`,
    sql`insert into selection_drafts (recruiter_id, company_id, same_for_all) values (${rec}, ${companyId}, true)`,
    sql`insert into company_views (company_id, developer_id, day, recruiter_id) values (${companyId}, ${dev}, '2026-01-05', ${rec})`,
    sql`insert into developer_visits (developer_id, day, recruiter_id, last_at) values (${dev}, '2026-01-05', ${rec}, now())`,
    sql`insert into profile_reads (reader_id, developer_id, day, read_at) values (${boss}, ${dev}, '2026-01-05', now())`,
    sql`insert into reading_alarms (reader_id, day, profiles, usual, raised_at) values (${rec}, '2026-01-05', 70, 3, now())`,
    sql`insert into favourites (recruiter_id, developer_id, company_id) values (${rec}, ${dev}, ${companyId})`,
    sql`with list as (insert into profile_lists (id, company_id, author_id, name, shared, created_at)
        values (gen_random_uuid(), ${companyId}, ${rec}, 'n', true, now()) returning id)
      insert into profile_list_people (list_id, developer_id, added_by, added_at) select id, ${dev}, ${rec}, now() from list`,
    sql`insert into company_notes (company_id, developer_id, author_id, message) values (${companyId}, ${dev}, ${rec}, 'MARKNOTE')`,
    sql`update developer_recommendations set author_id = ${boss} where developer_id = ${dev}`,
    sql`insert into company_likes (developer_id, company_id) values (${dev}, ${companyId})`,
    sql`insert into superlikes (developer_id, company_id, message) values (${dev}, ${companyId}, 'MARKWORD')`,
    sql`insert into job_applications (developer_id, job_id) values (${dev}, ${jobId})`,
    sql`insert into job_link_clicks (developer_id, job_id) values (${dev}, ${jobId})`,
    sql`insert into ats_applications (company_id, developer_id, received_at, expires_at) values (${companyId}, ${dev}, now(), now())`,
    sql`insert into blocked_companies (developer_id, company_id) select ${dev}, id from companies where id <> ${companyId} limit 1`,
    sql`insert into blocked_companies (developer_id, company_id) values (${dev}, ${companyId}) on conflict do nothing`,
    sql`insert into candidates (company_id, developer_id, owner_id) values (${companyId}, ${dev}, ${rec})`,
    sql`insert into candidate_events (company_id, developer_id, at, actor_id, kind, after_name, owner_id)
      values (${companyId}, ${dev}, now(), ${rec}, 'tag-added', 'MARKWORD', ${rec})`,
    sql`insert into candidate_tags (company_id, developer_id, name, added_at) values (${companyId}, ${dev}, 'MARKWORD', now())`,
    sql`insert into candidate_reminders (id, company_id, developer_id, recruiter_id, due_on, word, created_at)
      values (gen_random_uuid(), ${companyId}, ${dev}, ${rec}, '2031-01-05', 'MARKWORD', now())`,
    sql`insert into company_note_mentions (note_id, recruiter_id, mentioned_at)
      select id, ${rec}, now() from company_notes where developer_id = ${dev}`,
    sql`insert into introductions (company_id, developer_id, recruiter_id, status, status_since, terms_contract, terms_pay_unit,
        terms_pay_min, terms_pay_max, terms_remote)
      values (${companyId}, ${dev}, ${rec}, 30, now(), 'permanent', 'year', 45, 55, 'fullTime')`,
    sql`insert into introduction_events (introduction_id, position, at, event, to_status, actor_kind, actor_id, word)
      select id, 1, now(), 'request', 20, 'recruiter', ${rec}, 'MARKWORD' from introductions where developer_id = ${dev}`,
    sql`insert into messages (introduction_id, position, author_kind, author_id, body, sent_key, sent_at)
      select id, 1, 'recruiter', ${rec}, 'Bonjour', gen_random_uuid(), now() from introductions where developer_id = ${dev}`,
    sql`with file as (insert into files (handle, owner_id, content_type, bytes, original_name)
        values (${offerFile}, ${rec}, 'application/pdf', 18, 'offre.pdf') returning handle)
      insert into message_files (handle, message_id, place) select file.handle, m.id, 1
        from file, messages m join introductions i on i.id = m.introduction_id where i.developer_id = ${dev}`,
    sql`insert into meetings (id, introduction_id, organiser_id, status, kind, title, minutes, slots, time_zone, place, starts_at, proposed_at)
      select gen_random_uuid(), id, ${rec}, 'accepted', 'talk', 'MARKWORD', 30, array['2031-01-05T10:00Z'::timestamptz],
        'Europe/Paris', 'MARKWORD', '2031-01-05T10:00Z', now() from introductions where developer_id = ${dev}`,
    sql`insert into meeting_events (meeting_id, version, at, event, actor_kind, actor_id, word)
      select m.id, 0, now(), 'propose', 'recruiter', ${rec}, 'MARKWORD' from meetings m
        join introductions i on i.id = m.introduction_id where i.developer_id = ${dev}`,
    sql`insert into conversation_reads (introduction_id, user_id) select id, ${dev} from introductions where developer_id = ${dev}`,
    sql`insert into message_templates (company_id, owner_id, title, body, changed_at)
      values (${companyId}, ${rec}, 'Premier contact', 'Bonjour', now())`,
    sql`insert into conversation_reports (introduction_id, reporter_id, side, reason, words, last_position, created_at, handled_at, handled_by)
      select id, ${dev}, 'developer', 'spam', 'MARKWORD', 1, now(), now(), ${boss} from introductions where developer_id = ${dev}`,
    sql`insert into test_session_questions (session_id, position, question_id, option_order, shown_at, deadline, seen, scored)
      values (${session}, 0, ${question}, '{0}', now(), now(), false, false)`,
    sql`insert into score_confirmations (introduction_id, company_id, developer_id, test_id, asked_by, asked_at, expires_at, score, session_id)
      select id, company_id, developer_id, ${test}, ${rec}, now(), now(), 1500, ${session} from introductions where developer_id = ${dev} limit 1`,
    sql`insert into play_flags (session_id, kind) values (${session}, 'quick')`,
    sql`insert into player_ratings (user_id, test_id, rating, deviation, volatility, score, settled, last_session_at)
      values (${dev}, ${test}, 1500, 60, 0.06, 1500, true, now())`,
    sql`insert into season_scores (test_id, season_id, user_id, score, ended_at) values (${test}, '2026-q4', ${dev}, 1500, now())`,
    sql`insert into all_stars (season_id, user_id, stars, tests) values ('2026-q4', ${dev}, 3, 1)`,
    sql`insert into pinned_technologies (user_id, technology_id, pinned_at) values (${dev}, ${technology}, now())`,
    sql`insert into hidden_technologies (user_id, technology_id, hidden_at) values (${dev}, ${technology}, now())`,
    sql`insert into test_requests (user_id, technology_id, asked_at) values (${dev}, ${technology}, now())`,
    sql`insert into badge_statuses (list, place, page_hash) select 1, count(*)::int, sha256(${dev}::text::bytea) from badge_statuses`,
    sql`insert into test_badges (id, user_id, test_id, session_id, handle, document, status_list, status_place, issued_at, shared_at)
      select gen_random_uuid(), ${dev}, ${test}, ${session}, ${crypto.randomUUID()}, '{"name": "MARKWORD"}', list, place, now(), now()
      from badge_statuses where page_hash = sha256(${dev}::text::bytea)`,
    sql`insert into achievements (user_id, achievement_id, unlocked_at) values (${dev}, 'first', now())`,
    sql`insert into questions (test_id, title_fr, title_en, difficulty, author_id) values (${test}, 'Q', 'Q', 1, ${dev})`,
    sql`insert into question_votes (question_id, user_id, value, voted_at) values (${question}, ${dev}, 1, now())`,
    sql`insert into question_comments (question_id, author_id, body) values (${question}, ${dev}, 'MARKWORD')`,
    sql`insert into question_history (question_id, actor_id, act, status, at) values (${question}, ${dev}, 'propose', 'PUBLISHED', now())`,
    sql`insert into question_reports (question_id, reporter_id, reason, body, created_at, handled_at, handled_by, outcome)
      values (${question}, ${dev}, 'wrong', 'MARKWORD', now(), now(), ${boss}, 'followed')`,
    sql`insert into test_contributors (test_id, user_id, status, asked_at, decided_at, decided_by)
      values (${test}, ${dev}, 'accepted', now(), now(), ${boss})`,
    sql`insert into staff (position, key, name, short, role_fr, role_en, email, user_id)
      values (4, 'boss', 'Boss', 'B', 'r', 'r', ${admin.email}, ${boss})`,
    sql`insert into disable_templates (reason, locale, subject, message, updated_by) values ('Other', 'fr', 's', 'm', ${boss})`,
    sql`insert into rankings (kind, made_at, viewer_id, company_id, fit_version, day, inputs, fingerprint)
      values ('people', now(), ${rec}, ${companyId}, '1', 20000, '{}', ${crypto.randomUUID()})`,
    sql`insert into rankings (kind, made_at, viewer_id, developer_id, fit_version, day, inputs, fingerprint)
      values ('offers', now(), ${dev}, ${dev}, '1', 20000, '{}', ${crypto.randomUUID()})`,
    sql`insert into ranking_results (ranking_id, place, developer_id, made_at, score, parts, facts, ties)
      select id, 1, ${dev}, made_at, 500, '[]', '{"remote": "MARKWORD"}', '[]' from rankings where viewer_id = ${rec}`,
    sql`insert into ranking_results (ranking_id, place, job_id, made_at, score, parts, facts, ties)
      select id, 1, ${jobId}, made_at, 500, '[]', '{}', '[]' from rankings where developer_id = ${dev}`,
    sql`insert into ranking_requests (developer_id, ranking_id, text, asked_at, decided_at, decided_by, outcome, answer)
      select ${dev}, id, 'MARKWORD', now(), now(), ${boss}, 'explained', 'MARKWORD' from rankings where viewer_id = ${rec}`,
    sql`insert into validation_batches (published_at, published_by) values (now(), ${boss})`,
    sql`insert into validation_batch_entries (batch_id, developer_id)
      select id, ${dev} from validation_batches where published_by = ${boss}`,
    sql`insert into calls (developer_id, source, starts_at, host_name, host_email, decided_by)
      values (${dev}, 'own', '2031-01-05T10:00Z', 'Boss', ${admin.email}, ${boss})`,
    sql`insert into events (name, data) values ('Developer PDF Download', ${JSON.stringify({ devId: dev })})`,
    sql`insert into support_conversations (user_id, reply_to, taken_by, taken_at)
      values (${dev}, ${developer.email}, ${boss}, now()), (${rec}, ${recruiter.email}, ${boss}, now())`,
    sql`insert into support_messages (conversation_id, request_key, text)
      select id, id::text, 'MARKWORD' from support_conversations where user_id = ${dev}`,
    sql`insert into support_messages (conversation_id, request_key, text)
      select id, id::text, ${`Je souhaite reporter un développeur (id: ${dev})`} from support_conversations where user_id = ${rec}`,
    sql`update support_messages set author_id = ${boss} where conversation_id in
      (select id from support_conversations where user_id = ${dev})`,
    sql`insert into audit (actor_id, impersonator_id, action, subject_kind, subject_id, data)
      values (${dev}, ${boss}, 'profile.edit', 'user', ${dev}, ${JSON.stringify({ email: developer.email })}),
      (${rec}, null, 'company.permissions', 'company', ${companyId}, ${JSON.stringify({ recruiterId: rec })})`,
  ];
  for (const statement of statements) await statement.execute(db);
  const reader = { id: rec, email: recruiter.email, name: 'Zoulikha', locale: 'fr' } as const;
  const data = { person: 'MARKFIRST MARKLAST', developerId: dev, introductionId: dev };
  await queueEmail(db, runtime.config, { template: 'introduction-accepted', user: reader, data, key: 'to-other' });
  const own = { id: dev, email: developer.email, name: 'MARKFIRST', locale: 'fr' } as const;
  await queueEmail(db, runtime.config, { template: 'password-changed', user: own, data: {}, key: 'to-them' });
  return { developer, recruiter, admin, companyId };
}
