import { redirect } from 'react-router';
import { type ApplicationCommand, applicationCommandSchema } from '../../../../domain/jobs/applications/application.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canApply } from '../../../../domain/permissions/jobs.ts';
import { type Context, permit } from '../../../../server/context.ts';
import { applyToJob, likeCompany, superlikeCompany } from '../../../../server/services/jobs/applications/apply.ts';
import { withdrawApplication } from '../../../../server/services/jobs/applications/withdraw-application.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

/** Every like or application a developer can send to a company or withdraw. */
export const action = jsonAction(applicationCommandSchema, make, { permit: (context) => permit(context, canApply) });

function make(context: Context, command: ApplicationCommand): Promise<void> {
  switch (command.mode) {
    case 'like':
      return likeCompany(context, command);
    case 'superlike':
      return superlikeCompany(context, command);
    case 'application':
      return applyToJob(context, command);
    case 'withdraw':
      return withdrawApplication(context, command);
  }
}

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));
