import { canSeeOwnRankings, canSeeTeamAccess, erasedBesides } from '../../../domain/permissions/privacy.ts';
import { canChooseDiscretion, canSeeOwnVisits } from '../../../domain/permissions/profile.ts';
import { type Choices, noneChosen, readChoices } from '../../../domain/privacy/choices.ts';
import { isSecureSite } from '../../../domain/site-cookie.ts';
import { type Context, signedIn } from '../../context.ts';

export type PrivacySettings = {
  can: { chooseDiscretion: boolean; seeOwnVisits: boolean; seeOwnRankings: boolean; seeTeamAccess: boolean };
  /** The paragraph about what is erased besides the account. */
  erases: 'profile' | 'membership' | undefined;
  leavingAt: Date | undefined;
  choices: Choices;
  /** Since when health data is stored; undefined when there is none. */
  healthSince: Date | undefined;
  /** Every consent that was given or withdrawn, the latest first. */
  consents: { id: string; kind: string; granted: boolean; at: Date }[];
  /** When an administrator acted in the user's name, and why; the latest first. */
  teamAccess: { id: string; reason: string; startedAt: Date; endedAt: Date }[];
};

const most = 50;

export async function readPrivacy(context: Context): Promise<PrivacySettings> {
  const viewer = signedIn(context);
  const { userId, leavingAt } = viewer;
  const { db, headers, config } = context;
  const consents = db
    .selectFrom('consents')
    .select(['id', 'kind', 'granted', 'at'])
    .where('userId', '=', userId)
    .orderBy('at', 'desc')
    .limit(most);
  const access = db
    .selectFrom('impersonations')
    .select(['id', 'reason', 'startedAt', 'endsAt', 'endedAt'])
    .where('userId', '=', userId)
    .orderBy('startedAt', 'desc')
    .limit(most);
  const health = db.selectFrom('developerHealth').select('consentedAt').where('developerId', '=', userId);
  const [given, acted, held] = await Promise.all([consents.execute(), access.execute(), health.executeTakeFirst()]);
  return {
    can: {
      chooseDiscretion: canChooseDiscretion(viewer),
      seeOwnVisits: canSeeOwnVisits(viewer),
      seeOwnRankings: canSeeOwnRankings(viewer),
      seeTeamAccess: canSeeTeamAccess(viewer),
    },
    erases: erasedBesides(viewer),
    leavingAt,
    choices: readChoices(headers.get('cookie'), isSecureSite(config.BASE_URL)) ?? noneChosen,
    healthSince: held?.consentedAt,
    consents: given,
    teamAccess: acted.map(({ endsAt, endedAt, ...rest }) => ({ ...rest, endedAt: endedAt ?? endsAt })),
  };
}
