import type { Database } from '../../data/database.ts';
import type { Clock } from '../clock/port.ts';
import { officeSlots } from './paris-slots.ts';
import type { OwnScheduling } from './port.ts';

export function ownScheduling(db: Database, clock: Clock): OwnScheduling {
  return {
    kind: 'embedded',

    async slots(from, days) {
      const now = clock.now();
      const offered = officeSlots(from, days).filter((slot) => slot > now);
      if (offered.length === 0) return [];
      const rows = await db
        .selectFrom('calls')
        .select('startsAt')
        .where('source', '=', 'own')
        .where('status', '=', 'booked')
        .where('startsAt', 'in', offered)
        .execute();
      const booked = new Set(rows.map(({ startsAt }) => startsAt?.getTime()));
      return offered.filter((slot) => !booked.has(slot.getTime()));
    },

    offers(slot) {
      return slot > clock.now() && officeSlots(slot, 1)[0]?.getTime() === slot.getTime();
    },
  };
}
