import {
  type ConfirmationCommand,
  confirmationCommandSchema,
} from '../../../../domain/assessments/confirmation/confirmation-command.ts';
import type { Context } from '../../../../server/context.ts';
import {
  acceptConfirmation,
  declineConfirmation,
} from '../../../../server/services/assessments/confirmation/answer-confirmation.ts';
import { askConfirmation } from '../../../../server/services/assessments/confirmation/ask-confirmation.ts';
import { readConfirmations } from '../../../../server/services/assessments/confirmation/read-confirmations.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/confirmation.resource.ts';

export const loader = jsonLoader((context, { params }: Route.LoaderArgs) =>
  readConfirmations(context, params.introductionId),
);

export const action = jsonAction(
  confirmationCommandSchema,
  (context, command, { introductionId }: Route.ActionArgs['params']) => make(context, introductionId, command),
);

async function make(context: Context, introductionId: string, command: ConfirmationCommand) {
  switch (command.mode) {
    case 'ask':
      return askConfirmation(context, introductionId, command.testId);
    case 'accept':
      return acceptConfirmation(context, introductionId, command.confirmationId);
    case 'decline':
      await declineConfirmation(context, introductionId, command.confirmationId);
      return undefined;
  }
}
