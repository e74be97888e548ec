import { redirect } from 'react-router';
import { parseValue } from '../../../../domain/form.ts';
import { type ApplicationCommand, applicationCommandSchema } from '../../../../domain/jobs/applications/application.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canApply } from '../../../../domain/permissions/jobs.ts';
import { type Context, permit } from '../../../../server/context.ts';
import { Invalid } from '../../../../server/errors.ts';
import { applyToJob, likeCompany, superlikeCompany } from '../../../../server/services/jobs/applications/apply.ts';
import { withdrawApplication } from '../../../../server/services/jobs/applications/withdraw-application.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

/** Every like or application a developer can send to a company or withdraw. */
export const action = serve((context, { request }) =>
  answerJson(context, async () => {
    permit(context, canApply);
    const parsed = parseValue(applicationCommandSchema, await request.json().catch(() => undefined));
    if ('errors' in parsed) throw new Invalid(parsed.errors);
    await make(context, parsed.value);
    return { done: true };
  }),
);

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
