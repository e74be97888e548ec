import type { Runtime } from '../../../runtime.ts';
import { recordCall } from './record-call.ts';

/** 'absent': no provider is configured; 'refused': not a report that the provider signed just now. */
export type Confirmation = 'absent' | 'refused' | 'heard';

/** What the provider of the calendar reports about somebody who booked; an address that nobody has here is ignored. */
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
