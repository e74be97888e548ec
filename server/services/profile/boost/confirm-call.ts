import type { Trx } from '../../../data/database.ts';
import type { CallReport, EmbeddedCalendar } from '../../../ports/scheduling/port.ts';
import type { Runtime } from '../../../runtime.ts';
import { chooseHost } from './call-hosts.ts';
import { lockCalls, notifyOwner, readLastCall, storeStatus } from './call-row.ts';

/** 'absent': no outside provider is configured; 'refused': the report has no valid and recent signature. */
export type Confirmation = 'absent' | 'refused' | 'heard';

type Receiver = Pick<Runtime, 'db' | 'ports' | 'config'>;

/** Handles the report of a booking by the calendar provider; an address without a developer is ignored. */
export async function confirmCall(runtime: Receiver, body: string, headers: Headers): Promise<Confirmation> {
  const { db, ports } = runtime;
  const { scheduling } = ports;
  if (scheduling.kind === 'embedded') return 'absent';
  const report = scheduling.report(body, headers);
  if (!report) return 'refused';
  if (report === 'other') return 'heard';
  const person = await db
    .selectFrom('users')
    .innerJoin('developers', 'developers.id', 'users.id')
    .select('users.id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', report.email))
    .executeTakeFirst();
  if (!person) return 'heard';
  await db.transaction().execute(async (trx) => {
    await lockCalls(trx, person.id);
    if (report.kind === 'booked') await storeBooked(trx, runtime, person.id, report, scheduling.provider);
    else await storeCancelled(trx, runtime, person.id, report);
  });
  return 'heard';
}

/** A new call, or the new time of the booked one. The same report again changes nothing. */
async function storeBooked(
  trx: Trx,
  { ports, config }: Receiver,
  developerId: string,
  { at, manageUrl }: CallReport,
  source: EmbeddedCalendar['provider'],
): Promise<void> {
  const now = ports.clock.now();
  const last = await readLastCall(trx, developerId);
  const values = { source, startsAt: at, manageUrl: manageUrl ?? null };
  if (last?.status !== 'booked') {
    // A report that arrives late must not book again what was already handled.
    if (last && last.source === source && last.startsAt?.getTime() === at.getTime()) return;
    const host = await chooseHost(trx, config);
    await trx
      .insertInto('calls')
      .values({ developerId, ...values, ...host, createdAt: now, changedAt: now })
      .execute();
    await storeStatus(trx, developerId, 'booked', now);
  } else if (last.source !== source || last.startsAt?.getTime() !== at.getTime()) {
    await trx
      .updateTable('calls')
      .set({ ...values, sequence: last.sequence + 1, changedAt: now })
      .where('id', '=', last.id)
      .execute();
    await notifyOwner(trx, developerId);
  }
}

/** Only the call at this very time: a report about an earlier time of a moved call changes nothing. */
async function storeCancelled(trx: Trx, { ports }: Receiver, developerId: string, { at }: CallReport): Promise<void> {
  const now = ports.clock.now();
  const last = await readLastCall(trx, developerId);
  if (last?.status !== 'booked' || last.source === 'own' || last.startsAt?.getTime() !== at.getTime()) return;
  await trx
    .updateTable('calls')
    .set({ status: 'cancelled', cancelledSide: 'provider', sequence: last.sequence + 1, changedAt: now })
    .where('id', '=', last.id)
    .execute();
  await storeStatus(trx, developerId, 'cancelled', now);
}
