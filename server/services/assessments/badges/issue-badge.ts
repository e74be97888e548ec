import { createHash, randomUUID } from 'node:crypto';
import { badgeOffer } from '../../../../domain/assessments/badges/badge.ts';
import { type HashedEmail, openBadge, type StatusPlace } from '../../../../domain/assessments/badges/credential.ts';
import { marginOf } from '../../../../domain/assessments/rating/precision.ts';
import { placeOf } from '../../../../domain/assessments/rating/result.ts';
import { readRankings, shownRanking } from '../../../../domain/assessments/test-on-profile.ts';
import { isId } from '../../../../domain/id.ts';
import { canHaveBadges } from '../../../../domain/permissions/assessments.ts';
import { Conflict, NotFound } from '../../../../domain/refusals.ts';
import { type Context, permit } from '../../../context.ts';
import type { Trx } from '../../../data/database.ts';
import { notify } from '../../../live.ts';
import { consume, limits } from '../../shared/limits/consume.ts';
import { ensureSigningKey, type SigningKey } from './badge-keys.ts';
import { lockOwner } from './lock-owner.ts';
import { signDocument } from './sign-document.ts';
import { pageHash, takeStatusPlace } from './status-places.ts';

type Wanted = { sessionId: string; withEmail: boolean };

/**
 * docs/product/assessments.md, Verifiable badges: signs the result of the viewer's newest session of a test. A second
 * request for the same session changes nothing; a newer session replaces the file and revokes the former one.
 */
export async function issueBadge(context: Context, { sessionId, withEmail }: Wanted): Promise<{ badgeId: string }> {
  const viewer = permit(context, canHaveBadges);
  if (!isId(sessionId)) throw new NotFound();
  const key = await ensureSigningKey(context);
  return context.db.transaction().execute(async (trx) => {
    const owner = await lockOwner(trx, viewer.userId);
    const session = await readSession(trx, viewer.userId, sessionId);
    if (!session) throw new NotFound();
    const held = await trx
      .selectFrom('testBadges')
      .select(['id', 'sessionId', 'handle'])
      .where('userId', '=', viewer.userId)
      .where('testId', '=', session.testId)
      .executeTakeFirst();
    const offer = badgeOffer(session, { newest: session.newest, held: held?.sessionId });
    if (held && offer === 'held') return { badgeId: held.id };
    if (offer !== 'obtain' && offer !== 'renew') throw new Conflict(offer);
    if (owner.disabled) throw new Conflict('disabled');
    // Each file takes a place of a public list for ever, also when it is withdrawn at once.
    await consume(trx, limits.badgeByAccount, viewer.userId);
    const handle = held?.handle ?? context.ports.random.handle();
    const status = await takeStatusPlace(trx, context.ports.random, pageHash(handle));
    const email = withEmail ? hashedEmail(viewer.email, context.ports.random.handle()) : undefined;
    const document = await signResult(context, key, session, { handle, status, email });
    const issued = {
      ...{ sessionId, document, issuedAt: context.ports.clock.now() },
      ...{ statusList: status.list, statusPlace: status.place },
    };
    const badgeId = held?.id ?? context.ports.random.id();
    if (held) await trx.updateTable('testBadges').set(issued).where('id', '=', badgeId).execute();
    else {
      const row = { id: badgeId, userId: viewer.userId, testId: session.testId, handle, ...issued };
      await trx.insertInto('testBadges').values(row).execute();
    }
    await notify(trx, `user:${viewer.userId}`, { kind: 'profile' });
    return { badgeId };
  });
}

type Session = NonNullable<Awaited<ReturnType<typeof readSession>>>;

async function readSession(trx: Trx, userId: string, sessionId: string) {
  const row = await trx
    .selectFrom('testSessions as s')
    .innerJoin('tests as t', 't.id', 's.testId')
    .select(['s.id', 's.testId', 's.score', 's.deviationAfter', 's.endDate', 's.ranking', 's.updatedRanking'])
    .select(['s.badgeRefusedAt', 't.nameFr', 't.nameEn'])
    .select(({ selectFrom }) =>
      selectFrom('testSessions as n')
        .select('n.id')
        .whereRef('n.userId', '=', 's.userId')
        .whereRef('n.testId', '=', 's.testId')
        .where('n.status', '=', 'COMPLETED')
        .where('n.practice', '=', false)
        .orderBy('n.endDate', 'desc')
        .orderBy('n.id', 'desc')
        .limit(1)
        .as('newest'),
    )
    .where('s.id', '=', sessionId)
    .where('s.userId', '=', userId)
    .where('s.status', '=', 'COMPLETED')
    .where('s.practice', '=', false)
    .executeTakeFirst();
  if (!row?.endDate || !row.newest) return undefined;
  const { deviationAfter: deviation, badgeRefusedAt, endDate, newest } = row;
  return { ...row, deviation, endDate, newest, refused: badgeRefusedAt !== null };
}

type About = { handle: string; status: StatusPlace; email: HashedEmail | undefined };

async function signResult(context: Context, key: SigningKey, session: Session, about: About): Promise<string> {
  const { config, locale, ports } = context;
  const { score, deviation, endDate, nameFr, nameEn } = session;
  if (score === null || deviation === null) throw new Conflict('provisional');
  const place = placeOf({ deviation }, shownRanking(readRankings(session))?.allTime);
  const now = ports.clock.now();
  const unsigned = openBadge(
    { baseUrl: config.BASE_URL, brand: config.BRAND_NAME },
    {
      ...about,
      // Of version 4, which contains no time.
      id: randomUUID(),
      locale,
      test: { id: session.testId, name: locale === 'fr' ? nameFr : nameEn },
      score,
      margin: marginOf({ deviation }),
      percent: place?.percent,
      medal: place?.medal,
      endedAt: endDate,
      issuedAt: now,
    },
  );
  return JSON.stringify(await signDocument(unsigned, key, now), null, 2);
}

function hashedEmail(email: string, salt: string): HashedEmail {
  const hash = createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex');
  return { identityHash: `sha256$${hash}`, salt };
}
