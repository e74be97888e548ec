import { useLoaderData } from 'react-router';
import { catalogueSections } from '../../domain/catalogue/entries.ts';
import { NotFound } from '../../server/errors.ts';
import { readCatalogue } from '../../server/services/catalogue/read-catalogue.ts';
import { permitModerator } from '../../server/services/moderation/permit.ts';
import { catalogueTexts } from '../features/catalogue/catalogue.texts.ts';
import { CatalogueScreen } from '../features/catalogue/catalogue-screen.tsx';
import { moderationTexts } from '../features/moderation/moderation.texts.ts';
import { useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => catalogueTexts[locale].title);

export const loader = serve(async (context, { params, request }) => {
  permitModerator(context);
  const section = catalogueSections.find((one) => one === params.section);
  if (!section) throw new NotFound();
  const text = new URL(request.url).searchParams.get('text')?.slice(0, 120) ?? '';
  return { section, text, ...(await readCatalogue(context, section, text)) };
});

export default function AdminCataloguePage() {
  const data = useLoaderData<typeof loader>();
  const texts = useTexts(catalogueTexts);
  const { reasons } = useTexts(moderationTexts);
  return (
    <div className={page.wide}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <CatalogueScreen key={data.section} {...data} reasons={reasons} />
    </div>
  );
}
