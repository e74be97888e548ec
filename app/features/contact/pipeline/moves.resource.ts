import { redirect } from 'react-router';
import { moveCommand } from '../../../../domain/contact/pipeline/move-command.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import { permit } from '../../../../server/context.ts';
import { moveCandidates } from '../../../../server/services/contact/pipeline/move-candidates.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

/** Moves candidates to another stage of their state. */
export const action = jsonAction(moveCommand, moveCandidates, {
  permit: (context) => permit(context, canTalkForCompany),
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'candidates')));
