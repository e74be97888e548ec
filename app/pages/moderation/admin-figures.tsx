import { useLoaderData } from 'react-router';
import { shownFigures } from '../../../domain/moderation/figures/figures.ts';
import { readFigureDays } from '../../../domain/moderation/figures/period.ts';
import { readFigures } from '../../../server/services/moderation/figures/read-figures.ts';
import { figuresTexts } from '../../features/moderation/figures/figures.texts.ts';
import { FiguresScreen } from '../../features/moderation/figures/figures-screen.tsx';
import { dayAndTime } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => figuresTexts[locale].title);

export const loader = serve(async (context, { url }) => {
  const days = readFigureDays(url.searchParams);
  const { madeAt, figures } = await readFigures(context, days);
  return { days, madeAt, figures: shownFigures(figures) };
});

export default function AdminFiguresPage() {
  const data = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(figuresTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead(dayAndTime(locale, data.madeAt))}</p>
      <FiguresScreen {...data} />
    </div>
  );
}
