import { useLoaderData } from 'react-router';
import { canAskForHuman } from '../../../domain/permissions/privacy.ts';
import { rankingRequestSchema } from '../../../domain/privacy/ranking-request.ts';
import { permit, signedIn } from '../../../server/context.ts';
import { askForHuman } from '../../../server/services/privacy/rankings/ask-for-human.ts';
import { readOwnRankings } from '../../../server/services/privacy/rankings/read-own-rankings.ts';
import styles from '../../features/privacy/privacy.module.css';
import { HumanRequest } from '../../features/privacy/rankings/human-request.tsx';
import { OrderTable } from '../../features/privacy/rankings/order-table.tsx';
import { OwnOffers } from '../../features/privacy/rankings/own-offers.tsx';
import { OwnRankings, RankingAdvice } from '../../features/privacy/rankings/own-rankings.tsx';
import { rankingsTexts } from '../../features/privacy/rankings/rankings.texts.ts';
import { formAction } from '../../forms/form-action.ts';
import { useAnswer } from '../../forms/use-answer.ts';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => rankingsTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const rankings = await readOwnRankings(context);
  const asked = url.searchParams.get('ranking');
  return {
    ...rankings,
    userId: signedIn(context).userId,
    about: [...rankings.latest, ...rankings.offers.latest].find(({ id }) => id === asked),
  };
});

export const action = formAction(
  rankingRequestSchema,
  async (context, value) =>
    (await askForHuman(context, value)) === 'asked' ? 'done' : { '': 'alreadyAsked' as const },
  (context) => permit(context, canAskForHuman),
);

export default function MyRankingsPage() {
  const { userId, about, requests, advice, ...data } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const texts = useTexts(rankingsTexts);
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <div className={styles.sections}>
        <OwnRankings {...data} />
        <OwnOffers offers={data.offers} can={data.can} />
        <RankingAdvice advice={advice} userId={userId} lists={data.lists} />
        <HumanRequest can={data.can} about={about} requests={requests} answer={answer} />
        <OrderTable />
      </div>
    </div>
  );
}
