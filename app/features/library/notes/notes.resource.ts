import { noteChange } from '../../../../domain/library/notes/note.ts';
import { changeNote } from '../../../../server/services/library/notes/change-note.ts';
import { readNotes } from '../../../../server/services/library/notes/read-notes.ts';
import { jsonAction } from '../../../forms/json-action.ts';
import { jsonLoader } from '../../../forms/json-loader.ts';
import type { Route } from './+types/notes.resource.ts';

export const loader = jsonLoader((context, { params }: Route.LoaderArgs) => readNotes(context, params.developerId));

/** Answers with all current notes, because colleagues write notes too. */
export const action = jsonAction(noteChange, async (context, sent, { developerId }: Route.ActionArgs['params']) => {
  await changeNote(context, developerId, sent);
  return { notes: await readNotes(context, developerId) };
});
