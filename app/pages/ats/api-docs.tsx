import { useLoaderData } from 'react-router';
import { feedAddresses } from '../../../domain/jobs/feeds/feed-address.ts';
import { describeApi } from '../../../server/services/ats/document/describe-api.ts';
import { exampleCode } from '../../../server/services/ats/document/example-code.ts';
import { apiDocsTexts } from '../../features/ats/api-docs/api-docs.texts.ts';
import { ApiDocsScreen } from '../../features/ats/api-docs/api-docs-screen.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => apiDocsTexts[locale].title,
  (locale) => apiDocsTexts[locale].lead,
);

export const loader = serve(({ cache, config, locale, viewer, page: rendered }) => {
  if (!viewer) rendered.keepSeconds = 60;
  const document = describeApi(config, locale);
  const feeds = feedAddresses(config.BASE_URL, locale);
  return { document, examples: exampleCode(cache, document), feeds };
});

export default function ApiDocsPage() {
  const data = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <ApiDocsScreen {...data} />
    </div>
  );
}
