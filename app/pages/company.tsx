import { type MetaFunction, redirect, useLoaderData } from 'react-router';
import { pathTo } from '../../domain/paths.ts';
import { readCompany } from '../../server/services/companies/read-company.ts';
import { CompanyScreen } from '../features/companies/company-screen.tsx';
import { serve } from '../serve.ts';
import page from '../ui/page.module.css';

/** A company's page, by address, by an earlier address or by id. */
export const loader = serve(async (context, { params, request }) => {
  const company = await readCompany(context, params.alias ?? '');
  if (company.alias !== params.alias) {
    throw redirect(pathTo(context.locale, 'company', { alias: company.alias }) + new URL(request.url).search);
  }
  if (!context.viewer) context.page.keepSeconds = 10;
  return company;
});

export const meta: MetaFunction<typeof loader> = ({ loaderData: company, matches }) => {
  const brand = (matches[0]?.loaderData as { brand?: string } | undefined)?.brand ?? '';
  if (!company) return [{ title: brand }];
  const text = company.description
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [
    { title: `${company.name} – ${brand}` },
    ...(text ? [{ name: 'description', content: text.slice(0, 200) }] : []),
    ...(company.state === 'validated' ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
};

export default function CompanyPage() {
  const company = useLoaderData<typeof loader>();
  return (
    <div className={page.wide}>
      <CompanyScreen key={company.companyId} company={company} />
    </div>
  );
}
