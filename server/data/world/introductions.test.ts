import { describe, expect, it } from 'vitest';
import { dueAt, dueEvent } from '../../../domain/contact/introductions/due.ts';
import {
  type IntroductionStatus,
  introductionStatuses,
  openStatuses,
} from '../../../domain/contact/introductions/status.ts';
import { replay, type TimelineEntry } from '../../../domain/contact/introductions/timeline.ts';
import { selectionLimit } from '../../../domain/library/selection/selection.ts';
import { makeAccountApplications } from './account-applications.ts';
import { makeAccountIntroductions } from './account-introductions.ts';
import { makeApplications, marketOf } from './applications.ts';
import { createCasting } from './casting.ts';
import type { Row, Rows, TableName } from './rows.ts';
import { createPeople, makeBase } from './world.ts';

const now = new Date('2026-11-15T08:00:00Z');

function makeWorld(moment = now) {
  const { rows, developers } = makeBase({ seed: 'vivier', now: moment, companies: 12, accountPassword: 'hash' });
  const market = marketOf(rows);
  const input = { seed: 'vivier', now: moment, market, adminId: null };
  const accountApplications = makeAccountApplications('vivier', moment, developers, market);
  const accounts = makeAccountIntroductions(input, developers, accountApplications);
  const make = createPeople({ seed: 'vivier', now: moment, adminId: null, plainAliases: true });
  const introduce = createCasting(input);
  const people = Array.from({ length: 300 }, (_, index) => make(index));
  const applications = people.map((person) => makeApplications('vivier', moment, person, market));
  const others = people.map((person, index) => introduce(person, applications[index] ?? {}));
  return {
    base: rows,
    developers,
    people,
    accounts,
    made: [...accounts, ...others],
    applications: [...accountApplications, ...applications],
  };
}

const world = makeWorld();
const all = <T extends TableName>(table: T, from: readonly Rows[] = world.made): Row<T>[] =>
  from.flatMap((rows) => (rows[table] ?? []) as Row<T>[]);
const introductions = all('introductions');
const eventsOf = (id: string) => all('introductionEvents').filter(({ introductionId }) => introductionId === id);
const messagesOf = (id: string) => all('messages').filter(({ introductionId }) => introductionId === id);
const company = (alias: string) => world.base.companies?.find(({ seoAlias }) => seoAlias === alias);
const statusesOf = (list: readonly { status: number }[]) => [...new Set(list.map(({ status }) => status))].sort();

function timelineOf(id: string): TimelineEntry[] {
  return eventsOf(id).map(({ at, event, fromStatus, toStatus, actorKind, actorId }) => ({
    at,
    event,
    from: fromStatus ?? 'none',
    to: toStatus,
    by: { kind: actorKind, id: actorId },
  })) as TimelineEntry[];
}

