import { useLoaderData } from 'react-router';
import { describeApi } from '../../../server/services/ats/document/describe-api.ts';
import { apiDocsTexts } from '../../features/ats/api-docs/api-docs.texts.ts';
import { ApiDocsScreen } from '../../features/ats/api-docs/api-docs-screen.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => apiDocsTexts[locale].title,
  (locale) => apiDocsTexts[locale].lead,
);

export const loader = serve(({ config, locale, viewer, page: rendered }) => {
  if (!viewer) rendered.keepSeconds = 60;
  return describeApi(config, locale);
});

export default function ApiDocsPage() {
  const document = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <ApiDocsScreen document={document} />
    </div>
  );
}
