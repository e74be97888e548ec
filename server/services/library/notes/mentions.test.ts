import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeDeveloper, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, type Recruiter, talkingRecruiter } from '../../../../tests/harness/talk.ts';
import type { Runtime } from '../../../runtime.ts';
import { changeNote } from './change-note.ts';
import { readNotes } from './read-notes.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = await testRuntime();
});
const as = (who: Recruiter) => contextOf(runtime, who);
const emailsTo = ({ userId }: Recruiter) =>
  runtime.db.selectFrom('emails').select(['text']).where('userId', '=', userId).execute();
const mentionedIn = async (who: Recruiter, developerId: string) =>
  (await readNotes(as(who), developerId)).company?.notes.map(({ mentioned }) => mentioned);

async function team() {
  const author = await talkingRecruiter(runtime);
  const { companyId } = author.membership;
  const colleague = await makeRecruiter(runtime.db, { companyId, name: 'Léa Martin' });
  const { developer } = await openTalk(runtime, { recruiter: author });
  return { author, colleague, companyId, developerId: developer.userId };
}

describe('mentions in notes (docs/product/library.md, Notes)', () => {
  it('tell a colleague once, with the way to the candidate, however often the note is sent or edited', async () => {
    const { author, colleague, developerId } = await team();
    const note = { kind: 'company', id: randomUUID() } as const;
    const mentions = [colleague.userId];
    const add = { action: 'add', ...note, message: 'Vu avec @Léa Martin', mentions } as const;
    await Promise.all([1, 2].map(() => changeNote(as(author), developerId, add)));
    const edit = (message: string) =>
      changeNote(as(author), developerId, { action: 'edit', ...note, message, mentions });
    await edit('Sans elle');
    await edit('Encore @Léa Martin');
    const sent = await emailsTo(colleague);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`/manager/candidates/${developerId}`);
    expect(sent[0]?.text).not.toContain('Vu avec');
    expect(await mentionedIn(colleague, developerId)).toEqual([['Léa Martin']]);
  });

  it('are plain text for those who are no members, are not in the text, or write the note', async () => {
    const { author, colleague, companyId, developerId } = await team();
    const left = await makeRecruiter(runtime.db, { companyId, name: 'Anne Parti' });
    await runtime.db.deleteFrom('companyMembers').where('recruiterId', '=', left.userId).execute();
    const stranger = await talkingRecruiter(runtime);
    const mentions = [left, stranger, colleague, author].map(({ userId }) => userId);
    const message = '@Anne Parti, @Dominique Petit et Léa Martin';
    const note = { action: 'add', kind: 'company', id: randomUUID(), message, mentions } as const;
    await changeNote(as(author), developerId, note);
    for (const one of [left, stranger, colleague, author]) expect(await emailsTo(one)).toEqual([]);
    expect(await mentionedIn(author, developerId)).toEqual([[]]);
  });

  it('lead to the profile of someone who is no candidate of the company', async () => {
    const { author, colleague } = await team();
    const developer = await makeDeveloper(runtime.db);
    const mentions = [colleague.userId];
    const note = { action: 'add', kind: 'company', id: randomUUID(), message: '@Léa Martin ?', mentions } as const;
    await changeNote(as(author), developer.userId, note);
    const [sent] = await emailsTo(colleague);
    expect(sent?.text).not.toContain('/manager/candidates/');
  });
});
