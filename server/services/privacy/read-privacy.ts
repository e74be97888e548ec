import { type Choices, noneChosen, readChoices } from '../../../domain/privacy/choices.ts';
import { isSecureSite } from '../../../domain/site-cookie.ts';
import type { Role } from '../../../domain/viewer.ts';
import { type Context, signedIn } from '../../context.ts';

export type PrivacySettings = {
  role: Role;
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
  const { role, userId, leavingAt } = signedIn(context);
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
    role,
    leavingAt,
    choices: readChoices(headers.get('cookie'), isSecureSite(config.BASE_URL)) ?? noneChosen,
    healthSince: held?.consentedAt,
    consents: given,
    teamAccess: acted.map(({ endsAt, endedAt, ...rest }) => ({ ...rest, endedAt: endedAt ?? endsAt })),
  };
}
