import type { Runtime } from '../../../runtime.ts';
import { recordCall } from './record-call.ts';

/** 'absent': no outside provider is configured; 'refused': the report has no valid and recent signature. */
export type Confirmation = 'absent' | 'refused' | 'heard';

/** Handles the report of a booking by the calendar provider; an address without an account is ignored. */
export async function confirmCall(
  { db, ports }: Pick<Runtime, 'db' | 'ports'>,
  body: string,
  headers: Headers,
): Promise<Confirmation> {
  const { scheduling, clock } = ports;
  if (scheduling.kind === 'embedded') return 'absent';
  const report = scheduling.confirmation(body, headers);
  if (!report) return 'refused';
  if (report === 'other') return 'heard';
  const person = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', report.email))
    .executeTakeFirst();
  if (person) await recordCall(db, person.id, clock.now());
  return 'heard';
}
