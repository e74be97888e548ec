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
      const rows = await db.selectFrom('bookings').select('slot').where('slot', 'in', offered).execute();
      const booked = new Set(rows.map(({ slot }) => slot.getTime()));
      return offered.filter((slot) => !booked.has(slot.getTime()));
    },

    async book(userId, slot) {
      const now = clock.now();
      const offered = slot > now && officeSlots(slot, 1)[0]?.getTime() === slot.getTime();
      return db.transaction().execute(async (trx) => {
        // A past call must not prevent the next booking.
        await trx.deleteFrom('bookings').where('userId', '=', userId).where('slot', '<=', now).execute();
        const booked = offered
          ? await trx
              .insertInto('bookings')
              .values({ userId, slot })
              .onConflict((conflict) => conflict.doNothing())
              .returning('id')
              .executeTakeFirst()
          : undefined;
        if (booked) return 'booked';
        const own = await trx.selectFrom('bookings').select('id').where('userId', '=', userId).executeTakeFirst();
        return own ? 'already' : 'taken';
      });
    },
  };
}
