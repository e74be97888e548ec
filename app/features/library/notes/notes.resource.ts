import { noteChange } from '../../../../domain/library/note.ts';
import { checked } from '../../../../server/checked.ts';
import { signedIn } from '../../../../server/context.ts';
import { changeNote } from '../../../../server/services/library/notes/change-note.ts';
import { readNotes } from '../../../../server/services/library/notes/read-notes.ts';
import { answerJson } from '../../../forms/answer-json.ts';
import { serve } from '../../../serve.ts';

export const loader = serve(async (context, { params }) => {
  const notes = await readNotes(context, params.developerId ?? '');
  return Response.json(notes, { headers: { 'cache-control': 'no-store' } });
});

/** Answers with all current notes, because colleagues write notes too. */
export const action = serve((context, { params, request }) =>
  answerJson(context, async () => {
    signedIn(context);
    const sent = checked(noteChange, await request.json().catch(() => undefined));
    await changeNote(context, params.developerId ?? '', sent);
    return { done: true, notes: await readNotes(context, params.developerId ?? '') };
  }),
);
