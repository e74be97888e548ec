import type { EmailChoices as Choices } from '../../../../domain/account/email-choices.ts';
import { kindsFor, type NecessaryKind, type OptionalKind } from '../../../../domain/account/email-kinds.ts';
import { emailAudience } from '../../../../domain/permissions/account.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { canKeepLists } from '../../../../domain/permissions/library.ts';
import { canChooseDiscretion } from '../../../../domain/permissions/profile.ts';
import { type Context, ownAccount, signedIn } from '../../../context.ts';
import { acceptJobAlerts } from '../../jobs/searches/begin-alert.ts';
import type { FitAlert } from '../../jobs/searches/fit-alert.ts';
import { type JobSearch, type JobSearches, listJobSearches } from '../../jobs/searches/job-searches.ts';
import { listSearchAlerts, type SearchAlert } from '../../library/searches/list-alerts.ts';
import { acceptProfileAlerts } from '../../library/searches/saved-searches.ts';
import { acceptAgain, readRefused, refuse } from '../../shared/emails/choices/refused-emails.ts';

export type EmailChoices = {
  can: { chooseDiscretion: boolean };
  optional: { kind: OptionalKind; wanted: boolean }[];
  necessary: NecessaryKind[];
  /** The saved searches whose alerts have a rhythm of their own. */
  jobSearches: JobSearch[];
  /** The alert about offers that fit, if the developer has asked for it and it can say something. */
  fitAlert: FitAlert['saved'];
  /** The alert about the offers of followed companies, once a first one was followed. */
  followAlert: JobSearches['followed'];
  /** Own saved searches, and those that colleagues share. */
  profileSearches: SearchAlert[];
};

/** docs/product/account.md, E-mail preferences: every kind of e-mail that the viewer may receive. */
export async function readEmailChoices(context: Context): Promise<EmailChoices> {
  const viewer = signedIn(context);
  const refused = await readRefused(context.db, viewer.userId);
  const { optional, necessary } = kindsFor(emailAudience(viewer));
  const jobs = canKeepJobs(viewer) ? await listJobSearches(context) : undefined;
  return {
    can: { chooseDiscretion: canChooseDiscretion(viewer) },
    optional: optional.map((kind) => ({ kind, wanted: !refused.includes(kind) })),
    necessary,
    jobSearches: jobs?.searches ?? [],
    fitAlert: jobs?.fit.gaps.includes('technologies') ? undefined : jobs?.fit.saved,
    followAlert: jobs?.followed,
    profileSearches: canKeepLists(viewer) ? await listSearchAlerts(context) : [],
  };
}

/** Stores what has changed; refused to an administrator who acts in the person's name. Idempotent. */
export async function saveEmailChoices(context: Context, choices: Choices): Promise<void> {
  const viewer = ownAccount(context);
  const { userId } = viewer;
  const now = context.ports.clock.now();
  await context.db.transaction().execute(async (trx) => {
    for (const kind of kindsFor(emailAudience(viewer)).optional) {
      const wanted = choices[kind];
      if (wanted === undefined) continue;
      if (!wanted) await refuse(trx, userId, kind, now);
      else if (kind === 'jobAlerts') await acceptJobAlerts(context, trx, userId, now);
      else if (kind === 'profileAlerts') await acceptProfileAlerts(trx, userId);
      else await acceptAgain(trx, userId, kind);
    }
  });
}
