import { redirect } from 'react-router';
import { reportSchema } from '../../../../domain/moderation/support/report.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canReportProfile } from '../../../../domain/permissions/library.ts';
import { permitVisitor } from '../../../../server/context.ts';
import { reportDeveloper } from '../../../../server/services/library/report-developer.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/report.resource.ts';

export const action = jsonAction(
  reportSchema,
  (context, report, { developerId }: Route.ActionArgs['params']) => reportDeveloper(context, developerId, report),
  {
    permit: (context, { developerId }) => permitVisitor(context, (viewer) => canReportProfile(viewer, developerId)),
  },
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
