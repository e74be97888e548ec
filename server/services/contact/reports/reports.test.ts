import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportedMessages } from '../../../../domain/contact/conversations/conversation-report.ts';
import type { SignedIn } from '../../../../domain/viewer.ts';
import { contextOf } from '../../../../tests/harness/context.ts';
import { makeAdministrator, makeDeveloper, makeNewcomer, makeRecruiter } from '../../../../tests/harness/factories.ts';
import { testRuntime } from '../../../../tests/harness/runtime.ts';
import { openTalk, requestedTalk, write } from '../../../../tests/harness/talk.ts';
import type { Runtime } from '../../../runtime.ts';
import { readConversation } from '../conversations/read-conversation.ts';
import { reportConversation } from './report-conversation.ts';
import { closeConversationReport, readConversationReports } from './team-reports.ts';

let runtime: Runtime;
let admin: SignedIn;
beforeAll(async () => {
  runtime = await testRuntime();
  admin = await makeAdministrator(runtime.db);
});
beforeEach(async () => {
  await runtime.db.deleteFrom('conversationReports').execute();
});
const as = (viewer: SignedIn) => contextOf(runtime, viewer);
const report = { reason: 'harassment', words: 'Il insiste.' };
const queue = (text?: string) => readConversationReports(as(admin), text);

describe('reporting a conversation (docs/product/contact.md, Reporting a conversation)', () => {
  it('is known to the team with the last messages until then, and to the reporter; to no one else', async () => {
    const { id, recruiter, developer } = await openTalk(runtime);
    for (let count = 1; count <= reportedMessages; count++) await write(runtime, recruiter, id, `Message ${count}`);
    await reportConversation(as(developer), id, report);
    await write(runtime, recruiter, id, 'Après le signalement');
    const { waiting, reports } = await queue();
    expect(waiting).toBe(1);
    expect(reports).toMatchObject([{ introductionId: id, side: 'developer', ...report }]);
    const bodies = reports[0]?.messages.map(({ body }) => body);
    expect(bodies).toEqual(Array.from({ length: reportedMessages }, (_, index) => `Message ${index + 1}`));
    expect((await readConversation(as(developer), id)).reported).not.toBeNull();
    const other = await readConversation(as(recruiter), id);
    expect(other.reported).toBeNull();
    expect(JSON.stringify(other)).not.toContain('Il insiste.');
    const { membership } = recruiter;
    const colleague = await makeRecruiter(runtime.db, { companyId: membership.companyId });
    expect((await readConversation(as(colleague), id)).reported).toBeNull();
  });

  it('is for both sides, also of a request that waits', async () => {
    const { id, recruiter, developer } = await requestedTalk(runtime);
    await reportConversation(as(developer), id, report);
    await reportConversation(as(recruiter), id, { ...report, reason: 'spam' });
    expect((await queue()).reports.map(({ side }) => side).toSorted()).toEqual(['developer', 'recruiter']);
  });

  it('again replaces the first report, until the team has looked', async () => {
    const { id, developer } = await openTalk(runtime);
    await reportConversation(as(developer), id, report);
    await reportConversation(as(developer), id, { reason: 'other', words: 'Plus précisément' });
    const [first, ...others] = (await queue()).reports;
    expect(others).toEqual([]);
    expect(first).toMatchObject({ reason: 'other', words: 'Plus précisément' });
    await closeConversationReport(as(admin), first?.id ?? '');
    expect((await queue()).reports).toEqual([]);
    expect((await readConversation(as(developer), id)).reported).toBeNull();
    await expect(closeConversationReport(as(admin), first?.id ?? '')).rejects.toMatchObject({ name: 'Conflict' });
    await reportConversation(as(developer), id, report);
    expect((await queue()).reports).toHaveLength(1);
  });

  it('is searched by company, developer and words', async () => {
    const { id, developer } = await openTalk(runtime);
    await reportConversation(as(developer), id, report);
    expect(await queue('insiste')).toMatchObject({ waiting: 1, total: 1 });
    expect(await queue('zzz')).toMatchObject({ waiting: 1, total: 0, reports: [] });
  });

  it('is refused to everyone who is on no side of it, with the same answer as for an unknown one', async () => {
    const { id } = await openTalk(runtime);
    for (const stranger of [await makeDeveloper(runtime.db), await makeRecruiter(runtime.db)])
      await expect(reportConversation(as(stranger), id, report)).rejects.toMatchObject({ name: 'NotFound' });
    for (const stranger of [admin, await makeNewcomer(runtime.db)])
      await expect(reportConversation(as(stranger), id, report)).rejects.toMatchObject({ name: 'Forbidden' });
    expect((await queue()).reports).toEqual([]);
  });

  it('is read and closed by administrators only', async () => {
    const { recruiter, developer } = await openTalk(runtime);
    for (const viewer of [recruiter, developer]) {
      await expect(readConversationReports(as(viewer))).rejects.toMatchObject({ name: 'Forbidden' });
      await expect(closeConversationReport(as(viewer), developer.userId)).rejects.toMatchObject({ name: 'Forbidden' });
    }
  });

  it('without a reason or words is refused', async () => {
    const { id, developer } = await openTalk(runtime);
    await expect(reportConversation(as(developer), id, { reason: '', words: ' ' })).rejects.toMatchObject({
      fields: { reason: 'required', words: 'required' },
    });
  });
});
