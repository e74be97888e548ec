import { canAskForRight, mayStartConversations } from '../../../../domain/permissions/contact.ts';
import { type Context, permit } from '../../../context.ts';
import { pictureOf } from '../../profile/show-cards.ts';

export type Admins = {
  /** The viewer has got the right meanwhile, so there is no need to ask. */
  mayStart: boolean;
  company: string;
  companyAlias: string;
  admins: { id: string; alias: string; name: string; jobTitle: string | null; picture: string | undefined }[];
};

/** The administrators of the viewer's company, who can give a colleague the right to start conversations. */
export async function readAdmins(context: Context): Promise<Admins> {
  const { membership } = permit(context, canAskForRight);
  const rows = await context.db
    .selectFrom('companyMembers as m')
    .innerJoin('recruiters as r', 'r.id', 'm.recruiterId')
    .innerJoin('companies as c', 'c.id', 'm.companyId')
    .select([
      'r.id',
      'r.seoAlias',
      'r.displayName',
      'r.jobTitle',
      'r.avatar',
      'r.profilePicHandle',
      'c.name',
      'c.seoAlias as companyAlias',
    ])
    .where('m.companyId', '=', membership.companyId)
    .where('m.admin', '=', true)
    .orderBy('m.joinedAt')
    .execute();
  return {
    mayStart: mayStartConversations(membership),
    company: rows[0]?.name ?? '',
    companyAlias: rows[0]?.companyAlias ?? membership.companyId,
    admins: rows.map(({ id, seoAlias, displayName, jobTitle, avatar, profilePicHandle }) => ({
      id,
      alias: seoAlias ?? id,
      name: displayName,
      jobTitle,
      picture: pictureOf({ id, avatar, profilePicHandle }),
    })),
  };
}
