import { useLoaderData } from 'react-router';
import { readFairness } from '../../../server/services/fit/fairness/read-fairness.ts';
import { fairnessTexts } from '../../features/moderation/fairness/fairness.texts.ts';
import { FairnessScreen } from '../../features/moderation/fairness/fairness-screen.tsx';
import { useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => fairnessTexts[locale].title);

export const loader = serve(async (context) => ({ nights: await readFairness(context) }));

export default function AdminFairnessPage() {
  const { nights } = useLoaderData<typeof loader>();
  const texts = useTexts(fairnessTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <FairnessScreen nights={nights} />
    </div>
  );
}
