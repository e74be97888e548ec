import { useLoaderData } from 'react-router';
import { isId } from '../../../domain/id.ts';
import { readAdmins } from '../../../server/services/companies/team/read-admins.ts';
import { permissionTexts } from '../../features/contact/permission.texts.ts';
import { PermissionDenied } from '../../features/contact/permission-denied.tsx';
import { serve } from '../../serve.ts';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => permissionTexts[locale].title);

/** docs/product/contact.md, Permission denied: for a recruiter without the right to start conversations. */
export const loader = serve(async (context, { url }) => {
  const from = url.searchParams.get('profile') ?? '';
  return { admins: await readAdmins(context), profileId: isId(from) ? from : undefined };
});

export default function PermissionDeniedPage() {
  const { admins, profileId } = useLoaderData<typeof loader>();
  return (
    <div className={page.reading}>
      <PermissionDenied admins={admins} profileId={profileId} />
    </div>
  );
}
