import type { GivenAnswer } from '../../../../domain/assessments/session/given-answer.ts';
import { type SessionCommand, sessionCommandSchema } from '../../../../domain/assessments/session/session-command.ts';
import type { Context } from '../../../../server/context.ts';
import { giveUp, goOn, reply } from '../../../../server/services/assessments/session/play.ts';
import { readSessionView } from '../../../../server/services/assessments/session/read-session-page.ts';
import { setExtraTime } from '../../../../server/services/assessments/session/set-extra-time.ts';
import type { SessionView } from '../../../../server/services/assessments/session/view-session.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/session.resource.ts';

/** The current view of the session. */
export const loader = jsonLoader((context, { params }: Route.LoaderArgs) => readSessionView(context, params.sessionId));

/** Applies a command of the player and answers with the new view of the session. */
export const action = jsonAction(
  sessionCommandSchema,
  async (context, command, { sessionId }: Route.ActionArgs['params']) => ({
    view: await make(context, sessionId, command),
  }),
);

async function make(context: Context, sessionId: string, command: SessionCommand): Promise<SessionView> {
  switch (command.mode) {
    case 'go':
      return goOn(context, sessionId);
    case 'reply':
      return reply(context, sessionId, command.questionId, givenIn(command));
    case 'skip':
      return reply(context, sessionId, command.questionId, { skipped: true });
    case 'giveUp':
      return giveUp(context, sessionId);
    case 'extraTime':
      await setExtraTime(context, command.extraTime);
      return readSessionView(context, sessionId);
  }
}

/** The schema lets through exactly one of both. */
function givenIn({ chosen, typed }: Extract<SessionCommand, { mode: 'reply' }>): GivenAnswer {
  return typed === undefined ? { chosen: chosen ?? [] } : { typed };
}
