import { redirect, useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { readNewcomer } from '../../../server/services/companies/team/read-newcomer.ts';
import { joinTexts } from '../../features/companies/join/join.texts.ts';
import { MyCompany } from '../../features/companies/join/my-company.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => joinTexts[locale].title);

/** Redirects a member to the page of the company; shows the ways to join one to other recruiters. */
export const loader = serve(async (context) => {
  const { viewer, locale } = context;
  if (viewer?.membership) throw redirect(pathTo(locale, 'company', { alias: viewer.membership.companyId }));
  return readNewcomer(context);
});

export default function MyCompanyPage() {
  return (
    <div className={page.reading}>
      <MyCompany newcomer={useLoaderData<typeof loader>()} />
    </div>
  );
}
