import { redirect } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../../domain/paths.ts';
import { canKeepJobs } from '../../../../domain/permissions/jobs.ts';
import { permit } from '../../../../server/context.ts';
import { followCompany } from '../../../../server/services/jobs/followed/follow-company.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/followed-company.resource.ts';

const wish = z.object({ followed: z.boolean() });

export const action = jsonAction(
  wish,
  (context, { followed }, { companyId }: Route.ActionArgs['params']) => followCompany(context, companyId, followed),
  { permit: (context) => permit(context, canKeepJobs) },
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'companies')));
