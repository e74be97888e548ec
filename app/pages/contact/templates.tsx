import { redirect, useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { lacksConversationRight, lacksValidation } from '../../../domain/permissions/contact.ts';
import { readTemplates } from '../../../server/services/contact/templates/templates.ts';
import { TemplateList } from '../../features/contact/templates/template-list.tsx';
import { templatesTexts } from '../../features/contact/templates/templates.texts.ts';
import { serve } from '../../serve.ts';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => templatesTexts[locale].title);

export const loader = serve(async (context) => {
  if (lacksValidation(context.viewer)) throw redirect(pathTo(context.locale, 'developers'));
  if (lacksConversationRight(context.viewer)) throw redirect(pathTo(context.locale, 'permissionDenied'));
  return { templates: await readTemplates(context) };
});

export default function TemplatesPage() {
  return <TemplateList {...useLoaderData<typeof loader>()} />;
}
