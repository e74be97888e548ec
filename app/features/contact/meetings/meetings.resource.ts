import { redirect } from 'react-router';
import { type MeetingCommand, meetingCommand } from '../../../../domain/contact/meetings/meeting-draft.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { canHaveConversations } from '../../../../domain/permissions/contact.ts';
import { type Context, permit } from '../../../../server/context.ts';
import {
  acceptMeeting,
  cancelMeeting,
  declineMeeting,
  moveMeeting,
} from '../../../../server/services/contact/meetings/change-meeting.ts';
import { proposeMeeting } from '../../../../server/services/contact/meetings/propose-meeting.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { serve } from '../../../serve.ts';
import type { Route } from './+types/meetings.resource.ts';

/** Proposes, accepts, declines, moves and cancels meetings of a conversation; who may is decided by the services. */
export const action = jsonAction(
  meetingCommand,
  (context, command, { introductionId }: Route.ActionArgs['params']) => make(context, introductionId, command),
  { permit: (context) => permit(context, canHaveConversations) },
);

export const loader = serve(({ locale }) => redirect(pathTo(locale, 'home')));

function make(context: Context, introductionId: string, command: MeetingCommand) {
  switch (command.mode) {
    case 'propose':
      return proposeMeeting(context, introductionId, command);
    case 'accept':
      return acceptMeeting(context, introductionId, command);
    case 'decline':
      return declineMeeting(context, introductionId, command);
    case 'move':
      return moveMeeting(context, introductionId, command);
    case 'cancel':
      return cancelMeeting(context, introductionId, command);
  }
}
