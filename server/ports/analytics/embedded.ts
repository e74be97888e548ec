import type { Database } from '../../data/database.ts';
import type { Clock } from '../clock/port.ts';
import type { Analytics, Warn } from './port.ts';

export function tableAnalytics(db: Database, clock: Clock, warn: Warn): Analytics {
  return {
    async record({ name, userId, data }) {
      try {
        const row = { name, userId: userId ?? null, data: JSON.stringify(data), createdAt: clock.now() };
        await db.insertInto('events').values(row).execute();
      } catch (error) {
        warn(`analytics: the event '${name}' was not recorded`, error);
      }
    },
    close: async () => {},
  };
}
