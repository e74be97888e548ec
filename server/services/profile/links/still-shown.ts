import { isId } from '../../../../domain/id.ts';
import { canOpenProfile, seesCard, viewerKind } from '../../../../domain/permissions/profile.ts';
import { profileUrl } from '../../../../domain/profile/cards/link.ts';
import type { Context } from '../../../context.ts';
import type { LinkToTrack } from '../../../ports/links/port.ts';
import { isOpen } from '../../jobs/is-open.ts';
import { readProfileFacts } from '../read-profile-facts.ts';

type Check = (context: Context, url: string, id: string) => Promise<boolean>;

/** For each type of link (ports/links): the check that it is still shown. */
const checks: Record<string, Check> = {
  social: (context, url, id) => isOnProfile(context, url, id),
  project: (context, url, id) => isOnProfile(context, url, id),
  // A page of the product checks permissions itself.
  visit_dev_profile: async () => true,
  company: async ({ db }, url, id) => {
    const company = await db
      .selectFrom('companies')
      .select('website')
      .where('id', '=', id)
      .where('validatedAt', 'is not', null)
      .executeTakeFirst();
    return company?.website === url;
  },
  visit_job: async ({ db, ports }, url, id) => {
    const job = await db
      .selectFrom('jobs as j')
      .innerJoin('companies as c', 'c.id', 'j.companyId')
      .select('j.externalUrl')
      .where('j.id', '=', id)
      .where(isOpen(ports.clock.now()))
      .executeTakeFirst();
    return job?.externalUrl === url;
  },
};

/**
 * Whether the page would still show this link to this viewer today. The signature only proves that the product made the
 * link once, not that its owner still shows it.
 */
export async function isStillShown(context: Context, { url, type = '', data = '' }: LinkToTrack): Promise<boolean> {
  if (url.startsWith('/')) return true;
  return isId(data) && ((await checks[type]?.(context, url, data)) ?? false);
}

/** A link of a profile that this viewer may open, on a card that this viewer may see. */
async function isOnProfile({ db, viewer }: Context, url: string, developerId: string): Promise<boolean> {
  const profile = await readProfileFacts(db, viewer, developerId);
  if (!profile || !canOpenProfile(viewer, profile)) return false;
  const kind = viewerKind(viewer, developerId);
  const { visibility } = profile;
  const [socials, projects] = await Promise.all([
    db
      .selectFrom('developerSocials')
      .select(['network', 'url', 'username'])
      .where('developerId', '=', developerId)
      .execute(),
    db.selectFrom('developerProjects').select('link').where('developerId', '=', developerId).execute(),
  ]);
  const shown = [
    ...(seesCard(kind, visibility, 'links') ? socials.map(profileUrl) : []),
    ...(seesCard(kind, visibility, 'projects') ? projects.map(({ link }) => link) : []),
  ];
  return shown.includes(url);
}
