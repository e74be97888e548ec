import { useLoaderData } from 'react-router';
import { obtainBadgeSchema, oneBadgeSchema } from '../../../domain/assessments/badges/badge.ts';
import { canHaveBadges } from '../../../domain/permissions/assessments.ts';
import { refusalOf } from '../../../domain/refusals.ts';
import { permit } from '../../../server/context.ts';
import { issueBadge } from '../../../server/services/assessments/badges/issue-badge.ts';
import { readOwnBadges } from '../../../server/services/assessments/badges/read-own-badges.ts';
import { shareBadge } from '../../../server/services/assessments/badges/share-badge.ts';
import { withdrawBadge } from '../../../server/services/assessments/badges/withdraw-badge.ts';
import { BadgeAnswer } from '../../features/assessments/badges/badge-answer.tsx';
import { ownBadgesTexts } from '../../features/assessments/badges/own-badges.texts.ts';
import { OwnBadges } from '../../features/assessments/badges/own-badges.tsx';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => ownBadgesTexts[locale].title);

export const loader = serve((context) => readOwnBadges(context));

export const action = formActions(
  {
    obtain: pageForm(obtainBadgeSchema, async (context, { sessionId, withEmail }) => {
      try {
        await issueBadge(context, { sessionId, withEmail: withEmail === 'on' });
        return 'done';
      } catch (error) {
        // A newer session ended, or the team decided, while the page was open.
        if (refusalOf(error)?.kind === 'conflict') return { '': 'refused' as const };
        throw error;
      }
    }),
    share: pageForm(oneBadgeSchema, async (context, { badgeId }) => {
      await shareBadge(context, badgeId);
      return 'done';
    }),
    withdraw: pageForm(oneBadgeSchema, async (context, { badgeId }) => {
      await withdrawBadge(context, badgeId);
      return 'done';
    }),
  },
  (context) => permit(context, canHaveBadges),
);

export default function MyBadgesPage() {
  const badges = useLoaderData<typeof loader>();
  const texts = useTexts(ownBadgesTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <BadgeAnswer answer={useAnswer<typeof action>()} />
      <OwnBadges {...badges} />
    </div>
  );
}