describe('introductions of the demo world', () => {
  it('are the same each time', () => expect(makeWorld().made).toEqual(world.made));

  it('have every status', () => expect(statusesOf(introductions)).toEqual([...introductionStatuses].sort()));

  it("of the first recruiter account's company have nearly every status, several of them open", () => {
    const own = introductions.filter(({ companyId }) => companyId === company('mareva')?.id);
    expect(statusesOf(own)).toEqual([11, 20, 21, 22, 30, 31, 32, 40, 90, 91, 98, 99]);
    expect(own.some(({ recruiterId }) => recruiterId === '01890000-0000-7000-8000-000000000011')).toBe(true);
  });

  it('of the developer account have several statuses, and none is with the company of the first recruiter account', () => {
    const index = world.developers.findIndex(({ user }) => user.email === 'developer@demo.example');
    const own = world.accounts[index]?.introductions ?? [];
    expect(statusesOf(own)).toEqual([20, 30, 31, 32, 99]);
    expect(own.map(({ companyId }) => companyId)).not.toContain(company('mareva')?.id);
  });

  it('agree with their timelines', () => {
    for (const { id, status, contactGiven, statusSince, remindedAt, createdAt } of introductions) {
      const timeline = timelineOf(id);
      expect(replay(timeline)).toEqual({ status, contactGiven, reminded: remindedAt !== null });
      const moments = timeline.map(({ at }) => at.getTime());
      expect(moments).toEqual([...moments].sort((a, b) => a - b));
      expect(moments[0]).toBe(createdAt.getTime());
      expect(moments.at(-1)).toBeLessThanOrEqual(now.getTime());
      const changed = timeline.findLast(({ event }) => event !== 'remind');
      expect(statusSince).toEqual(changed?.at);
    }
  });

  it('say what the company offers, unless an application was declined', () => {
    for (const { id, termsContract, termsPayMin, termsPayMax, termsRemote } of introductions) {
      const declined = eventsOf(id).some(({ event }) => event === 'declineApplication');
      expect(termsContract === null).toBe(declined);
      if (declined) continue;
      expect(termsRemote).not.toBeNull();
      if (termsContract !== 'internship') expect(termsPayMin).toBeLessThanOrEqual(termsPayMax ?? 0);
    }
    expect(introductions.some(({ termsJobId }) => termsJobId !== null)).toBe(true);
    expect(introductions.some(({ termsJobId, termsContract }) => termsContract && termsJobId === null)).toBe(true);
  });

  it('leave no event overdue', () => {
    for (const { status, statusSince: since, remindedAt, lastMessageAt, dueAt: due } of introductions) {
      const timed = { status: status as IntroductionStatus, since, remindedAt, lastMessageAt };
      expect(due).toEqual(dueAt(timed)?.at ?? null);
      expect(dueEvent(timed, now)).toBeUndefined();
    }
  });

  it('are one per company and developer, written by a recruiter of the company with the right to do so', () => {
    const pairs = introductions.map(({ companyId, developerId }) => `${companyId} ${developerId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(all('candidates').map(({ companyId, developerId }) => `${companyId} ${developerId}`)).toEqual(pairs);
    for (const { recruiterId, companyId, createdAt } of introductions) {
      const member = world.base.companyMembers?.find((one) => one.recruiterId === recruiterId);
      expect(member).toMatchObject({ companyId });
      expect(member?.admin || member?.intros).toBe(true);
      expect(member?.joinedAt.getTime()).toBeLessThan(createdAt.getTime());
    }
  });

  it('answer an application when there was one, and begin with a request when there was none', () => {
    const superlikes = [...all('superlikes'), ...all('superlikes', world.applications)];
    for (const { id, companyId, developerId, createdAt } of introductions) {
      const sent = superlikes.find((one) => one.companyId === companyId && one.developerId === developerId);
      if (/Application/.test(eventsOf(id)[0]?.event ?? ''))
        expect(sent?.sentAt.getTime()).toBeLessThan(createdAt.getTime());
      else expect(sent).toBeUndefined();
    }
    const keys = superlikes.map(({ developerId, companyId }) => developerId + companyId);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are assigned to offers of the same company', () => {
    const offered = new Map(world.base.jobs?.map((job) => [job.id, job.companyId]));
    const assigned = all('candidates').filter(({ assignedJobId }) => assignedJobId !== null);
    expect(assigned.length).toBeGreaterThan(10);
    for (const { assignedJobId, companyId } of assigned) expect(offered.get(assignedJobId ?? '')).toBe(companyId);
  });

  it('wait for review only at the company whose requests the team reviews', () => {
    const reviewed = world.base.companies?.filter(({ requestsReviewed }) => requestsReviewed) ?? [];
    expect(reviewed).toHaveLength(1);
    for (const { status, companyId } of introductions) if (status === 10) expect(companyId).toBe(reviewed[0]?.id);
  });

  it("do not use today's slots, nor developers on the first page of the library", () => {
    for (const { status, createdAt } of introductions)
      if (status === 20) expect(createdAt.toISOString().slice(0, 10)).not.toBe(now.toISOString().slice(0, 10));
    const boosted = world.people
      .filter(({ confidential }) => confidential.boost > 0)
      .map(({ developer }) => developer.id);
    for (const { developerId } of introductions) expect(boosted).not.toContain(developerId);
  });
});

describe('the messages of the introductions', () => {
  it('are counted, in order, and written only after both sides agreed', () => {
    for (const { id, messageCount, lastMessageAt, status } of introductions) {
      const messages = messagesOf(id);
      expect(messages).toHaveLength(messageCount);
      expect(messages.map(({ position }) => position)).toEqual(messages.map((_, index) => index + 1));
      expect(messages.at(-1)?.sentAt ?? null).toEqual(lastMessageAt);
      const moments = messages.map(({ sentAt }) => sentAt.getTime());
      expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
      for (const moment of moments) expect(moment).toBeLessThan(now.getTime());
      const agreed = eventsOf(id).find(({ toStatus }) => openStatuses.some((open) => open === toStatus));
      for (const { sentAt } of messages.slice(eventsOf(id)[0]?.event === 'request' ? 1 : 0))
        if (status !== 10 && status !== 11) expect(sentAt.getTime()).toBeGreaterThan(agreed?.at.getTime() ?? Infinity);
    }
  });

  it('are in both languages, complete, and do not name developers who use a nickname', () => {
    const bodies = all('messages').map(({ body }) => body);
    expect(bodies.some((body) => body.startsWith('Bonjour'))).toBe(true);
    expect(bodies.some((body) => body.startsWith('Hello'))).toBe(true);
    for (const body of bodies) expect(body).not.toMatch(/[{}[\]]| {2}|undefined/);
    const hidden = world.people.filter(({ confidential }) => confidential.nameVisibility === 'nickName');
    for (const { developer, confidential } of hidden) {
      const own = introductions.filter(({ developerId }) => developerId === developer.id);
      for (const { id } of own)
        for (const { body } of messagesOf(id)) expect(body).not.toContain(confidential.firstName);
    }
  });

  it('are notified to both sides, and some are not read yet', () => {
    const reads = all('conversationReads');
    for (const { toldPosition, introductionId } of reads) expect(toldPosition).toBe(messagesOf(introductionId).length);
    expect(reads.some(({ readPosition, toldPosition }) => readPosition < toldPosition)).toBe(true);
    const held = introductions.filter(({ status }) => status === 10);
    for (const { id, developerId } of held)
      expect(reads.filter((one) => one.introductionId === id).map(({ userId }) => userId)).not.toContain(developerId);
  });
});

describe('the selection of the demo account that has this feature', () => {
  it('has some developers with room for more, a draft, and no developer with an introduction', () => {
    const selected = all('selections');
    expect(selected.length).toBeGreaterThan(1);
    expect(selected.length).toBeLessThan(selectionLimit);
    const account = '01890000-0000-7000-8000-000000000015';
    for (const { recruiterId, companyId, developerId } of selected) {
      expect({ recruiterId, companyId }).toEqual({ recruiterId: account, companyId: company('cadrantia')?.id });
      expect(introductions.filter((one) => one.developerId === developerId)).toEqual([]);
    }
    expect(selected.some(({ message }) => message !== null)).toBe(true);
    expect(all('selectionDrafts')).toMatchObject([{ recruiterId: account, sameForAll: true }]);
  });
});

it.each(['2026-01-01T00:10:00Z', '2027-03-28T01:30:00Z', '2026-07-14T22:50:00Z'])(
  'no introduction of the demo is overdue when the world is made at %s',
  (moment) => {
    const at = new Date(moment);
    for (const rows of makeWorld(at).made)
      for (const { status, statusSince: since, remindedAt, lastMessageAt } of rows.introductions ?? [])
        expect(
          dueEvent({ status: status as IntroductionStatus, since, remindedAt, lastMessageAt }, at),
        ).toBeUndefined();
  },
);
