import { redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { readRecruiter } from '../../../server/services/companies/recruiters/read-recruiter.ts';
import { impersonationTexts } from '../../features/account/impersonation/impersonation.texts.ts';
import { recruiterTexts } from '../../features/companies/recruiters/recruiter.texts.ts';
import { RecruiterScreen } from '../../features/companies/recruiters/recruiter-screen.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/recruiter.ts';

/** The page of a recruiter, by alias or by id. */
export const loader = serve(async (context, { params, url }: Route.LoaderArgs) => {
  const recruiter = await readRecruiter(context, params.alias);
  if (recruiter.alias !== params.alias) {
    throw redirect(pathTo(context.locale, 'recruiter', { alias: recruiter.alias }) + url.search);
  }
  return recruiter;
});

/** Not indexed: candidates find it from the company, and a search for a person's name should not. */
export const meta: Route.MetaFunction = ({ loaderData: recruiter, location, matches }) => {
  const brand = brandOf(matches);
  const texts = recruiterTexts[localeOf(location.pathname)];
  const noIndex = { name: 'robots', content: 'noindex' };
  if (!recruiter) return [{ title: brand }, noIndex];
  const { name, company } = recruiter;
  const description = company ? [{ name: 'description', content: texts.recruitsFor(company.name) }] : [];
  return [{ title: `${name} – ${brand}` }, noIndex, ...description];
};

export default function RecruiterPage() {
  const recruiter = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(impersonationTexts);
  return (
    <div className={page.reading}>
      <RecruiterScreen key={recruiter.recruiterId} recruiter={recruiter} />
      {recruiter.canEdit && !recruiter.own && (
        <p className={page.aside}>
          <Link href={pathTo(locale, 'actAs', { userId: recruiter.recruiterId })}>{texts.submit}</Link>
        </p>
      )}
    </div>
  );
}
