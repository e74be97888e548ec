import { sql } from 'kysely';
import { type CompanyState, companyState } from '../../../domain/companies/company-state.ts';
import { type CompanyGuide, companyGuide } from '../../../domain/companies/completeness.ts';
import { coverHue } from '../../../domain/companies/cover-hue.ts';
import { isId } from '../../../domain/id.ts';
import {
  canLeaveCompany,
  canManageCompany,
  canReviewCompanies,
  canSeeCompany,
  canSeeTeam,
} from '../../../domain/permissions/companies.ts';
import { isHttpUrl } from '../../../domain/profile/cards/link.ts';
import { NotFound } from '../../../domain/refusals.ts';
import type { Context } from '../../context.ts';
import type { Json } from '../../data/schema.generated.ts';
import { companyLogo } from '../profile/avatars/picture-address.ts';
import { pictureOf } from '../profile/show-cards.ts';
import { shownHtml } from '../shared/markdown/shown-html.ts';
import { companyFacts } from './company-facts.ts';
import { type Dealings, readDealings } from './read-dealings.ts';

export type CompanyView = {
  companyId: string;
  /** The last part of its address. */
  alias: string;
  name: string;
  logo: string | undefined;
  /** Of its cover, in degrees on the colour wheel. */
  hue: number;
  /** A tracked link, except for the members of the company. */
  website: { label: string; url: string } | undefined;
  /** The direct link, for search engines. */
  homepage: string | undefined;
  staffCount: number | null;
  place: string | null;
  /** Sanitised HTML. */
  description: string;
  superlikeRequirements: string;
  technologies: { id: string; name: string; handle: string | null }[];
  recruiters: { id: string; alias: string; name: string; jobTitle: string | null; picture: string | undefined }[];
  state: CompanyState;
  can: { edit: boolean; seeTeam: boolean; review: boolean };
  /** For its members and the team. */
  inside:
    | {
        guide: CompanyGuide;
        refusedReason: string | null /** It was validated before. */;
        withdrawn: boolean;
        member: boolean;
      }
    | undefined;
  /** For the team: the plans it can assign, and what the company has under way. */
  plans: { current: string; all: { id: string; name: string }[] } | undefined;
  dealings: Dealings | undefined;
};

/** A company page, by address, by an earlier address or by id; visible to other users only after validation. */
export async function readCompany(context: Context, aliasOrId: string): Promise<CompanyView> {
  const { viewer } = context;
  const row = await findRow(context, aliasOrId);
  if (!row || !canSeeCompany(viewer, { id: row.id, validated: row.validatedAt !== null })) throw new NotFound();
  const review = canReviewCompanies(viewer);
  const inside = canSeeTeam(viewer, row.id);
  const [description = '', superlikeRequirements = ''] = await shownHtml(context, [
    { text: row.description, html: row.descriptionHtml },
    { text: row.superlikeRequirements, html: row.superlikeRequirementsHtml },
  ]);
  return {
    companyId: row.id,
    alias: row.seoAlias ?? row.id,
    name: row.name,
    logo: companyLogo(row),
    hue: coverHue(row),
    website: websiteOf(context, row),
    homepage: row.website && isHttpUrl(row.website) ? row.website : undefined,
    staffCount: row.staffCount,
    place: [row.locality, row.country].filter(Boolean).join(', ') || null,
    description,
    superlikeRequirements,
    technologies: row.technologies,
    recruiters: row.recruiters.map(({ avatar, profilePicHandle, ...person }) => ({
      ...person,
      picture: pictureOf({ id: person.id, avatar, profilePicHandle }),
    })),
    state: companyState(row),
    can: { edit: canManageCompany(viewer, row.id), seeTeam: inside, review },
    inside: inside
      ? {
          guide: companyGuide(companyFacts(row)),
          refusedReason: row.refusedReason,
          withdrawn: row.validationWithdrawnAt !== null,
          member: canLeaveCompany(viewer, row.id),
        }
      : undefined,
    plans: review ? { current: row.planId, all: row.plans } : undefined,
    dealings: review ? await readDealings(context.db, row.id, context.ports.clock.now()) : undefined,
  };
}

type Person = { id: string; alias: string; name: string; jobTitle: string | null; avatar: Json | null };

async function findRow({ db, locale, viewer }: Context, aliasOrId: string) {
  const named = (column: string) => sql.ref(`${column}_${locale}`);
  return db
    .selectFrom('companies as c')
    .leftJoin('places as p', 'p.id', 'c.placeId')
    .leftJoin('countries as co', 'co.code', 'p.countryCode')
    .selectAll('c')
    .select([
      locale === 'fr' ? 'p.localityFr as locality' : 'p.localityEn as locality',
      locale === 'fr' ? 'co.nameFr as country' : 'co.nameEn as country',
      sql<
        CompanyView['technologies']
      >`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${named('t.name')},
          'handle', t.handle) order by ct.position), '[]')
        from company_technologies ct join technologies t on t.id = ct.technology_id where ct.company_id = c.id)`.as(
        'technologies',
      ),
      sql<number>`(select count(*)::int from company_technologies where company_id = c.id)`.as('technologyCount'),
      sql<(Person & { profilePicHandle: string | null })[]>`(
        select coalesce(json_agg(json_build_object('id', r.id, 'alias', coalesce(r.seo_alias, r.id::text),
          'name', r.display_name, 'jobTitle', r.job_title, 'avatar', r.avatar, 'profilePicHandle', r.profile_pic_handle)
          order by m.joined_at, r.id), '[]')
        from company_members m join recruiters r on r.id = m.recruiter_id where m.company_id = c.id)`.as('recruiters'),
      sql<{ id: string; name: string }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'name', ${named('name')}) order by position), '[]')
        from plans where ${canReviewCompanies(viewer)}::boolean)`.as('plans'),
    ])
    .where(
      'c.id',
      '=',
      isId(aliasOrId)
        ? aliasOrId
        : sql<string>`coalesce((select id from companies where seo_alias = ${aliasOrId}),
            (select company_id from company_aliases where alias = ${aliasOrId}))`,
    )
    .executeTakeFirst();
}

function websiteOf(
  { viewer, cache, ports }: Context,
  { id, website: url }: { id: string; website: string | null },
): CompanyView['website'] {
  if (!url || !isHttpUrl(url)) return undefined;
  const label = new URL(url).host.replace(/^www\./, '');
  if (canLeaveCompany(viewer, id)) return { label, url };
  const wrap = () => ports.links.wrap({ url, type: 'company', data: id }) ?? '';
  const tracked = cache.derive(`company ${id} ${url}`, wrap);
  return tracked ? { label, url: tracked } : undefined;
}
