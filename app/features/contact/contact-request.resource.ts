import { contactCommandSchema } from '../../../domain/contact/contact-command.ts';
import { clearFailed } from '../../../server/services/contact/introductions/clear-failed.ts';
import { readContactOptions } from '../../../server/services/contact/introductions/read-contact-options.ts';
import { recordVisit } from '../../../server/services/contact/introductions/record-visit.ts';
import { requestIntroduction } from '../../../server/services/contact/introductions/request-introduction.ts';
import { jsonAction } from '../../forms/json-action.ts';
import { jsonLoader } from '../../forms/json-loader.ts';
import type { Route } from './+types/contact-request.resource.ts';

/** What the recruiter may do about a developer, loaded when a contact dialog opens. */
export const loader = jsonLoader((context, { params }: Route.LoaderArgs) =>
  readContactOptions(context, params.developerId),
);

/** A refusal is a normal answer with a name, which the dialog explains. */
export const action = jsonAction(
  contactCommandSchema,
  async (context, sent, { developerId }: Route.ActionArgs['params']) => {
    switch (sent.mode) {
      case 'visit':
        return recordVisit(context, developerId);
      case 'clear':
        await clearFailed(context, developerId);
        return {};
      case 'request': {
        const result = await requestIntroduction(context, developerId, sent.request, sent.sentKey);
        return result.outcome === 'done' ? {} : { refused: result.reason };
      }
    }
  },
);
