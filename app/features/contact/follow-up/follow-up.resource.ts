import { redirect } from 'react-router';
import { followUpChange } from '../../../../domain/contact/follow-up/follow-up-change.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canTalkForCompany } from '../../../../domain/permissions/contact.ts';
import { permit } from '../../../../server/context.ts';
import { changeFollowUp } from '../../../../server/services/contact/follow-up/change-follow-up.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';

/** Who is in charge of a candidate, and the tags. */
export const action = jsonAction(followUpChange, changeFollowUp, {
  permit: (context) => permit(context, canTalkForCompany),
});

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'candidates')));
